import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** The path of the link to a page in the newest mail to an address, once it lies in the folder of mails. */
export async function linkInMail(folder: string, page: 'confirm' | 'reset', email: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        // A mail that is still being written has a name that starts with a dot.
        const files = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
        for (const file of files.sort()) {
          const { to, text = '' } = await PostalMime.parse(await readFile(join(folder, file)))
          const found = new RegExp(`https?://[^/]+(/account/${page}/\\S+)`).exec(text)?.[1]
          if (to?.[0]?.address === email && found) link = found
        }
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return link
}
