import type { Actor } from '../../results/access/actor.ts'
import { type Act, mayDo } from '../../results/access/who-may.ts'
import type { Access } from '../access.ts'
import { forbiddenTo } from '../report-desk.ts'
import { refuse } from '../response/refuse.ts'

type Admitted = { readonly actor: Actor } | { readonly refusal: Response }

/**
 * Finds out who sends a request, and refuses whom nobody knows or who may not do this.
 *
 * @param address wrong keys are counted per address
 * @throws as `Access.actorOf`
 */
export async function admit(access: Access, request: Request, address: string, act: Act): Promise<Admitted> {
  const found = await access.actorOf(request.headers.get('authorization'), address)
  if (found.kind === 'too-many')
    return { refusal: refuse(request, 429, found.text, { 'retry-after': String(found.seconds) }) }
  if (found.kind === 'wrong')
    return { refusal: refuse(request, 401, found.text, { 'www-authenticate': 'Bearer' }) }
  const { actor } = found
  return mayDo(actor, act) ? { actor } : { refusal: refuse(request, 403, forbiddenTo(actor).text) }
}
