import { useEffect, useRef, useState } from 'react'
import { textOf } from '../../components/account/form-state.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Judgement, judgePassword } from '../../stores/password-judgement.ts'

/** Milliseconds after the last letter: nobody needs to hear of a word that is half written. */
const PAUSE = 500
/** What is shorter is known to be too short. */
const SHORTEST = 8

/** What the service says of a new password while it is typed. */
export function useJudgement(locale: Locale) {
  const [advice, advise] = useState<Judgement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const forget = () => {
    typed.current += 1
    clearTimeout(timer.current)
    advise(null)
  }
  const look = ({ value: password, form }: HTMLInputElement) => {
    typed.current += 1
    const at = typed.current
    clearTimeout(timer.current)
    if ([...password].length < SHORTEST) return advise(null)
    timer.current = setTimeout(async () => {
      const data = form === null ? new FormData() : new FormData(form)
      const choice = { password, email: textOf(data, 'email').trim(), name: textOf(data, 'name').trim() }
      const judgement = await judgePassword(choice, locale)
      if (at === typed.current) advise(judgement)
    }, PAUSE)
  }
  return { advice, look, forget }
}
