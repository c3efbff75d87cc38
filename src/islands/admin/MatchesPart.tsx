import { useState } from 'react'
import Field from '../../components/admin/Field.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import { findMatches } from '../../domain/organiser/found-correctables.ts'
import type { OrganisersEdition, OrganisersMatch } from '../../domain/organiser/organisers-edition.ts'
import { newActKey } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useEdition } from './use-edition.ts'
import { whenText } from './when-text.ts'

/** Matches cancelled and played again, and those that the start page features. */
export default function MatchesPart(props: SectionProps) {
  const { locale, t } = props
  const { loaded, reload, state, set, doAct } = useEdition(props)
  const [words, setWords] = useState('')

  const report = (matchId: string, values: object) =>
    void doAct('report', { matchId, report: { key: newActKey(), ...values } })
  const row = (match: OrganisersMatch, { featured, categories }: OrganisersEdition) => {
    const { id, number, home, away, startsAt, categoryId } = match
    const isFeatured = featured.includes(id)
    const category = categories.find((one) => one.id === categoryId)?.shortName ?? ''
    const feature = () =>
      void set('featured', null, isFeatured ? featured.filter((one) => one !== id) : [...featured, id])
    return (
      <li key={id} className="stack gap-2">
        <p>
          <span className="quiet num">{number}</span> <bdi>{home}</bdi> – <bdi>{away}</bdi>{' '}
          <span className="quiet">
            {category}
            {startsAt !== null && ` · ${whenText(startsAt, locale)}`}
          </span>{' '}
          {match.state === 'cancelled' && <span className="badge">{t('admin.matches.isCancelled')}</span>}
        </p>
        <div className="cluster gap-2">
          <button className="button" type="button" disabled={state.isBusy} onClick={feature}>
            {t(isFeatured ? 'admin.matches.unfeature' : 'admin.matches.feature')}
          </button>
          {(match.state === 'scheduled' || match.state === 'postponed') && (
            <SureButton
              word={t('admin.matches.cancel')}
              consequence={t('admin.matches.cancelled', { home, away })}
              isBusy={state.isBusy}
              t={t}
              onSure={() => report(id, { kind: 'CANCEL' })}
            />
          )}
          {match.state === 'cancelled' && (
            <button
              className="button"
              type="button"
              disabled={state.isBusy}
              onClick={() => report(id, { kind: 'CORRECTION', state: 'SCHEDULED' })}
            >
              {t('admin.matches.play')}
            </button>
          )}
        </div>
      </li>
    )
  }
  return (
    <LoadedPart title={t('admin.sections.matches')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(edition) => {
        const matches = findMatches(edition, words)
        const featured = edition.featured.flatMap(
          (id) => edition.matches.find((match) => match.id === id) ?? [],
        )
        return (
          <>
            <ActNote state={state} t={t} />
            <Field label={t('admin.matches.search')} type="search" value={words} onText={setWords} />
            {words !== '' && matches.length === 0 && <p className="empty">{t('admin.matches.none')}</p>}
            {matches.length > 0 && (
              <ul className="panel admin-rows">{matches.map((match) => row(match, edition))}</ul>
            )}
            <h3>{t('admin.matches.featured')}</h3>
            <p className="quiet">{t('admin.matches.featuredHelp')}</p>
            {featured.length === 0 ? (
              <p className="empty">{t('admin.matches.noneFeatured')}</p>
            ) : (
              <ol className="panel admin-rows">{featured.map((match) => row(match, edition))}</ol>
            )}
          </>
        )
      }}
    </LoadedPart>
  )
}
