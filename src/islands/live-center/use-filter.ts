import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import {
  FILTER_PARTS,
  type MatchFilter,
  NO_FILTER,
  PARAMETERS,
  readFilter,
  writeFilter,
} from '../../domain/schedule/match-filter.ts'
import { $matchFilter, filterMatches } from '../../stores/live-center.ts'
import { type AddressStep, addressStep } from './address-step.ts'

/** Milliseconds. Browsers refuse more than a few hundred changes of the address in half a minute. */
const PAUSE = 250

export interface Filter {
  readonly filter: MatchFilter
  /** Called when the visitor changes the form. */
  readonly onChange: () => void
  readonly show: (filter: MatchFilter) => void
}

/**
 * Keeps form, filter and address in step. Each choice gets its own history entry. Single typed characters get none, but the
 * text that the visitor stops at does.
 */
export function useFilter(form: RefObject<HTMLFormElement | null>): Filter {
  const filter = useStore($matchFilter, { ssr: () => NO_FILTER })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(
    (next: MatchFilter) => {
      clearTimeout(pause.current)
      fillForm(form.current, next)
      filterMatches(next)
      write(next, 'pushState')
    },
    [form],
  )
  const onChange = useCallback(() => {
    const before = $matchFilter.get()
    const next = readForm(form.current)
    filterMatches(next)
    clearTimeout(pause.current)
    const { step, isTyped } = addressStep(before, next, readFilter(location.search).text)
    if (isTyped) pause.current = setTimeout(() => write(next, step), PAUSE)
    else write(next, step)
  }, [form])

  useEffect(() => {
    // A choice made before this code arrived takes precedence over the address.
    const chosen = readForm(form.current)
    const isChosen = writeFilter(chosen) !== ''
    const start = isChosen ? chosen : readFilter(location.search)
    fillForm(form.current, start)
    filterMatches(start)
    if (isChosen) write(start, 'pushState')
    const follow = () => {
      const inAddress = readFilter(location.search)
      fillForm(form.current, inAddress)
      filterMatches(inAddress)
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      clearTimeout(pause.current)
    }
  }, [form])

  return { filter, onChange, show }
}

function write(filter: MatchFilter, step: AddressStep['step']): void {
  const address = location.pathname + writeFilter(filter)
  if (address === location.pathname + location.search) return
  try {
    history[step](history.state, '', address)
  } catch {
    // The browser refuses too frequent changes: the list works on, and the next change tries again.
  }
}

function readForm(form: HTMLFormElement | null): MatchFilter {
  const query = new URLSearchParams()
  if (form) for (const [name, value] of new FormData(form)) query.set(name, String(value))
  return readFilter(query.toString())
}

function fillForm(form: HTMLFormElement | null, filter: MatchFilter): void {
  if (!form) return
  for (const part of FILTER_PARTS) {
    const field = form.elements.namedItem(PARAMETERS[part])
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    )
      if (field.value !== (filter[part] ?? '')) field.value = filter[part] ?? ''
  }
}
