/** Where bots think: rules of their own, and of a match only what they are asked about. */
import { Mind } from './mind'
import { fetchNetwork } from './network'
import type { Told } from './thinker'

let mind: Promise<Mind>

addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  if ('rules' in data) mind = Mind.of(data.rules, fetchNetwork(data.rules.network))
  else postMessage((await mind).think(data.question))
})
