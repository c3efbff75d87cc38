import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SiteInFolder } from '../../scripts/start/site-in-folder.ts'
import { composeMail, type LetterSubject } from '../../src/backend/identity/mail/compose.ts'
import { LOCALES } from '../../src/domain/text/locale.ts'

// Builds and serves the small cup with this tree until it is ended, and writes where it is and its mails to a file.
const [, , file = ''] = process.argv
const site = new SiteInFolder()
const workDir = mkdtempSync(join(tmpdir(), 'cup-language-site-'))
process.once('SIGTERM', async () => {
  await site.stop()
  rmSync(workDir, { recursive: true, force: true })
  process.exit(0)
})
const { dir, origin } = await site.build(
  workDir,
  { kind: 'demo', size: 'small' },
  new AbortController().signal,
)
const subjects: readonly LetterSubject[] = ['confirm', 'taken', 'reset', 'enter', 'changed']
const mails = LOCALES.flatMap((locale) =>
  subjects.map((subject) => {
    const mail = composeMail({
      subject,
      locale,
      to: 'a@example.org',
      from: 'b@example.org',
      url: `${origin}/x`,
    })
    return { locale, texts: [String(mail.subject), String(mail.text), String(mail.html)] }
  }),
)
writeFileSync(file, JSON.stringify({ dir, origin, mails }))
