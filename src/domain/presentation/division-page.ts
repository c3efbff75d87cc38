import type { Division } from '../tournament/edition.ts'
import { divisionAddress, playoffAddress } from './addresses.ts'

/** Returns the address of a division's page: groups and play-offs have addresses of their own (spec.md §2). */
export const divisionPage = (
  year: number,
  { kind, categoryId, id }: Pick<Division, 'kind' | 'categoryId' | 'id'>,
): string => (kind === 'playoff' ? playoffAddress : divisionAddress)(year, categoryId, id)
