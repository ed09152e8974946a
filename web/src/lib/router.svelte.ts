/** Real addresses, one page each. */

export type Route =
  | { page: 'shelf' }
  | { page: 'setup'; game: string }
  | { page: 'table'; match: string }
  | { page: 'replay'; match: string }
  | { page: 'rules'; game: string }
  | { page: 'come'; match: string }
  | { page: 'lost' }

export function parse(path: string): Route {
  const [first, second, third, more] = path.split('/').filter(Boolean)
  if (!first) return { page: 'shelf' }
  if (second && !third && first === 'new') return { page: 'setup', game: second }
  if (second && !third && first === 'rules') return { page: 'rules', game: second }
  if (second && !third && first === 'match') return { page: 'table', match: second }
  if (second && third === 'replay' && !more && first === 'match') return { page: 'replay', match: second }
  if (first === 'come' && !third) return { page: 'come', match: second ?? '' }
  return { page: 'lost' }
}

let route = $state.raw<Route>(parse(location.pathname))

export const here = {
  get route(): Route {
    return route
  },
}

export function go(path: string): void {
  history.pushState(null, '', path)
  route = parse(location.pathname)
  window.scrollTo(0, 0)
}

/** Follows links and the browser's own back and forward without loading the page anew; call once. */
export function followLinks(): () => void {
  const back = () => (route = parse(location.pathname))
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented
    if (!link || !plain || link.target || link.download || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    go(link.pathname + link.hash)
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
