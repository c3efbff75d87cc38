import type { PageBody } from '../../components/page/body-props.ts'

/** The files of this folder. A browser loads only the one for its page. */
const BODIES = import.meta.glob<PageBody>('./*.tsx', { import: 'default' })

/**
 * Loads the component that renders the body of a page. It is the same at build time, with the edition as it was read, and in
 * a browser, with the edition as it is now.
 *
 * @param name of a file in this folder, without its extension, as a kind of page names it
 * @throws Error if there is no such file; the network's error: the next call tries again
 */
export async function loadBody(name: string): Promise<PageBody> {
  const load = BODIES[`./${name}.tsx`]
  if (!load) throw new Error(`src/kinds/bodies has no file ${name}.tsx.`)
  return load()
}
