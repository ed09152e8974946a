/**
 * The page without a network: everything it is made of is kept, version by version.
 * The build puts `FILES` (addresses beside this one), `LATER` (those that are kept when they were first asked for) and
 * `VERSION` (their fingerprint) above this text.
 * @type {any} */
const worker = self

/** How long the network may take for the page itself before the one that is kept is shown. */
const PATIENCE = 3000
const HASHED = /^assets\//
const PAGE = 'index.html'
const PREFIX = 'verger-'

const at = (/** @type {string} */ file) => new URL(file, worker.location.href).href
const addresses = new Set(worker.FILES.map(at))
const later = new Set(worker.LATER.map(at))

/** What has its content in its name is the same in every version, and need not be fetched again. */
async function fetched(/** @type {string} */ file) {
  const kept = HASHED.test(file) ? await caches.match(at(file)) : undefined
  return kept ?? fetch(at(file), HASHED.test(file) ? {} : { cache: 'reload' })
}

async function stock() {
  const cache = await caches.open(PREFIX + worker.VERSION)
  for (const file of worker.FILES) {
    const response = await fetched(file)
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    await cache.put(at(file), response)
  }
}

/** The version before this one stays: a page of it may still be open. */
async function tidy() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const old = versions.filter((name) => name !== PREFIX + worker.VERSION)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function page(/** @type {Request} */ request) {
  const kept = async () => (await caches.open(PREFIX + worker.VERSION)).match(at(PAGE))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(kept)
  const fresh = fetch(request).catch(kept)
  return (await Promise.race([fresh, late])) ?? fresh
}

/** Kept, or fetched once. */
async function once(/** @type {Request} */ request) {
  const found = await caches.match(request.url)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await (await caches.open(PREFIX + worker.VERSION)).put(request.url, response.clone())
  return response
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(stock().then(() => worker.skipWaiting())))
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(tidy()))
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  if (request.method !== 'GET' || request.url.startsWith(at('api/'))) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (later.has(request.url)) event.respondWith(once(request))
  else if (addresses.has(request.url)) event.respondWith(caches.match(request.url).then((kept) => kept ?? fetch(request)))
})
