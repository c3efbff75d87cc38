import { Suspense } from 'react'
import { sideName } from '../../components/match/side-name.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Participant } from '../../domain/tournament/match.ts'
import { useTranslator } from '../words/use-translator.ts'

interface Props {
  readonly side: Participant
  readonly locale: Locale
}

/** The text for a team not known yet. Its messages load with the first hit that has one: few searches do. */
export default function UnknownSide(props: Props) {
  return (
    <Suspense>
      <Name {...props} />
    </Suspense>
  )
}

const Name = ({ side, locale }: Props) => sideName(side, useTranslator(locale, 'pages'))
