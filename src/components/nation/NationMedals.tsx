import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Medal } from '../../domain/tournament/medals.ts'
import { translator } from '../../i18n/translate.ts'
import Fold from '../ui/Fold.tsx'

/** Up to this many medals, every place is unfolded; if there are more, only the best place is. */
const FEW = 12

interface Props {
  readonly site: EditionSite
  readonly medals: readonly Medal[]
}

/** The teams of a nation that won a medal in their class. */
export default function NationMedals({ site: { locale, year }, medals }: Props) {
  const t = translator(locale)
  if (medals.length === 0) return null
  const places = [...Map.groupBy(medals, ({ place }) => place)].sort(([one], [other]) => one - other)
  const [first] = places[0] ?? []
  return (
    <section className="section" aria-labelledby="medals" data-result="block">
      <h2 id="medals">{t('nation.medals')}</h2>
      <div className="folds stack upper gap-2">
        {places.map(([place, won]) => (
          <Fold
            title={t(`nation.place.${place}`)}
            count={won.length}
            locale={locale}
            isOpen={place === first || medals.length <= FEW}
            key={place}
          >
            <ul className="name-list grid of-17 gap-x-5">
              {won.map(({ category, team }) => (
                <li key={category.id}>
                  <a dir="auto" href={localized(teamAddress(year, team.id), locale)}>
                    {team.name}
                  </a>
                  <bdi className="quiet small">{category.shortName}</bdi>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </section>
  )
}
