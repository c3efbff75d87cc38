import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

/**
 * Returns the text of a script that each page repeats, without comments and with short names, and a plugin of Vite that
 * gives this text to an import with `?raw`.
 *
 * @param file its path from the project root
 * @throws Error with the reason if the script is not JavaScript
 */
export function inlineScript(file: string) {
  // Browsers of 2020 run it as it is, so it must not get newer syntax.
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { compress: { target: 'es2020' } })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`)
  return {
    /** As a page repeats it, for the hash in its policy. */
    text: code,
    plugin: {
      name: 'inline-script',
      enforce: 'pre' as const,
      load: (id: string) =>
        id.endsWith(`/${file}?raw`) ? `export default ${JSON.stringify(code)}` : undefined,
    },
  }
}
