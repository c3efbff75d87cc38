import type { Announcement } from '../../domain/tournament/edition.ts'

interface Props {
  readonly label: string
  readonly items: readonly Announcement[]
}

export default function Announcements({ label, items }: Props) {
  if (items.length === 0) return null
  return (
    <aside aria-label={label}>
      {items.map(({ text, button }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: announcements have no names, and stay in their order
        <div className="announcement" key={position}>
          <p className="wrap">
            <bdi>{text}</bdi>{' '}
            {button && (
              <a href={button.link} rel={button.link.startsWith('/') ? undefined : 'noopener noreferrer'}>
                <bdi>{button.text}</bdi>
              </a>
            )}
          </p>
        </div>
      ))}
    </aside>
  )
}
