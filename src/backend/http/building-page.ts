import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const REFRESH_SECONDS = 3

/** The file that a build writes while it runs. An absent, half-written or differently shaped file means no progress. */
const buildProgress = v.object({
  done: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  secondsLeft: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))),
})
type BuildProgress = v.InferOutput<typeof buildProgress>

const WORDS = {
  en: {
    title: 'The site is being built',
    wait: 'The first pages are being made. This page looks again by itself.',
    pages: ({ done, total }: BuildProgress) => `${done} of ${total} pages`,
    left: (seconds: number) => `about ${Math.ceil(seconds)} s left`,
  },
  sv: {
    title: 'Webbplatsen byggs',
    wait: 'De första sidorna håller på att skapas. Den här sidan tittar efter igen av sig själv.',
    pages: ({ done, total }: BuildProgress) => `${done} av ${total} sidor`,
    left: (seconds: number) => `ungefär ${Math.ceil(seconds)} s kvar`,
  },
} as const

/** Returns the page before the first release exists: status 503, and a reload every few seconds. */
export async function buildingPage(request: Request, dataDir: string): Promise<Response> {
  const language = languageOf(request)
  const words = WORDS[language]
  const progress = await readProgress(join(dataDir, 'build-progress.json'))
  const figures = progress
    ? `<p><progress max="${progress.total}" value="${progress.done}"></progress> ${[
        words.pages(progress),
        ...(progress.secondsLeft == null ? [] : [words.left(progress.secondsLeft)]),
      ].join(', ')}</p>`
    : ''
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${words.title}</title></head>
<body><main><h1>${words.title}</h1><p>${words.wait}</p>${figures}</main></body>
</html>
`
  return new Response(request.method === 'HEAD' ? null : html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(REFRESH_SECONDS),
      vary: 'accept-language',
    },
  })
}

async function readProgress(file: string): Promise<BuildProgress | null> {
  try {
    return v.parse(buildProgress, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

/** Returns Swedish under `/sv/`, or if the browser prefers it to English. */
function languageOf(request: Request): 'en' | 'sv' {
  if (/^\/sv(\/|$)/.test(new URL(request.url).pathname)) return 'sv'
  const preferred = (request.headers.get('accept-language') ?? '').toLowerCase().match(/\b(sv|en)\b/)?.[1]
  return preferred === 'sv' ? 'sv' : 'en'
}
