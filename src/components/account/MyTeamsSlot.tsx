import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Place from '../ui/Place.tsx'
import AccountLinks from './AccountLinks.tsx'

interface Props {
  readonly site: EditionSite
}

/** The place on the home page for the teams that a visitor follows; hidden for a visitor who is not signed in. */
export default function MyTeamsSlot({ site: { year, locale, underWay, index } }: Props) {
  // The service keeps the name of a class in one language.
  const classes = Object.fromEntries(
    index.edition.categories.map(({ shortName, name }) => [shortName, name[locale]]),
  )
  return (
    <section className="section my-teams-section" aria-labelledby="my-teams">
      <h2 id="my-teams">{translator(locale)('visitor.myTeams')}</h2>
      <Place
        className={
          underWay ? 'my-teams-place is-playing stack narrow gap-3' : 'my-teams-place stack narrow gap-3'
        }
        name="my-teams"
        values={{ year, locale, classes, isUnderWay: underWay }}
      />
    </section>
  )
}

/** For a visitor who is not signed in: the link to an account that keeps teams. */
export function MyTeamsPrompt({ site: { year, locale } }: Props) {
  const t = translator(locale)
  return (
    <div className="section my-teams-prompt">
      <h2>{t('visitor.myTeams')}</h2>
      <div className="panel panel-pad cluster middle gap-3 gap-x-5 apart">
        <p>{t('visitor.prompt')}</p>
        <AccountLinks year={year} locale={locale} from={localized(homeAddress(year), locale)} />
      </div>
    </div>
  )
}
