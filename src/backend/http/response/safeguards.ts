import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']

/** The headers of every response, whatever its status. Pages carry the policy of their release instead. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
} as const

/** Adds the security headers to every response, except where a page has a policy of its own. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  // `context.header` would build the response again for each header.
  const { headers } = context.res
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

/** The methods whose body is read. */
const WITH_BODY = ['POST', 'DELETE']

/**
 * Refuses methods that no address has, requests that name two hosts (a way past caches and filters), and compressed
 * bodies: a hundred compressed bytes could expand to a gigabyte.
 */
export const plainRequests: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (
  context,
  next,
) => {
  if (!METHODS.includes(context.req.method)) return methodNotAllowed(METHODS)
  const rawHeaders = context.env?.incoming?.rawHeaders ?? []
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return plainText(400, 'A request names one host.\n')
  const encoding = context.req.header('content-encoding')?.trim().toLowerCase() || 'identity'
  if (WITH_BODY.includes(context.req.method) && encoding !== 'identity')
    return plainText(415, 'A body is read as it is: send it without Content-Encoding.\n', {
      'accept-encoding': 'identity',
    })
  return next()
}

export function methodNotAllowed(allowed: readonly string[]): Response {
  return plainText(405, 'This address does not take that method.\n', { allow: allowed.join(', ') })
}

/** Returns a short response for people who see the raw status; never cached. */
export function plainText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
