/** A game's network: a safetensors file, read into the order in which the compiled bots want its weights. */
import type { Manifest, Settings } from './described'

interface Entry {
  dtype: string
  shape: number[]
  data_offsets: [number, number]
}

export interface Network {
  weights: Float32Array
  /** Room for its activations. */
  cells: number
  /** What a thought must know of it, at a table of so many. */
  settings: (seats: number) => Settings
  /** The numbers that it is given, the actions that it knows, and what it says of all seats. */
  sizes: { inputs: number; actions: number; outputs: number }
  rulesVersion: number
  edition: string
  seats: number[]
}

/** A number of 16 bits with its 5 bits of exponent. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 0) return sign * fraction * 2 ** -24
  return exponent === 31 ? (fraction ? NaN : sign * Infinity) : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** Only of 16 bits, as the page's own networks are: with more precise weights, a core would come to other numbers. */
function numbers(data: ArrayBuffer, start: number, { dtype, data_offsets: [first, end] }: Entry): Float32Array {
  if (dtype !== 'F16') throw new Error(`a network's weights are F16, not ${dtype}`)
  return Float32Array.from(new Uint16Array(data.slice(start + first, start + end)), half)
}

/** The other way round: a row for each column. */
function turned(matrix: Float32Array, [rows, columns]: number[]): Float32Array {
  return matrix.map((_, at) => matrix[(at % rows!) * columns! + Math.floor(at / rows!)]!)
}

export function readNetwork(data: ArrayBuffer): Network {
  const start = 8 + Number(new DataView(data).getBigUint64(0, true))
  const header = JSON.parse(new TextDecoder().decode(data.slice(8, start))) as Record<string, Entry>
  const about = header.__metadata__ as unknown as Record<'points' | 'rules_version' | 'edition' | 'seats', string> & { calm?: string }
  const blocks = Object.keys(header).filter((name) => /^block\d+\.in\.weight$/.test(name)).length
  const inner = Array.from({ length: blocks }, (_, number) => [`block${number}.in`, `block${number}.out`]).flat()
  const parts = ['enter', ...inner, 'policy', 'value.in', 'value.out'].flatMap((name) => {
    const [weight, bias] = [header[`${name}.weight`]!, header[`${name}.bias`]!]
    const matrix = numbers(data, start, weight)
    return [name === 'policy' ? turned(matrix, weight.shape) : matrix, numbers(data, start, bias)]
  })
  const weights = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    weights.set(part, at)
    at += part.length
  }
  const [inputs, wide] = header['enter.weight']!.shape as [number, number]
  const [judges, outputs] = header['value.out.weight']!.shape as [number, number]
  const calm = JSON.parse(about.calm ?? '{}') as Record<number, number>
  const hidden = blocks ? header['block0.in.weight']!.shape[1]! : 0
  return {
    weights,
    cells: inputs + 2 * wide + Math.max(hidden, judges) + outputs,
    settings: (seats) => ({ units: Number(about.points), wide, blocks, hidden, judges, calm: calm[seats] ?? 1 }),
    sizes: { inputs, actions: header['policy.weight']!.shape[1]!, outputs },
    rulesVersion: Number(about.rules_version),
    edition: about.edition,
    seats: about.seats.split(',').map(Number),
  }
}

/** Whether a network has learned these rules with these components, at some table, and is of their sizes: compiled code reads its
 *  weights by them unchecked. */
export function fits({ sizes, ...network }: Network, { rules_version, edition, guided, actions, seats }: Manifest): boolean {
  const isOfRules = network.rulesVersion === rules_version && network.edition === edition
  return isOfRules && sizes.inputs === guided.inputs && sizes.actions === actions.count && sizes.outputs === 2 * Math.max(...seats)
}

/** The network at an address; null where it cannot be had, since bots play without one, too. */
export async function fetchNetwork(address: string | null): Promise<Network | null> {
  if (address === null) return null
  try {
    const response = await fetch(address)
    return response.ok ? readNetwork(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
