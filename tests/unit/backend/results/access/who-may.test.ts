import { describe, expect, it } from 'vitest'
import { type Actor, OPERATOR } from '../../../../../src/backend/results/access/actor.ts'
import { reportRefusal } from '../../../../../src/backend/results/access/report-refusal.ts'
import { type Act, mayDo } from '../../../../../src/backend/results/access/who-may.ts'

const SCORER: Actor = { kind: 'scorer', linkId: 7, editionKey: 1, fieldId: 'f5', day: '2026-07-07' }

const WHO: Readonly<Record<string, Actor>> = {
  operator: OPERATOR,
  owner: { kind: 'account', id: 1, role: 'owner' },
  editor: { kind: 'account', id: 2, role: 'editor' },
  'signed-in scorer': { kind: 'account', id: 3, role: 'scorer' },
  'scorer by link': SCORER,
  visitor: { kind: 'account', id: 4, role: null },
}
const ORGANISERS = ['operator', 'owner', 'editor']

/** Every act, and who may do it. */
const MAY: Readonly<Record<Act, readonly string[]>> = {
  report: [...ORGANISERS, 'signed-in scorer', 'scorer by link'],
  moveMatches: ORGANISERS,
  withdraw: ORGANISERS,
  reinstate: ORGANISERS,
  change: ORGANISERS,
  adjustPoints: ORGANISERS,
  undo: ORGANISERS,
  look: ORGANISERS,
  deskAccess: [...ORGANISERS, 'signed-in scorer', 'scorer by link'],
  scorerLinks: ORGANISERS,
  issueScorerLinks: ORGANISERS,
  revokeScorerLink: ORGANISERS,
  import: ORGANISERS,
  export: ['operator', 'owner'],
  setScreen: ORGANISERS,
  rehearse: ORGANISERS,
  followSource: ['operator', 'owner'],
  pauseSource: ORGANISERS,
}

describe('who may do what', () => {
  for (const [act, may] of Object.entries(MAY) as [Act, readonly string[]][])
    it(`${act}: ${may.join(', ')} and nobody else`, () => {
      expect(Object.keys(WHO).filter((who) => mayDo(WHO[who] as Actor, act))).toEqual(may)
    })
})

describe('the reports of a scorer', () => {
  const here = { edition_key: 1, field_id: 'f5', starts_at: '2026-07-07T10:00:00+02:00', day: '2026-07-07' }
  const refusal = (match: object, report: object = {}, actor = SCORER) =>
    reportRefusal(actor, { ...here, ...match }, report)

  it('are of matches of the field on the day, which begins at midnight in the zone of the edition', () => {
    expect(refusal({})).toBeNull()
    expect(refusal({ starts_at: '2026-07-06T22:00:00Z' })).toBeNull()
    expect(refusal({ starts_at: null })).toBeNull()
    for (const elsewhere of [
      { edition_key: 2 },
      { field_id: 'f6' },
      { field_id: null },
      { starts_at: '2026-07-06T21:59:59Z' },
      { starts_at: '2026-07-07T22:00:00Z' },
      { starts_at: null, day: '2026-07-08' },
      { starts_at: null, day: null },
    ]) {
      expect(refusal(elsewhere), JSON.stringify(elsewhere)).toEqual({ key: 'otherField' })
      expect(refusal(elsewhere, {}, OPERATOR as never)).toBeNull()
    }
  })

  it('move a match within the day, and not to another field', () => {
    expect(refusal({}, { startsAt: '2026-07-07T11:00:00+02:00' })).toBeNull()
    expect(refusal({}, { startsAt: '2026-07-07T11:00:00+02:00', fieldId: 'f5' })).toBeNull()
    expect(refusal({}, { startsAt: '2026-07-08T11:00:00+02:00' })).toEqual({ key: 'onlyOrganisersMove' })
    expect(refusal({}, { fieldId: 'f6' })).toEqual({ key: 'onlyOrganisersMove' })
    expect(refusal({}, { fieldId: 'f6' }, OPERATOR as never)).toBeNull()
  })
})
