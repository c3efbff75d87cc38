import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { BestPlaces } from '../../domain/tournament/best-places.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly place: BestPlaces
}

/** Where a place leads from which only the best of all groups go on. */
export default function BestPlaceLine({ site: { locale, year, index }, place }: Props) {
  const { rank, divisionId, count, groups } = place
  const target = index.divisions.get(divisionId)
  const values = { rank, groups: groups.length, target: isolated(target?.name[locale] ?? divisionId) }
  const t = translator(locale)
  const sentence = (
    <Sentence
      text={count === null ? t('division.someGo', values) : t('division.bestGo', { ...values, count })}
    />
  )
  return target ? <a href={localized(divisionPage(year, target), locale)}>{sentence}</a> : sentence
}
