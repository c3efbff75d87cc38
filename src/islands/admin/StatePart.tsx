import { useEffect } from 'react'
import { fileSize } from '../../domain/organiser/file-size.ts'
import type { ServicesState } from '../../domain/organiser/state.ts'
import { waitText } from '../../domain/presentation/wait-text.ts'
import { lookAt } from '../../stores/organisers.ts'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useLoaded } from './use-loaded.ts'
import { whenText } from './when-text.ts'

const AGAIN_MS = 15_000
/** Whoever waits longer looks whether the publisher runs. */
const PUBLISHER_LATE_MS = 5 * 60_000
const MAIL_LATE_TRIES = 2
const DISK_LOW = 1_000_000_000

/** How services, publisher, desks, mail and disk are; anew every quarter of a minute. */
export default function StatePart({ edition, locale, t }: SectionProps) {
  const { loaded, reload } = useLoaded(() => lookAt('state', edition), 'state')
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [reload])

  const rowsOf = (state: ServicesState) => {
    const { results, accounts, restarts, publisher, revision, mail, disk } = state
    const storage = (word: string) => t(`admin.state.storage.${storageWord(word)}`)
    return [
      { name: 'results' as const, isGood: results === 'ok', text: storage(results) },
      ...(accounts === null
        ? []
        : [{ name: 'accounts' as const, isGood: accounts === 'ok', text: storage(accounts) }]),
      { name: 'restarts' as const, isGood: restarts === 0, text: String(restarts) },
      {
        name: 'publisher' as const,
        isGood:
          publisher !== null &&
          publisher.failures === 0 &&
          Date.now() - Date.parse(publisher.at) < PUBLISHER_LATE_MS,
        text: publisher
          ? [t('admin.state.lastAt', { when: whenText(publisher.at, locale) }), publisher.reason]
              .filter(Boolean)
              .join(' ')
          : t('admin.state.noPublisher'),
      },
      { name: 'feed' as const, isGood: true, text: revision.split('.').at(-1) ?? '' },
      ...(mail
        ? [
            {
              name: 'mail' as const,
              isGood: mail.waiting === 0 || mail.tries < MAIL_LATE_TRIES,
              text:
                mail.waiting === 0
                  ? t('admin.state.noMail')
                  : t('admin.state.waiting', { count: mail.waiting }),
            },
          ]
        : []),
      ...(disk
        ? [
            {
              name: 'disk' as const,
              isGood: disk.free > DISK_LOW,
              text: t('admin.state.free', { free: fileSize(disk.free), total: fileSize(disk.total) }),
            },
          ]
        : []),
    ]
  }
  return (
    <LoadedPart title={t('admin.sections.state')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {(state) => (
        <>
          <dl className="panel panel-pad admin-facts">
            {rowsOf(state).map(({ name, isGood, text }) => (
              <div key={name} className="admin-fact">
                <dt>{t(`admin.state.${name}`)}</dt>
                <dd className={isGood ? undefined : 'desk-problem'}>
                  {isGood ? '' : `${t('admin.state.look')} `}
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <h3>{t('admin.state.desks')}</h3>
          {state.desks.length === 0 ? (
            <p className="empty">{t('admin.state.noDesks')}</p>
          ) : (
            <ul className="panel admin-rows">
              {state.desks.map(({ field, reports, lastAt }) => (
                <li key={field} className="row apart gap-3">
                  <bdi>{field}</bdi>
                  <span className="quiet">
                    {t('admin.state.reports', { count: reports })} ·{' '}
                    {t('admin.state.ago', {
                      wait: waitText(Math.max(0, state.cupNow - Date.parse(lastAt)), locale),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </LoadedPart>
  )
}

const storageWord = (word: string) =>
  (['ok', 'full', 'damaged'] as const).find((known) => known === word) ?? 'unavailable'
