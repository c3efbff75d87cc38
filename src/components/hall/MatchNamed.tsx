import type { ReactNode } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The match that was named, or why there is none; empty while that is not known. */
  readonly says: string
  /** The address that is made from the match. */
  readonly children: ReactNode
}

/** Asks for one match, for the overlay of a film of it. */
export default function MatchNamed({ locale, typed, onType, says, children }: Props) {
  const t = translator(locale)
  return (
    <section className="made-address stack gap-2" aria-labelledby="overlay-match">
      <h3 id="overlay-match">{t('screens.overlayMatch')}</h3>
      <label>
        <span>{t('screens.match')}</span>
        <input
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="match-says"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <p id="match-says" className="small" role="status">
        <bdi>{says}</bdi>
      </p>
      {children}
    </section>
  )
}
