import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { isToken } from '../domain/account/token.ts'
import { isKept } from './browser-storage.ts'

const KEY = 'user-token'

const $token = persistentAtom<string | undefined>(KEY, undefined, {
  encode: (token) => token as string,
  decode: (kept) => (isToken(kept) ? kept : undefined),
})

/** The bearer token of who is signed in, as all tabs of the browser share it; undefined: nobody is. */
export const $userToken: ReadableAtom<string | undefined> = $token

export function keepToken(token: string): void {
  $token.set(token)
}

/** Takes out what is stored, nonsense included. */
export function dropToken(): void {
  $token.set(undefined)
}

/** Whether the token outlives the page; not so where the browser's storage is blocked or full. */
export const isTokenKept = (): boolean => isKept(KEY)
