import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Crumb } from './framed-page.ts'

interface Props {
  readonly t: Translate
  /** From the start page to this page, which is the last item. Addresses include the language. */
  readonly items: readonly Crumb[]
}

export default function Breadcrumbs({ t, items }: Props) {
  const last = items.length - 1
  return (
    <nav className="crumbs wrap" aria-label={t('site.breadcrumbs')}>
      <ol>
        {items.map(({ name, address }, position) => (
          <li key={address}>
            {position === last ? (
              <span aria-current="page">
                <bdi>{hyphenated(name)}</bdi>
              </span>
            ) : (
              <a href={address}>
                <bdi>{hyphenated(name)}</bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
