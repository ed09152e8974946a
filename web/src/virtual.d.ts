declare module 'virtual:shelf' {
  const shelf: import('./lib/api').Listed[]
  export default shelf
}
