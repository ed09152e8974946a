declare module 'virtual:shelf' {
  const shelf: import('./lib/api').GameSummary[]
  export default shelf
}
