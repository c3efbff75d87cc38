import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Identity } from '../account/context.ts'
import { DEVICE_DAYS, rememberDevice } from '../account/devices.ts'
import { type Origins, publicOrigin } from './origin.ts'

const NAME = 'device'
/** The two ways to sign in. No other path gets the cookie, so that pages and results stay the same for everybody. */
const PATHS = ['/sanctum', '/account'] as const

/** Returns the secret of the requesting device. It opens nothing: it decides whose wrong passwords are counted together. */
export function deviceSecret(context: Context): string | undefined {
  return getCookie(context, NAME)
}

/** Makes the browser a known device of the account: from now on, failures of strangers cannot block sign-ins on it. */
export async function knowDevice(
  context: Context,
  identity: Identity,
  config: Origins,
  accountId: number,
): Promise<void> {
  keepDeviceSecret(context, config, await rememberDevice(identity, accountId, deviceSecret(context)))
}

/** Stores the secret in the browser, out of reach of scripts and of other sites' requests. */
function keepDeviceSecret(context: Context, config: Origins, secret: string): void {
  for (const path of PATHS) {
    setCookie(context, NAME, secret, {
      httpOnly: true,
      sameSite: 'Strict',
      path,
      secure: publicOrigin(config, context.req.raw).startsWith('https:'),
      maxAge: DEVICE_DAYS * 86_400,
    })
  }
}
