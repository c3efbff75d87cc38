import type { ReactNode } from 'react'
import { type BoardSubject, boardName } from '../../domain/hall/board-subject.ts'
import { localized, screensAddress } from '../../domain/presentation/addresses.ts'
import { pageOfBoard } from '../../domain/presentation/page-of-board.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import QrCode from '../my-week/QrCode.tsx'
import Emblem from '../ui/Emblem.tsx'

interface Props {
  readonly site: EditionSite
  readonly subject: BoardSubject
  /** The site's origin, without a slash at the end. */
  readonly origin: string
}

/** The head of a screen: its subject, the cup's clock, and the way to the same content on a phone. */
export function BoardHead({ site, subject, origin }: Props): ReactNode {
  const { locale, year, cup } = site
  const t = translator(locale)
  const page = localized(pageOfBoard(year, subject), locale)
  const name = boardName(subject, locale)
  return (
    <header className="board-head">
      <div className="board-title">
        <p className="board-cup">
          <Emblem size={34} />
          <bdi>{cup.name}</bdi>
          <span className="num">{year}</span>
        </p>
        <h1>{name === null ? t('hall.allFields') : <bdi>{name}</bdi>}</h1>
      </div>
      <p className="board-clock num" data-clock />
      <a className="board-qr" href={page}>
        <QrCode text={origin + page} label={t('hall.follow')} />
        <span aria-hidden="true">{t('hall.follow')}</span>
      </a>
    </header>
  )
}

/** The foot of a screen: how fresh its rows are, its number if it has one, and which page of how many it shows. */
export function BoardFoot({ site: { locale, year } }: Pick<Props, 'site'>): ReactNode {
  const t = translator(locale)
  return (
    <footer className="board-foot">
      <p className="board-fault" data-fault role="alert" hidden>
        <span data-fault-text />
        <a href={localized(screensAddress(year), locale)}>{t('hall.anew')}</a>
      </p>
      <p className="board-fresh" data-fresh role="status">
        {t('live.built')}
      </p>
      <p className="board-fresh num" data-screen />
      <p className="board-dots num" data-turns />
    </footer>
  )
}
