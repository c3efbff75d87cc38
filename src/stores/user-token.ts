import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { isToken } from '../domain/account/token.ts'
import { isKept } from './browser-storage.ts'

const KEY = 'user-token'

const $token = persistentAtom<string | undefined>(KEY, undefined, {
  encode: (token) => token as string,
  decode: (stored) => (isToken(stored) ? stored : undefined),
})

/** The bearer token of the signed-in visitor, shared by all tabs of the browser; undefined if nobody is signed in. */
export const $userToken: ReadableAtom<string | undefined> = $token

export function keepToken(token: string): void {
  $token.set(token)
}

/** Removes the stored text, even if it is not a valid token. */
export function dropToken(): void {
  $token.set(undefined)
}

/** Whether the token outlives the page. It does not if the browser's storage is blocked or full. */
export const isTokenKept = (): boolean => isKept(KEY)
