import { recall, remember } from './browser/storage.ts'

/** Session storage: the name of the subject that a visitor looks for in another year, until the next page reads it. */
const KEY = 'sought'

/**
 * If a link to another year leads to the nearest page, because that year lacks the page, a sentence there names what is
 * missing. Without script, or if the browser stores nothing, the sentence has no name.
 */
export function showMissingPageName(id: string): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.years-list a') : null
    if (link?.hash !== `#${id}`) return
    const [, year = ''] = /\/(\d+)\//.exec(location.pathname) ?? []
    const name = document
      .querySelector('h1')
      ?.textContent.trim()
      .replace(new RegExp(`\\s+${year}$`), '')
    remember('sessionStorage', KEY, name ?? '')
  })
  if (location.hash !== `#${id}`) return
  const sentence = document.getElementById(id)?.querySelector<HTMLElement>('[data-named]')
  const name = recall('sessionStorage', KEY)
  remember('sessionStorage', KEY, null)
  if (!sentence || !name) return
  const [before = '', after = ''] = (sentence.dataset.named ?? '').split('{name}')
  const shown = document.createElement('bdi')
  shown.textContent = name
  sentence.replaceChildren(before, shown, after)
}
