// The signs on the table, and those that answer nobody: small pictures, and digits or letters that make no word. Whoever points at the
// middle of one must hit something that has words of its own, that says what a click would do, or that is a button; a mark or a face
// beside a name is named.
() => {
  const ANSWERS = [
    ...['[data-explain]', '[title]', 'svg :has(> title)', '[data-tell]', '[data-square]'],
    ...['[data-choice]', '[data-pick]', '[data-refused]', 'button', 'summary'],
  ].join()
  const SMALL = 80
  const WORD = /\p{L}{3}/u

  const own = (one) => [...one.childNodes].map((part) => (part.nodeType === 3 ? part.data : '')).join('').trim()
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.unseen, dialog')
  const isNamed = (one) => one.matches('.seat-mark, [data-face]') && WORD.test(one.parentElement.textContent)
  function isSign(one) {
    if (one.localName !== 'svg') return own(one) && !WORD.test(own(one))
    const { width } = one.getBoundingClientRect()
    return width > 1 && width < SMALL && !isNamed(one)
  }
  function isSilent(one) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit?.closest('main, [data-seat]') && !hit.closest(ANSWERS)
  }
  const nameOf = ({ localName, classList }) => [localName, ...classList].join('.')
  const describe = (one) => [own(one), nameOf(one), nameOf(one.parentElement), nameOf(one.parentElement.parentElement)].join(' < ')

  const signs = [...document.querySelectorAll('main *, [data-seat] *')].filter((one) => isSign(one) && isSeen(one))
  return { signs: signs.length, silent: [...new Set(signs.filter(isSilent).map(describe))] }
}
