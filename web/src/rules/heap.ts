/** Room in a module's memory, above what it uses itself: named places that grow when they must. */

const PAGE = 1 << 16
const ALIGNMENT = 16

const aligned = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT

export class Heap {
  private readonly places = new Map<string, { at: number; size: number }>()
  private top: number

  constructor(
    readonly memory: WebAssembly.Memory,
    base: number,
  ) {
    this.top = aligned(base)
  }

  /** Where so many bytes lie under a name. What they held is kept, unless the place was too small. */
  room(name: string, bytes: number): number {
    const found = this.places.get(name)
    if (found && found.size >= bytes) return found.at
    // A little more than asked for: lists grow by one.
    const place = { at: this.top, size: aligned(found ? Math.max(bytes, 2 * found.size) : bytes) }
    this.places.set(name, place)
    this.top += place.size
    const missing = this.top - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
    return place.at
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length)
  }

  int32(at: number, length: number): Int32Array {
    return new Int32Array(this.memory.buffer, at, length)
  }

  int16(at: number, length: number): Int16Array {
    return new Int16Array(this.memory.buffer, at, length)
  }

  float64(at: number, length: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, length)
  }

  float32(at: number, length: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, length)
  }

  int64(at: number, length: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, length)
  }
}
