/** Uses the colours of the site, light and dark; loads nothing. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f2ec, #0a1220); --surface: light-dark(#fff, #121d30);
  --ink: light-dark(#0d1b2e, #eef2f8); --ink-2: light-dark(#4c5a6d, #a9b6c8); --line: light-dark(#dedacf, #26364f);
  --line-strong: light-dark(#8a8577, #5c6f8d); --link: light-dark(#0a4fa3, #8cc2ff); --focus: light-dark(#0a4fa3, #ffc72c) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
header { background: #0b2a4f; padding: .75rem 1rem }
header a { color: #fff; display: inline-block; min-height: 24px }
main { max-width: 62rem; margin: 0 auto; padding: 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0 0 }
h2 { font-size: 1.375rem; margin: 1rem 0 0 }
section > h2 { margin: 0 0 .5rem }
h3 { display: inline; font-size: 1.0625rem } summary { cursor: pointer; min-height: 24px } summary + div { padding-top: .5rem } small { color: var(--ink-2); font-weight: 400 }
section, form, details { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; min-width: 0 }
p { margin: 0 0 .5rem; max-width: 75ch } p:last-child, ul:last-child, dl:last-child { margin-bottom: 0 }
ul { padding-inline-start: 1.25rem; margin: 0; max-width: 75ch }
a { color: var(--link) }
code, textarea, pre { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere }
dl { margin: 0; display: grid; grid-template-columns: minmax(0, 1fr); border-top: 1px solid var(--line) }
dt { padding-top: .4rem } dd { margin: 0; padding-bottom: .4rem; border-bottom: 1px solid var(--line); color: var(--ink-2); max-width: 80ch }
dl > :last-child { border: 0 }
label { display: block; font-weight: 600; margin-bottom: .25rem }
textarea { display: block; width: 100%; padding: .75rem; border: 1px solid var(--line-strong); border-radius: .375rem;
  background: var(--paper); color: var(--ink); resize: vertical }
.choices { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem }
button { font: inherit; font-weight: 600; min-height: 2.5rem; padding: .4rem 1rem; border: 1px solid var(--line-strong);
  border-radius: .375rem; background: var(--surface); color: var(--ink); cursor: pointer }
button[type=submit] { background: #ffc72c; border-color: #ffc72c; color: #2b1d00; margin-top: .75rem }
pre { margin: .75rem 0 0; padding: .75rem; max-height: 32rem; overflow: auto; border: 1px solid var(--line); border-radius: .375rem;
  background: var(--paper); white-space: pre-wrap }
pre:empty { display: none }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
@media (min-width: 46rem) { dl { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 1.5rem }
  dt { padding-bottom: .4rem; border-bottom: 1px solid var(--line) } dd { padding-top: .4rem } dl > :nth-last-child(2) { border: 0 } }
`

/** Sends the query in the field to the service, and shows the response. */
export const SCRIPT = `
const form = document.querySelector('form')
const { query, answer } = Object.fromEntries([...form.querySelectorAll('[id]')].map((one) => [one.id, one]))
const status = form.querySelector('[role=status]')
form.hidden = false
for (const here of document.querySelectorAll('[data-here]')) here.textContent = location.origin + '/graphql'
const asked = new URLSearchParams(location.search).get('query')
if (asked) query.value = asked
for (const choice of form.querySelectorAll('[data-query]'))
  choice.addEventListener('click', () => { query.value = choice.dataset.query; form.requestSubmit() })
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  status.textContent = 'Asking …'
  const began = performance.now()
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: query.value }),
      signal: AbortSignal.timeout(8000),
    })
    const text = await response.text()
    answer.textContent = JSON.stringify(JSON.parse(text), null, 2)
    status.textContent = response.status + ' in ' + Math.round(performance.now() - began) + ' ms, ' + text.length + ' characters.'
  } catch {
    answer.textContent = ''
    status.textContent = 'The service does not answer. Try again in a moment.'
  }
})
`
