import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/text/locale.ts'
import { serviceText } from '../../../i18n/service-text.ts'

export type Markup = ReturnType<typeof html>

/** Shows the content of the password fields: typing errors are the most frequent reason for a refusal. */
const SHOW_PASSWORD = `
const label = document.querySelector('.show')
label.hidden = false
label.firstElementChild.addEventListener('change', ({ target }) => {
  for (const field of document.querySelectorAll('.secret')) field.type = target.checked ? 'text' : 'password'
})
`

/** Copies the address before the button. If the browser refuses, it selects the address for copying by hand. */
const COPY_ADDRESS = `
const button = document.querySelector('.copy')
const address = document.querySelector('.address')
button.hidden = false
button.addEventListener('click', async () => {
  const isCopied = await navigator.clipboard?.writeText(address.textContent).then(() => true, () => false)
  if (!isCopied) getSelection().selectAllChildren(address)
  button.nextElementSibling.textContent = isCopied ? button.dataset.copied : button.dataset.selected
})
`

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f2ec, #0a1220); --surface: light-dark(#fff, #121d30);
  --ink: light-dark(#0d1b2e, #eef2f8); --ink-2: light-dark(#4c5a6d, #a9b6c8); --line: light-dark(#dedacf, #26364f);
  --line-strong: light-dark(#8a8577, #5c6f8d); --link: light-dark(#0a4fa3, #8cc2ff); --danger: light-dark(#b3220d, #ff7a5c);
  --focus: light-dark(#0a4fa3, #ffc72c) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
header { background: #0b2a4f; color: #fff; padding: .75rem 1rem; display: flex; gap: 1rem; justify-content: space-between }
header a { color: #fff }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0 0; text-wrap: balance }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; scroll-margin-top: 1rem }
section { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; overflow-x: auto }
p { margin: 0 0 .75rem } p:last-child, ul:last-child { margin-bottom: 0 }
ul { padding-inline-start: 1.25rem; margin: 0 }
a { color: var(--link) }
label { display: block; font-weight: 600 }
input:not([type=checkbox], [type=hidden]) { display: block; width: 100%; max-width: 24rem; font: inherit; padding: .5rem .75rem; margin: .25rem 0 .75rem;
  border: 1px solid var(--line-strong); border-radius: .375rem; background: var(--paper); color: var(--ink) }
/* Whole on any phone, and selected by one touch. */
.address { display: block; margin: -.5rem 0 .75rem; padding: .5rem .75rem; border: 1px solid var(--line-strong); border-radius: .375rem;
  background: var(--paper); overflow-wrap: anywhere; -webkit-user-select: all; user-select: all }
input[readonly] { border-color: var(--line); background: none; color: var(--ink-2) }
.show { display: flex; align-items: center; font-weight: 400; margin-block-end: .75rem } .show[hidden] { display: none }
.help { color: var(--ink-2); font-size: .875rem; margin: 0 0 .25rem }
.choices { display: flex; flex-wrap: wrap; gap: .75rem }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; vertical-align: middle; margin-inline-end: .5rem }
button, .button { display: inline-block; font: inherit; font-weight: 600; min-height: 2.5rem; padding: .4rem 1rem;
  border: 1px solid var(--line-strong); border-radius: .375rem; background: var(--surface); color: var(--ink);
  text-decoration: none; cursor: pointer }
.primary { background: #ffc72c; border-color: #ffc72c; color: #2b1d00 }
.danger { color: var(--danger); border-color: var(--danger) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
table { border-collapse: collapse; width: 100%; margin-bottom: .75rem }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: middle }
th { color: var(--ink-2); font-size: .8125rem }
.note { border-inline-start: 4px solid var(--focus); padding: .5rem .75rem; background: var(--surface); margin: 0 }
.fault { border-color: var(--danger) }
.made { margin-block: .75rem } h2 + .note { margin-block-end: .75rem } form + .help { margin-block-start: .75rem }
`

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const allowing = (script: string) =>
  `${PAGE_HEADERS['content-security-policy']}; script-src ${sourceOf(script)}; require-trusted-types-for 'script'`

/**
 * The page runs no script and loads nothing: no script, no picture. Its only style sheet is inline.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src ${sourceOf(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  // With no-referrer, browsers would send "Origin: null" with the page's own forms.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  vary: 'accept-language, cookie',
}

/**
 * The headers of pages that ask for a new password: the script that shows the password may run. The page's address may hold
 * the secret of a mail, which no `Referer` passes on.
 */
export const PASSWORD_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy': allowing(SHOW_PASSWORD),
  'referrer-policy': 'strict-origin',
}

/** The headers of the account page while it shows an address: the script that copies the address may run. */
export const ADDRESS_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy': allowing(COPY_ADDRESS),
}

export interface Frame {
  readonly locale: Locale
  readonly title: string
  readonly notice?: { readonly text: string; readonly fault: boolean } | null
  /** The address that a browser without script is sent to at once. */
  readonly goOnTo?: string
  /** The path of this page, for the link to its other language; absent for the account page. */
  readonly path?: string
  /** Whether passwords can be shown; then the page is sent with `PASSWORD_PAGE_HEADERS`. */
  readonly showsPasswords?: boolean
  /** Whether an address can be copied; then the page is sent with `ADDRESS_PAGE_HEADERS`. */
  readonly showsAddress?: boolean
  readonly main: Markup | Markup[]
}

/** Renders a whole page around its content. */
export function framed({
  locale,
  title,
  notice,
  goOnTo,
  path = '/account',
  showsPasswords = false,
  showsAddress = false,
  main,
}: Frame): Markup {
  const t = serviceText(locale)
  const role = notice?.fault ? 'alert' : 'status'
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${goOnTo ? html`<meta http-equiv="refresh" content="0;url=${goOnTo}">` : ''}
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header><a href="/">${t('accountPage.toSite')}</a>${LOCALES.filter((other) => other !== locale).map(
    (other) =>
      html`<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGES[other].name}</a>`,
  )}</header>
<main>
<h1>${title}</h1>
${notice ? html`<p class="${notice.fault ? 'note fault' : 'note'}" role="${role}">${notice.text}</p>` : ''}
${main}
</main>
${showsPasswords ? html`<script>${raw(SHOW_PASSWORD)}</script>` : ''}
${showsAddress ? html`<script>${raw(COPY_ADDRESS)}</script>` : ''}
</body>
</html>
`
}
