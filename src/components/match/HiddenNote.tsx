import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: Pick<EditionSite, 'locale' | 'index'>
  /** The matches of the list. */
  readonly matches: readonly Match[]
}

/** A note above a list that names the classes in it whose results are not published. */
export default function HiddenNote({ site: { locale, index }, matches }: Props) {
  const ids = new Set(matches.flatMap(({ kind, categoryId }) => (kind === 'hidden' ? [categoryId] : [])))
  if (ids.size === 0) return null
  const classes = [...index.categories.values()]
    .filter(({ id }) => ids.has(id))
    .map(({ shortName }) => isolated(shortName))
    .join(', ')
  return (
    <p className="small quiet">
      <Sentence text={translator(locale)('match.hiddenClasses', { classes })} />
    </p>
  )
}
