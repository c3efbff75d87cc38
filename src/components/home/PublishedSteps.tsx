import { categoriesAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

/** The parts in the order in which a cup publishes them. */
const STEPS = ['clubs', 'teams', 'lot', 'schedule'] as const

/** What a coming edition has published, and what follows. */
export default function PublishedSteps({ site: { locale, year, index } }: { readonly site: EditionSite }) {
  const t = translator(locale)
  const { publication } = index.edition
  return (
    <section className="section" aria-labelledby="steps">
      <h2 id="steps">{t('home.steps')}</h2>
      <ol className="steps grid of-10 fit gap-3">
        {STEPS.map((step) => (
          <li className={publication[step] ? 'is-done' : undefined} key={step}>
            {step === 'teams' && publication.teams ? (
              <a href={localized(categoriesAddress(year), locale)}>
                <strong>{t(`home.step.${step}`)}</strong>
              </a>
            ) : (
              <strong>{t(`home.step.${step}`)}</strong>
            )}
            <span className="quiet small">{t(`home.stepMeans.${step}`)}</span>
            <span className="badge">{t(publication[step] ? 'home.published' : 'home.toCome')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
