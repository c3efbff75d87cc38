import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Identity } from '../account/context.ts'
import { DEVICE_DAYS, rememberDevice } from '../account/devices.ts'
import { type Origins, publicOrigin } from './origin.ts'

const NAME = 'device'
/** The two ways in. Nothing else is told of the device, so that pages and results stay the same for everybody. */
const PATHS = ['/sanctum', '/account'] as const

/** The secret of the device that asks. It opens nothing: it tells whose wrong passwords are counted together. */
export function deviceSecret(context: Context): string | undefined {
  return getCookie(context, NAME)
}

/** From now on the browser that asks is known for the account: whoever signs in here gets in, whatever strangers try. */
export async function knowDevice(
  context: Context,
  identity: Identity,
  config: Origins,
  accountId: number,
): Promise<void> {
  keepDeviceSecret(context, config, await rememberDevice(identity, accountId, deviceSecret(context)))
}

/** Has the browser keep the secret, out of reach of scripts and of other sites' requests. */
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
