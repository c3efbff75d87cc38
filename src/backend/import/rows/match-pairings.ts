import { pairingsOf, readPairing } from '../cells/pairing.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import type { Guess } from '../reading.ts'
import { joined, say } from '../said.ts'
import type { ReadCells } from './match-days.ts'
import type { DerivedCell, Row } from './row.ts'

/** Reads the two teams of matches that have them in one cell. Names with dashes of their own are told by the other cells. */
export function readPairings(rows: readonly Row[]): ReadCells {
  const faults: Fault[] = []
  const names = new Set<string>()
  for (const row of rows) {
    const [only, ...more] = pairingsOf(row.get('pairing'))
    if (only && more.length === 0) for (const name of [only.home, only.away]) names.add(name.toLowerCase())
  }
  let example: Guess | undefined
  const values = rows.map((row): Record<string, DerivedCell> => {
    const cell = row.get('pairing')
    if (cell === '' || (row.get('home') !== '' && row.get('away') !== '')) return {}
    const pairing = readPairing(cell, names)
    if (!pairing) {
      faults.push(noPairing(row, cell))
      return { home: { text: '?', from: 'pairing' }, away: { text: '?', from: 'pairing' } }
    }
    const { home, away } = pairing
    const what = say('pairingRead')
    example ??= {
      file: row.file,
      what,
      example: say('pairingIs', { cell: shown(cell), home: shown(home), away: shown(away) }),
    }
    return { home: { text: home, from: 'pairing' }, away: { text: away, from: 'pairing' } }
  })
  return { values, faults, guesses: example ? [example] : [] }
}

function noPairing(row: Row, cell: string): Fault {
  const { file, place } = row.origin('pairing')
  const ways = pairingsOf(cell).map(({ home, away }) => say('pair', { home: shown(home), away: shown(away) }))
  if (ways.length === 0)
    return faultAt(file, place, say('noPairing', { cell: shown(cell) }), say('asPairing'))
  const fault = faultAt(
    file,
    place,
    say('pairingOpen', { cell: shown(cell), ways: joined('orElse', ways) }),
    say('teamsInColumns'),
  )
  return { ...fault, asks: 'teams' }
}
