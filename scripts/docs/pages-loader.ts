import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Loader } from 'astro/loaders'

/** Returns the address of a page in the book. */
const addressOf = (path: string) =>
  `/${path.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '')}/`.replace(/^\/\/$/, '/')

/**
 * Turns a page of the repository into one of the book: links to pages get their addresses there, and the first heading, which
 * the book writes itself, goes.
 *
 * @param path of the page in its folder
 */
export function bookPage(path: string, text: string): { readonly title: string; readonly body: string } {
  const [heading = '', title = path] = /^# (.+)$/m.exec(text) ?? []
  const body = text
    .replace(heading, '')
    .replaceAll(/\]\(([\w./-]+\.md)(#[\w-]+)?\)/g, (_, target: string, anchor = '') => {
      const page = posix.join(posix.dirname(path), target)
      return `](${addressOf(page)}${anchor})`
    })
  return { title, body }
}

/**
 * Loads the pages of a folder, which have no frontmatter: the title is the first heading.
 *
 * @param folder absolute path
 */
export const pagesOf = (folder: string): Loader => ({
  name: 'pages',
  load: async ({ store, parseData, renderMarkdown }) => {
    store.clear()
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.md'))
    for (const path of paths) {
      const { title, body } = bookPage(path, readFileSync(join(folder, path), 'utf8'))
      const id = path.replace(/\.md$/, '').replace(/\/index$/, '')
      const data = await parseData({ id, data: { title } })
      store.set({ id, data, body, filePath: `docs/${path}`, rendered: await renderMarkdown(body) })
    }
  },
})
