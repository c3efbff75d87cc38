import * as v from 'valibot'
import type { ShownScreen } from '../../domain/hall/known-screen.ts'
import { readJson, type ServiceResponse } from './request.ts'
import { SERVICES } from './services.ts'

const registered = v.object({ key: v.string() })
const screenForm = v.object({
  number: v.number(),
  name: v.nullable(v.string()),
  shows: v.nullable(v.string()),
})

/** Asks for the key of a new screen. Never throws. */
export const registerScreen = (cupId: string): Promise<ServiceResponse<{ readonly key: string }>> =>
  readJson(addressOf(cupId), { method: 'POST', credentials: 'omit' }, (value) => v.parse(registered, value))

/** Asks what a screen shows. It is refused with 410 if no screen has this key any more. Never throws. */
export const askScreen = (cupId: string, key: string): Promise<ServiceResponse<ShownScreen>> =>
  readJson(
    addressOf(cupId),
    // The browser asks whether its answer still holds.
    { headers: { authorization: `Bearer ${key}` }, credentials: 'omit', cache: 'no-cache' },
    (value) => v.parse(screenForm, value),
  )

const addressOf = (cupId: string) =>
  `${SERVICES.results || location.origin}/screens/${encodeURIComponent(cupId)}`
