import {
  type AnnouncedChange,
  announcedChanges,
  byDayAnnounced,
} from '../../domain/changes/announced-changes.ts'
import { areaOf } from '../../domain/places/areas.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle } from '../ui/day-words.ts'
import Fold from '../ui/Fold.tsx'
import PageHead from '../ui/PageHead.tsx'
import Time from '../ui/Time.tsx'
import ChangeFolds from './ChangeFolds.tsx'
import ChangeRow from './ChangeRow.tsx'
import { changeId } from './change-id.ts'

interface Props {
  readonly site: EditionSite
}

/** A page with more changes is slow to read and load; with more open rows it is longer than twelve screens of a phone. */
const MOST = 150
const MOST_OPEN = 60

/** Every change of the released schedule by the day it was announced, with links to those of a class or a part of town. */
export default function ChangesView({ site }: Props) {
  const { year, locale, index } = site
  const t = translator(locale)
  const all = announcedChanges(index)
  const shown = all.slice(0, MOST)
  const classOf = ({ match }: AnnouncedChange) => index.categories.get(match.categoryId)?.name[locale]
  const areaOfChange = ({ match }: AnnouncedChange) => {
    const arena = index.arenas.get(index.fields.get(match.fieldId ?? '')?.arenaId ?? '')
    return arena && areaOf(arena, index).name
  }
  const open = new Set(shown.slice(0, MOST_OPEN))
  const rows = (changes: readonly AnnouncedChange[]) => (
    <ul className="change-rows">
      {changes.map((change) => (
        <ChangeRow key={changeId(change)} site={site} change={change} id={changeId(change)} />
      ))}
    </ul>
  )
  return (
    <>
      <PageHead title={t('changes.title', { year })} lead={t('changes.lead')} />
      {all.length === 0 && <p className="empty">{t('changes.none')}</p>}
      {shown.length > 0 && (
        <div className="changes stack upper gap-4 gap-x-5">
          <div>
            {byDayAnnounced(shown).map(({ day, changes }) => {
              const [first, rest] = [true, false].map((isOpen) =>
                changes.filter((change) => open.has(change) === isOpen),
              ) as [AnnouncedChange[], AnnouncedChange[]]
              return (
                <section className="section" aria-labelledby={`day-${day}`} key={day}>
                  <h2 id={`day-${day}`}>
                    <Time when={day} text={day === null ? t('changes.untold') : dayTitle(day, locale)} />
                  </h2>
                  {first.length > 0 && <div className="panel">{rows(first)}</div>}
                  {rest.length > 0 && (
                    <Fold
                      title={t(day === null ? 'changes.moreUntold' : 'changes.more')}
                      count={rest.length}
                      locale={locale}
                      isOpen={false}
                    >
                      {rows(rest)}
                    </Fold>
                  )}
                </section>
              )
            })}
            {all.length > MOST && <p className="quiet">{t('changes.older', { count: all.length - MOST })}</p>}
          </div>
          <nav className="section change-ways" aria-label={t('changes.ways')}>
            <ChangeFolds site={site} title={t('changes.byArea')} changes={shown} groupOf={areaOfChange} />
            <ChangeFolds site={site} title={t('changes.byClass')} changes={shown} groupOf={classOf} />
          </nav>
        </div>
      )}
    </>
  )
}
