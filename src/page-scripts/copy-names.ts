const BREAKS = /[\u00AD\u200B]/g

/** Copies names without the places at which a narrow column may break them: a spreadsheet would find no such name. */
export const copyNamesWhole = (): void =>
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = String(selection ?? '')
    if (!selection || !event.clipboardData || text.search(BREAKS) < 0) return
    const box = document.createElement('div')
    box.append(selection.getRangeAt(0).cloneContents())
    event.clipboardData.setData('text/plain', text.replace(BREAKS, ''))
    event.clipboardData.setData('text/html', box.innerHTML.replace(BREAKS, ''))
    event.preventDefault()
  })
