import { pairingsOf, readPairing } from '../cells/pairing.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import type { Guess } from '../reading.ts'
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
    const what = 'two teams read from one cell'
    example ??= {
      file: row.file,
      what,
      example: `${shown(cell)} is ${shown(home)} at home, ${shown(away)} away`,
    }
    return { home: { text: home, from: 'pairing' }, away: { text: away, from: 'pairing' } }
  })
  return { values, faults, guesses: example ? [example] : [] }
}

function noPairing(row: Row, cell: string): Fault {
  const { file, place } = row.origin('pairing')
  const ways = pairingsOf(cell).map(({ home, away }) => `${shown(home)} and ${shown(away)}`)
  if (ways.length === 0) return faultAt(file, place, `${shown(cell)} is not two teams`, 'as "Alfa – Beta"')
  const fault = faultAt(
    file,
    place,
    `${shown(cell)} may be read in several ways: ${ways.join(', or ')}`,
    'the teams in two columns, home and away',
  )
  return { ...fault, asks: 'teams' }
}
