import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { acceptedLocale } from '../../domain/text/accepted-locale.ts'
import { LOCALES, type Locale } from '../../domain/text/locale.ts'
import { serviceText } from '../../i18n/service-text.ts'

const REFRESH_SECONDS = 3

/** The file that a build writes while it runs. An absent, half-written or differently shaped file means no progress. */
const buildProgress = v.object({
  done: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  secondsLeft: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0))),
})
type BuildProgress = v.InferOutput<typeof buildProgress>

/** Returns the page before the first release exists: status 503, and a reload every few seconds. */
export async function buildingPage(request: Request, dataDir: string): Promise<Response> {
  const language = languageOf(request)
  const t = serviceText(language)
  const progress = await readProgress(join(dataDir, 'build-progress.json'))
  const figures = progress
    ? `<p><progress max="${progress.total}" value="${progress.done}"></progress> ${[
        t('building.pages', { done: progress.done, total: progress.total }),
        ...(progress.secondsLeft == null
          ? []
          : [t('building.left', { seconds: Math.ceil(progress.secondsLeft) })]),
      ].join(', ')}</p>`
    : ''
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${t('building.title')}</title></head>
<body><main><h1>${t('building.title')}</h1><p>${t('building.wait')}</p>${figures}</main></body>
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

/** Returns the language of the address, else the one that the browser prefers. */
function languageOf(request: Request): Locale {
  const [, first] = new URL(request.url).pathname.split('/')
  return LOCALES.find((locale) => locale === first) ?? acceptedLocale(request.headers.get('accept-language'))
}
