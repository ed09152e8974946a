/** The box, looked up by key. */
import type { Components } from './components'

export interface Tile {
  tile: string
  /** Kinds in printed order with their numbers. */
  kinds: [string, number][]
  value: number
}

export const asksAny = ({ kinds }: Tile): boolean => kinds[0]![0] === 'any'

export interface Box {
  tile: (key: string) => Tile
  finca: (key: string) => string[]
  /** The middle of a village, in percent of the board. */
  place: (village: string) => { x: number; y: number }
}

export function openBox(components: Components): Box {
  const tiles = new Map(
    components.tiles.map(({ tile, symbols }) => {
      const kinds = Object.entries(symbols)
      return [tile, { tile, kinds, value: kinds.reduce((sum, [, count]) => sum + count, 0) }]
    }),
  )
  const fincas = new Map(components.fincas.map(({ finca, symbols }) => [finca, symbols]))
  const places = new Map(components.villages.map(({ village, stack, finca }) => [village, { x: (stack[0] + finca[0]) / 2, y: (stack[1] + finca[1]) / 2 }]))
  return {
    tile: (key) => tiles.get(key)!,
    finca: (key) => fincas.get(key)!,
    place: (village) => places.get(village)!,
  }
}
