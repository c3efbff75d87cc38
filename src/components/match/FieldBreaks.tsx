import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { FieldBreak } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly breaks: readonly FieldBreak[]
  readonly locale: Locale
}

/** Breaks in a field's day, one line for each: `12:00–13:00 Lunch`. */
export default function FieldBreaks({ breaks, locale }: Props) {
  return breaks.map(({ from, to, name }) => (
    <p className="small quiet num" key={from}>
      <Time when={from} text={clock(from)} />–<Time when={to} text={clock(to)} />{' '}
      <bdi>{name?.[locale] ?? translator(locale)('match.break')}</bdi>
    </p>
  ))
}
