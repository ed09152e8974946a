// What can be done on the page, as soon as it differs from what it was, or is what it should be, and there is something to do.
({ before, wanted, patience }) => {
  function look() {
    const picks = [...document.querySelectorAll('[data-pick]')]
    const marked = [...document.querySelectorAll('[data-choice], [data-pick]')].filter((one) => one.checkVisibility())
    const targets = marked.map((one) => ({
      selector: one.dataset.choice ? `[data-choice="${one.dataset.choice}"]` : `[data-pick] >> nth=${picks.indexOf(one)}`,
      choice: one.dataset.choice ? Number(one.dataset.choice) : null,
      label: one.ariaLabel ?? one.textContent.trim(),
      width: one.getBoundingClientRect().width,
      height: one.getBoundingClientRect().height,
    }))
    const lines = document.querySelectorAll('aside [data-line]').length
    const over = document.querySelector('dialog[open] .verdict') !== null
    const pressed = marked.map((one) => one.ariaPressed)
    const sign = JSON.stringify([lines, over, targets.map(({ selector, label }) => [selector, label]), pressed])
    return { sign, over, lines, focus: marked.indexOf(document.activeElement), targets }
  }

  const awaited = (sign) => (wanted ? sign === wanted : sign !== before)
  const ready = ({ sign, over, targets }) => awaited(sign) && (over || (targets.length > 0 && document.title.startsWith('●')))

  const told = () => (document.querySelector('footer .busy') ? 'what was asked for is not answered' : 'nothing new can be done')

  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => reject(new Error(`${told()}: ${JSON.stringify(look())}`)), patience)
    function check() {
      const seen = look()
      if (!ready(seen)) return
      observer.disconnect()
      clearTimeout(timer)
      resolve(seen)
    }
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
    check()
  })
}
