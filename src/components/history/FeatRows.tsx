import type { MatchFeat } from '../../domain/history/match-records.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import MatchRow from '../match/MatchRow.tsx'

/** The number of entries of each kind on the page. */
const SHOWN = 5

interface Props {
  readonly locale: Locale
  readonly kind: 'closestFinals' | 'turned' | 'mostGoals'
  readonly feats: readonly MatchFeat[]
}

/** Remembered matches of many editions. */
export default function FeatRows({ locale, kind, feats }: Props) {
  const t = translator(locale)
  if (feats.length === 0) return null
  return (
    <section className="section" aria-labelledby={kind}>
      <h2 id={kind}>{t(`records.${kind}`)}</h2>
      <ul className="matches">
        {feats.slice(0, SHOWN).map((feat) => (
          <FeatRow
            locale={locale}
            kind={kind}
            feat={feat}
            key={`${feat.index.edition.year} ${feat.match.id}`}
          />
        ))}
      </ul>
    </section>
  )
}

function FeatRow({
  locale,
  kind,
  feat: { index, match, value },
}: Omit<Props, 'feats'> & { feat: MatchFeat }) {
  const t = translator(locale)
  const { year } = index.edition
  const site = { year, locale, underWay: false, index }
  const card = editionCard(match, site, { category: true, group: kind === 'closestFinals' })
  const label = {
    closestFinals: card.decision,
    turned: card.halfTime,
    mostGoals: t('records.goals', { count: value }),
  }[kind]
  const labels = label === null ? card.labels : [...card.labels, label]
  return (
    <li>
      <a className="match" href={matchLink(match, site)}>
        <MatchRow card={{ ...card, time: String(year), at: null, oldTime: null, labels }} />
      </a>
    </li>
  )
}
