import { announcementKey, asksForPass } from '../../domain/presentation/announcement-key.ts'
import type { Announcement } from '../../domain/tournament/edition.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly items: readonly Announcement[]
}

/** The announcements of a year: in full if they are new, otherwise one line that opens on a tap (announcements.ts). */
export default function Announcements({ t, items }: Props) {
  if (items.length === 0) return null
  return (
    <section className="announcements" aria-label={t('site.announcement')}>
      <div className="wrap row upper">
        <div className="announcement-list">
          {items.map((item) => (
            <p
              className="announcement"
              data-key={announcementKey(item)}
              data-sells={asksForPass(item) ? 'pass' : undefined}
              key={announcementKey(item)}
            >
              <bdi>{item.text}</bdi>{' '}
              {item.button && (
                <a
                  href={item.button.link}
                  rel={item.button.link.startsWith('/') ? undefined : 'noopener noreferrer'}
                >
                  <bdi>{item.button.text}</bdi>
                </a>
              )}
            </p>
          ))}
        </div>
        <button type="button" className="announcements-fold">
          <span className="hidden-text">{t('site.announcementsWhole')}</span>
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#chevron-down" />
          </svg>
        </button>
        <button type="button" className="announcements-close">
          <span className="hidden-text">{t('site.announcementsDismiss')}</span>
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#x" />
          </svg>
        </button>
      </div>
    </section>
  )
}
