import { posix } from 'node:path'
import { glob, type Loader } from 'astro/loaders'

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

/** Loads the pages of a folder, which have no frontmatter: the title is the first heading. */
export function pagesOf(base: string): Loader {
  const pages = glob({ base, pattern: '**/*.md' })
  return {
    ...pages,
    load: (context) => {
      const entryTypes = new Map(context.entryTypes)
      const markdown = entryTypes.get('.md')
      if (!markdown) throw new Error('Astro reads no Markdown.')
      entryTypes.set('.md', {
        ...markdown,
        getEntryInfo: async (file) => {
          const info = await markdown.getEntryInfo(file)
          const [, path = ''] = file.fileUrl.pathname.split('/docs/')
          const { title, body } = bookPage(path, info.body)
          return { ...info, body, data: { title, ...info.data } }
        },
      })
      return pages.load({ ...context, entryTypes })
    },
  }
}
