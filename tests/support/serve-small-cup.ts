import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SiteInFolder } from '../../scripts/start/site-in-folder.ts'
import { composeMail, type LetterSubject } from '../../src/backend/identity/mail/compose.ts'
import type { Alert } from '../../src/domain/alerts/alert.ts'
import { alertText, severalText, testText } from '../../src/domain/alerts/alert-text.ts'
import { LOCALES, type Locale } from '../../src/domain/text/locale.ts'
import { serviceText } from '../../src/i18n/service-text.ts'

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

const AT = Date.parse('2026-07-09T12:00:00Z')
const place = { at: AT, field: 'Heden 7' }
const ALERTS: readonly Alert['news'][] = [
  { kind: 'soon', lead: '15m', to: place, ahead: null },
  { kind: 'soon', lead: '2q', to: place, ahead: 2 },
  { kind: 'moved', from: { at: null, field: null }, to: place },
  { kind: 'off', how: 'cancelled', reason: null, from: place },
  { kind: 'next', to: place },
  {
    kind: 'result',
    score: { home: 9, away: 8 },
    penalties: { home: 2, away: 1 },
    isWalkover: false,
    bothLose: false,
    isCorrected: true,
  },
]
const match = { year: 2026, id: '1', home: 'IK Example 1', away: null, teamIds: [] }
const alerts = (locale: Locale) => {
  const t = serviceText(locale)
  const all = ALERTS.map((news): Alert => ({ key: news.kind, match, news, until: AT }))
  const texts = [true, false].flatMap((withoutResult) => {
    const options = { withoutResult, now: AT }
    return all.flatMap((one) => [
      alertText(one, t, locale, options),
      severalText([one, one], t, locale, options),
    ])
  })
  return [...texts, testText(t)].flatMap(({ title, body }) => [title, ...body.split('\n')])
}
const sent = LOCALES.map((locale) => ({ locale, texts: alerts(locale) }))

const email = 'owner@example.org'
const registered = await fetch(`${origin}/sanctum/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Kim Example', email, password: 'heden seven nets in the rain' }),
})
const token = await registered.text()
await promisify(execFile)(process.execPath, ['scripts/account.ts', 'role', email, 'owner', '--unconfirmed'])
writeFileSync(file, JSON.stringify({ dir, origin, mails, alerts: sent, token }))
