const SOFT_HYPHENS = /\u00AD/g

/** Copies names without the soft hyphens at which a narrow column may break them: a spreadsheet would find no such name. */
export const copyNamesWhole = (): void =>
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = String(selection ?? '')
    if (!selection || !event.clipboardData || text.search(SOFT_HYPHENS) < 0) return
    const box = document.createElement('div')
    box.append(selection.getRangeAt(0).cloneContents())
    event.clipboardData.setData('text/plain', text.replace(SOFT_HYPHENS, ''))
    event.clipboardData.setData('text/html', box.innerHTML.replace(SOFT_HYPHENS, ''))
    event.preventDefault()
  })
