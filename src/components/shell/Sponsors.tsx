import type { Sponsor } from '../../domain/tournament/edition.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly sponsors: readonly Sponsor[]
}

/** Advertisements, labelled as such. */
export default function Sponsors({ t, sponsors }: Props) {
  return (
    <div className="ads stack gap-1">
      <p className="ads-label">{t('home.advertisement')}</p>
      <ul className="grid of-10 fit gap-3">
        {sponsors.map(({ id, name, url, text }) => {
          const Tag = url === null ? 'div' : 'a'
          return (
            <li key={id}>
              <Tag
                className="ad"
                href={url ?? undefined}
                rel={url === null ? undefined : 'noopener noreferrer sponsored'}
              >
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {text && (
                  <span>
                    <bdi>{text}</bdi>
                  </span>
                )}
              </Tag>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
