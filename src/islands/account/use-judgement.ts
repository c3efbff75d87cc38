import { useEffect, useRef, useState } from 'react'
import { textOf } from '../../components/account/form-state.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Judgement, judgePassword } from '../../stores/password-judgement.ts'

/** Milliseconds after the last key press: nobody needs advice on a half-written password. */
const PAUSE = 500
/** A shorter password is known to be too short without asking the service. */
const SHORTEST = 8

/** What the service says about a new password while the visitor types it. */
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
