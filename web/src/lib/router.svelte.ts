/** Real addresses, one page each; behind a `#` on a static host, which has one document only. */
import { served } from './served'

/** Who keeps a match: a server, or this device. */
export type Keeper = 'match' | 'local'

export type Route =
  | { page: 'shelf' }
  | { page: 'setup'; game: string }
  | { page: 'table'; match: string }
  | { page: 'local'; match: string }
  | { page: 'replay'; keeper: Keeper; match: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'come'; match: string }
  | { page: 'lost' }

const KEPT = { match: 'table', local: 'local' } as const
const isKeeper = (word: string): word is Keeper => Object.hasOwn(KEPT, word)

export function parse(path: string): Route {
  const [first, second, third, more] = path.split('/').filter(Boolean)
  if (!first) return { page: 'shelf' }
  if (second && !third && first === 'new') return { page: 'setup', game: second }
  if (second && !third && (first === 'rules' || first === 'learn')) return { page: first, game: second }
  if (second && !third && isKeeper(first)) return { page: KEPT[first], match: second }
  if (second && third === 'replay' && !more && isKeeper(first)) return { page: 'replay', keeper: first, match: second }
  if (first === 'come' && !third) return { page: 'come', match: second ?? '' }
  return { page: 'lost' }
}

/** The path and what follows its `#`. */
const address = (): string[] => (served ? [location.pathname, location.hash.slice(1)] : (location.hash || '#/').slice(1).split('#'))

let route = $state.raw<Route>(parse(address()[0]!))

export const here = {
  get route(): Route {
    return route
  },
  /** The part of the page that an address points at. */
  get fragment(): string {
    return decodeURIComponent(address()[1] ?? '')
  },
}

/** What a link to a page says. */
export const href = (path: string): string => (served ? path : `#${path}`)

export function go(path: string): void {
  history.pushState(null, '', href(path))
  turn()
}

function turn(): void {
  route = parse(address()[0]!)
  window.scrollTo(0, 0)
}

/** Follows links and the browser's own back and forward without loading the page anew; call once. */
export function followLinks(): () => void {
  const back = () => (route = parse(address()[0]!))
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented
    if (!link || !plain || link.target || link.download || link.origin !== location.origin) return
    if (served && (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname))) return
    if (!served && link.pathname !== location.pathname) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    turn()
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
