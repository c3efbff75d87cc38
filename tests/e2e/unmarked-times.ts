import type { Page } from '@playwright/test'

/**
 * Where a time stands as text alone: texts that can hold no element (choices, text to copy, drawings, whose table has it),
 * files and addresses as they are written, and the trail, whose links are names of pages.
 */
const PLAIN = 'option, textarea, svg, code, pre, .crumbs, .app-bar'

/** Returns the texts of a page that tell a time of day or a date outside a `<time>`, each with its element. */
export const unmarkedTimes = (page: Page): Promise<string[]> =>
  page.evaluate((plain) => {
    const TOLD =
      /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])|\b\d{1,2} (?:jan|feb|mar|apr|ma[jy]|jun|jul|aug|sep|o[ck]t|nov|dec)|(?<![\d/])\d{4}-\d\d-\d\d/i
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? ''
      if (!TOLD.test(said) || text.parentElement?.closest(`time, script, style, noscript, ${plain}`)) continue
      found.push(`${text.parentElement?.outerHTML.slice(0, 60)}: ${said.trim().slice(0, 80)}`)
    }
    return found
  }, PLAIN)
