/** Session storage: the name of what was looked for in another year, from the press on that year to the next page. */
const KEY = 'sought'

/**
 * Where a year leads to the nearest page, as it has no such one, the sentence there names what is missing. Without
 * script, or where the browser keeps nothing, it says so without the name.
 */
export function nameWhatIsMissing(id: string): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.years-list a') : null
    if (link?.hash !== `#${id}`) return
    const [, year = ''] = /\/(\d+)\//.exec(location.pathname) ?? []
    const name = document
      .querySelector('h1')
      ?.textContent.trim()
      .replace(new RegExp(`\\s+${year}$`), '')
    attempt(() => sessionStorage.setItem(KEY, name ?? ''))
  })
  if (location.hash !== `#${id}`) return
  const sentence = document.getElementById(id)?.querySelector<HTMLElement>('[data-named]')
  const name = attempt(() => sessionStorage.getItem(KEY))
  attempt(() => sessionStorage.removeItem(KEY))
  if (!sentence || !name) return
  const [before = '', after = ''] = (sentence.dataset.named ?? '').split('{name}')
  const shown = document.createElement('bdi')
  shown.textContent = name
  sentence.replaceChildren(before, shown, after)
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
