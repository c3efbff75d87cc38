import { deskAddress } from '../../src/domain/desk/desk-address.ts'
import { localized, screensAddress, speakerAddress } from '../../src/domain/presentation/addresses.ts'
import { LANGUAGES, LOCALES } from '../../src/domain/text/locale.ts'
import type { RehearsalOptions } from './options.ts'
import { ANY } from './own-settings.ts'

/** Returns where the rehearsal is seen and reported, for the terminal. */
export function welcomeText(
  { SITE_URL = '', OPERATOR_KEY, REHEARSAL }: Readonly<Record<string, string>>,
  year: number,
  { host, speed }: Pick<RehearsalOptions, 'host' | 'speed'>,
): string {
  const pages = [
    ...LOCALES.map((locale) => [LANGUAGES[locale].name, localized('/', locale)] as const),
    ['Desk', deskAddress()] as const,
    ['Screens', screensAddress(year)] as const,
    ['Speaker', speakerAddress(year)] as const,
  ].map(([name, path]) => `  ${name.padEnd(11)}${SITE_URL}${path}`)
  const others = ANY.has(host) ? [`  First, once on every machine: ${SITE_URL}/?rehearsal=${REHEARSAL}`] : []
  return `
${[...pages, ...others].join('\n')}
  Key of the desk: ${OPERATOR_KEY}

The edition ${year} plays itself, ${speed} times as fast as the world; nobody outside sees it. What you report counts.
Ctrl-C ends it and says what was found.`
}
