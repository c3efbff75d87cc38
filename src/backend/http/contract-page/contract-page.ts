import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type ExampleIds, examplesOf } from './examples.ts'
import { schemaDocs } from './schema-docs.ts'
import { SCRIPT, STYLE } from './style.ts'

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** The page loads nothing from elsewhere. Its only script is allowed by its hash, and may send requests to this origin. */
export const CONTRACT_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src ${sourceOf(STYLE)}; script-src ${sourceOf(SCRIPT)}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  vary: 'accept, x-requested-with',
}

export const CONTRACT_PAGE_TYPE = 'text/html; charset=utf-8'

/** Whether a request comes from somebody who opens the address in a browser. */
export const isVisitor = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.get('x-requested-with') && /\btext\/html\b/.test(headers.get('accept') ?? '')

/**
 * Returns the contract of the results service as a page, with examples that run.
 *
 * @param contract in GraphQL's schema language
 * @param limits the limits of a query, as sentences
 */
export function contractPage(contract: string, ids: ExampleIds, limits: readonly string[]): string {
  const examples = examplesOf(ids)
  const [first] = examples
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The results service: its contract</title>
<meta name="description" content="What the results service answers in GraphQL, type by type, with examples that run.">
<style>${raw(STYLE)}</style>
</head>
<body>
<header><a href="/">To the site</a></header>
<main>
<h1>The results service</h1>
<p>It answers GraphQL at this address, to anybody and from any origin, without a key. It tells what the cup has published, and nothing else.</p>
<h2 id="ask">Ask it</h2>
<noscript><p>The examples run with script. Without it, use the command below.</p></noscript>
<form aria-labelledby="ask" hidden>
<div class="choices" role="group" aria-label="Examples">${examples.map(
    ({ title, query }) => html`<button type="button" data-query="${query}">${title}</button>`,
  )}</div>
<label for="query">Query</label>
<textarea id="query" rows="10" spellcheck="false" autocomplete="off">${first?.query ?? ''}</textarea>
<button type="submit">Run</button>
<p role="status"></p>
<pre id="answer" tabindex="0" role="region" aria-label="Answer"></pre>
</form>
<section aria-labelledby="rules">
<h2 id="rules">How to ask</h2>
<ul>
<li>By POST with <code>Content-Type: application/json</code> and a body of <code>{"query": "…", "variables": {…}}</code>.</li>
<li>By GET with <code>?query=…</code> and the header <code>X-Requested-With: XMLHttpRequest</code>. The answer carries an ETag: ask again with <code>If-None-Match</code>, and 304 says that nothing changed. Edges keep it for five seconds.</li>
<li>Every tournament has a <code>revision</code>: it changes exactly when any datum of the edition changes.</li>
<li>To follow matches as they are played, <code>GET /feed/{cupId}/{tournamentId}</code> tells what changed last, <code>?since={revision}</code> what changed after a revision.</li>
<li>Whole editions are files, too: the site’s page <em>Open data</em> of each year.</li>
${limits.map((limit) => html`<li>${limit}</li>`)}
</ul>
<pre tabindex="0" role="region" aria-label="Command">curl -s <span data-here>https://…/graphql</span> -H 'content-type: application/json' \\
  -d '${JSON.stringify({ query: `{ cups(id: ${JSON.stringify(ids.cupId)}) { name } }` })}'</pre>
</section>
<h2>What there is</h2>
${schemaDocs(contract)}
</main>
<script>${raw(SCRIPT)}</script>
</body>
</html>
`)
}
