import { categoryAddress, divisionPage, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { isKnockout, type Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { numberedRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import ShareButton from '../share/ShareButton.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
  readonly division: Division
}

/** What a match belongs to. Its sides stand large on the scoreboard below. */
export default function MatchHead({ site, match, category, division }: Props) {
  const { locale, year } = site
  const t = translator(locale)
  const round = numberedRoundName(match.round, t)
  return (
    <div className="page-head">
      <h1 className="hidden-text">
        <span data-result={isKnockout(match) ? 'own' : undefined}>
          {hyphenated(`${sideName(match.home, t)} – ${sideName(match.away, t)}`)}
        </span>
      </h1>
      <p className="chips">
        <a className="chip" href={localized(categoryAddress(year, category.id), locale)}>
          <bdi>{category.name[locale]}</bdi>
        </a>
        <a className="chip" href={localized(divisionPage(year, division), locale)}>
          <bdi>{division.name[locale]}</bdi>
        </a>
        {round && (
          <span className="badge">
            <bdi>{round}</bdi>
          </span>
        )}
        <ShareButton locale={locale} look="chip" />
      </p>
    </div>
  )
}
