import { html } from 'hono/html'
import type { SendMailOptions } from 'nodemailer'
import type { Locale } from '../../../domain/text/locale.ts'
import { serviceText } from '../../../i18n/service-text.ts'

/** The kinds of content. The mail sender chooses one only when it sends the mail. */
export type LetterSubject = 'confirm' | 'taken' | 'reset' | 'enter' | 'changed'

export interface Mail {
  readonly subject: LetterSubject
  readonly locale: Locale
  readonly to: string
  readonly from: string
  /** The address of the link; its host serves as the site's name. */
  readonly url: string
}

/**
 * Composes a mail for nodemailer to an address that `normalEmail` accepts: plain text, and the same as HTML that loads
 * nothing. The mail holds no name: whoever registers somebody else's address could otherwise write to them through it.
 */
export function composeMail({ subject, locale, to, from, url }: Mail): SendMailOptions {
  const t = serviceText(locale)
  const [title, link] = [t(`mail.${subject}.subject`), t(`mail.${subject}.link`)]
  const values = { site: new URL(url).host, email: to }
  const before = paragraphs(t(`mail.${subject}.before`, values))
  const after = subject === 'changed' ? [] : paragraphs(t(`mail.${subject}.after`, values))
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: addressOf(from), to: [to] },
    subject: title,
    text: `${[...before, url, ...after].join('\n\n')}\n`,
    html: String(page(locale, title, before, after, url, link)),
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const paragraphs = (text: string): readonly string[] => text.split('\n\n')

/** Returns the address in `Name <address>`. */
const addressOf = (sender: string) => /<([^>]*)>$/.exec(sender)?.[1] ?? sender

function page(
  locale: Locale,
  title: string,
  before: readonly string[],
  after: readonly string[],
  url: string,
  label: string,
) {
  const line = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${title}</h1>
${before.map(line)}
<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0b2a4f;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">${url}</p>
${after.map(line)}
</div>
</body>
</html>
`
}
