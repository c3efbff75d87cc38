import { boardQuery, readBoardOptions } from '../hall/board-options.ts'
import { parseAddress } from './parse-address.ts'

/** Whether a text is the address of a board of a year, with options that a board understands. */
export function isBoardAddress(address: string, year: number): boolean {
  const [path = '', query] = address.split(/(?=\?)/)
  const route = path.endsWith('/') && path.startsWith('/') ? parseAddress(path)?.route : undefined
  if (route?.kind !== 'board' || route.year !== year) return false
  const { options, faults } = readBoardOptions(query ?? '')
  return faults.length === 0 && (query ?? '') === boardQuery(options)
}
