import type { ClubHistory, Opponent } from '../../domain/club/club-history.ts'
import type { ClubMatch } from '../../domain/club/club-matches.ts'
import { clubAddress, localized, matchAddress, nationAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import { scoreText } from '../match/match-card.ts'

interface Props extends Pick<ClubHistory, 'opponents' | 'nations'> {
  readonly site: EditionSite
}

/** The opponents of a club in earlier editions: clubs with the results, nations with the number of matches. */
export default function ClubOpponents({ site, opponents, nations }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  return (
    <>
      {opponents.length > 0 && (
        <section className="section" aria-labelledby="met" data-result="block">
          <h2 id="met">{t('clubs.met')}</h2>
          <ul className="panel club-met stack">
            {opponents.map((opponent) => (
              <Met site={site} opponent={opponent} key={opponent.clubId} />
            ))}
          </ul>
        </section>
      )}
      {nations.length > 0 && (
        <section className="section" aria-labelledby="nations">
          <h2 id="nations">{t('clubs.nations')}</h2>
          <ul className="chips">
            {nations.map(({ key, name, flag, matches }) => {
              const Tag = index.teamsByNation.has(key) ? 'a' : 'span'
              return (
                <li key={key}>
                  <Tag
                    className="chip"
                    href={Tag === 'a' ? localized(nationAddress(year, key), locale) : undefined}
                  >
                    <Flag flag={flag} />
                    <bdi>{hyphenated(name)}</bdi>
                    <span className="num quiet">
                      {wholeNumber(matches, locale)}
                      <span className="hidden-text">{` ${t('clubs.matchesWith', { count: matches })}`}</span>
                    </span>
                  </Tag>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

function Met({ site, opponent }: { readonly site: EditionSite; readonly opponent: Opponent }) {
  const { locale, year, index } = site
  const t = translator(locale)
  const { clubId, name, flag, lastYear, won, tied, lost, last } = opponent
  const here = index.clubs.has(clubId) ? year : lastYear
  return (
    <li className="cluster baseline gap-x-4">
      <a className="club-name row inline gap-2" href={localized(clubAddress(here, clubId), locale)}>
        <Flag flag={flag} />
        <bdi>{hyphenated(name)}</bdi>
      </a>
      <span className="num">{t('clubs.balance', { won, tied, lost })}</span>
      <ol className="cluster gap-x-3">
        {last.map((match) => (
          <li key={`${match.year} ${match.matchId}`}>
            <a href={localized(matchAddress(match.year, match.matchId), locale)}>
              {matchText(match, t(`clubs.${match.result}`))}
            </a>
          </li>
        ))}
      </ol>
    </li>
  )
}

/** `2025 B14 12–9`; a word for the result if the score is not to be emphasised. */
const matchText = ({ year, category, score }: ClubMatch, word: string): string =>
  [year, category, score ? scoreText(score) : word].join(' ')
