/** Names of payments and pairs, taken apart: `2fish_1burger`, `fish_burger`. */
export interface Heap {
  good: string
  amount: number
}

export const heaps = (payment: string): Heap[] =>
  payment.split('_').map((part) => {
    const [, amount, good] = /^(\d*)(\w+)$/.exec(part)!
    return { good: good!, amount: Number(amount || 1) }
  })

/** Every token by itself, in order. */
export const tokens = (payment: string): string[] => heaps(payment).flatMap(({ good, amount }) => Array<string>(amount).fill(good))
