import { atom, type ReadableAtom } from 'nanostores'

const $isLiving = atom(false)

/** Whether the body of the page was rendered from the current edition. Before that it is as it was built. */
export const $isBodyLiving: ReadableAtom<boolean> = $isLiving

export const setBodyLiving = (isLiving: boolean): void => $isLiving.set(isLiving)
