import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('a colour', () => {
  it('has one name, and a name one colour', () => {
    const names = ['./tokens.css', '../app.css'].flatMap((file) => {
      const css = readFileSync(new URL(file, import.meta.url), 'utf8')
      return [...css.matchAll(/^ {2}(--[\w-]+): (?:light-dark\(|#|rgb)/gm)].map(([, name]) => name!)
    })
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names.length).toBeGreaterThan(100)
  })
})
