import { atom, type ReadableAtom } from 'nanostores'

/** Parts of pages that are needed at the same time: by a visitor with a token, or once they are opened or seen. */
export type PartGroup = 'signed-in' | 'timeline' | 'lead'

const $needed = atom<ReadonlySet<PartGroup>>(new Set())

/** The parts that this visitor needs on the page. */
export const $neededParts: ReadableAtom<ReadonlySet<PartGroup>> = $needed

export function needParts(group: PartGroup): void {
  if (!$needed.get().has(group)) $needed.set(new Set([...$needed.get(), group]))
}
