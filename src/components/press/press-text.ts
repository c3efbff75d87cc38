import type { EditionSite } from '../../domain/site/page-site.ts'
import { LOCALES, type Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { plain } from '../ui/Sentence.tsx'
import { factSentence } from './fact-sentence.ts'
import { outcomeText, resultLine } from './press-lines.ts'
import type { PressSubject } from './press-subject.ts'

/** Returns a sheet as text: the sentences in the language of the page first, then those in the other language. */
export function pressText({ names, sheet }: PressSubject, site: EditionSite): string {
  const { locale, cup, year } = site
  const t = translator(locale)
  const sentences = (each: Locale) =>
    sheet.facts.map((fact) => factSentence(fact, { cup, year, name: names[each] }, each)).join('\n')
  const more = (count: number) => (count > 0 ? [t('press.more', { count })] : [])
  const places = sheet.places.map(({ category, lines }) =>
    [category.name[locale], ...lines.map((line) => `${line.team.name}: ${outcomeText(line, locale)}`)].join(
      '\n',
    ),
  )
  const results = sheet.results.map(({ category, lines }) =>
    [category.name[locale], ...lines.map((match) => lineOf(resultLine(match, category, locale)))].join('\n'),
  )
  const part = (title: string, list: readonly string[], left: number) =>
    list.length > 0 ? [[title.toUpperCase(), ...list, ...more(left)].join('\n\n')] : []
  return plain(
    [
      `${cup.name} ${year}: ${names[locale]}`,
      ...languagesFrom(locale).map(sentences),
      ...part(t('press.places'), places, sheet.left.places),
      ...part(t('press.results'), results, sheet.left.results),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  )
}

const lineOf = ({ sides, score }: ReturnType<typeof resultLine>): string => `${sides} ${score}`.trimEnd()

/** Returns all languages, the language of the page first. */
export const languagesFrom = (locale: Locale): readonly Locale[] => [
  locale,
  ...LOCALES.filter((each) => each !== locale),
]
