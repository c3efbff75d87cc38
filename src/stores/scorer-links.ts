import { atom, type ReadableAtom } from 'nanostores'
import {
  type DeskFault,
  fetchScorerLinks,
  issueScorerLinks,
  type LinksWanted,
  revokeScorerLink,
} from '../data/browser/scorer-links.ts'
import type { ScorerLink } from '../domain/desk/scorer-link.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import { $deskKey, refuseKey } from './desk-key.ts'

export interface ScorerLinks {
  /** In the order in which they were issued; null until they are read. */
  readonly links: readonly ScorerLink[] | null
  /** By number of the link: the keys of the links that this page has issued. Nobody can tell them again. */
  readonly keys: ReadonlyMap<string, string>
  readonly isBusy: boolean
  /** Why the last act failed: no answer, or a sentence of the service; null if it did not. */
  readonly problem: 'away' | { readonly reason: string } | null
}

const $links = atom<ScorerLinks>({ links: null, keys: new Map(), isBusy: false, problem: null })
/** The scorers' links of an edition, for the operator. */
export const $scorerLinks: ReadableAtom<ScorerLinks> = $links

export const readLinks = (edition: EditionIds): Promise<void> => act(edition, async () => null)

/** Issues links. @returns the numbers of the new ones */
export async function issueLinks(edition: EditionIds, wanted: LinksWanted): Promise<readonly string[]> {
  let numbers: readonly string[] = []
  await act(edition, async (service) => {
    const response = await issueScorerLinks(edition, wanted, service)
    if (response.kind !== 'done') return response
    const { keys } = $links.get()
    $links.set({
      ...$links.get(),
      keys: new Map([...keys, ...response.value.map(({ key, link }) => [link.id, key] as const)]),
    })
    numbers = response.value.map(({ link }) => link.id)
    return null
  })
  return numbers
}

export const revokeLink = (edition: EditionIds, linkId: string): Promise<void> =>
  act(edition, async (service) => {
    const response = await revokeScorerLink(edition, linkId, service)
    return response.kind === 'done' ? null : response
  })

/** Does something, and reads the list again. */
async function act(
  edition: EditionIds,
  change: (service: { readonly operatorKey: string }) => Promise<DeskFault | null>,
): Promise<void> {
  const held = $deskKey.get()
  if (held.kind !== 'held' || $links.get().isBusy) return
  $links.set({ ...$links.get(), isBusy: true, problem: null })
  const service = { operatorKey: held.key }
  const fault = await change(service)
  const list = await fetchScorerLinks(edition, service)
  const failed = fault ?? (list.kind === 'done' ? null : list)
  if (failed?.kind === 'unauthorized') refuseKey(held.key, failed.because)
  $links.set({
    ...$links.get(),
    isBusy: false,
    links: list.kind === 'done' ? list.value : $links.get().links,
    problem: failed === null ? null : failed.kind === 'refused' ? { reason: failed.reason } : 'away',
  })
}
