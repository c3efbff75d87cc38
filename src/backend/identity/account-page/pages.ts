import { Hono } from 'hono'
import type { Identity } from '../context.ts'
import type { HttpParts } from '../http/api.ts'

export function createAccountPages(_identity: Identity, _parts: HttpParts): Hono {
  return new Hono()
}
