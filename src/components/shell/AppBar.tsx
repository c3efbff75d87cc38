import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  /** The title of the page, without the cup's name. */
  readonly title: string
  /** The address of the page above this one, including its language. */
  readonly up: string
}

export default function AppBar({ t, title, up }: Props) {
  return (
    <div className="app-bar">
      <a className="app-back row inline" href={up}>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#chevron-left" />
        </svg>
        {t('site.back')}
      </a>
      <span aria-hidden="true">
        <bdi>{title}</bdi>
      </span>
    </div>
  )
}
