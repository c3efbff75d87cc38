import { describe, expect, it } from 'vitest'
import type { Alert, Lead } from '../../../../src/domain/alerts/alert.ts'
import { USUAL_ALERTS, wants } from '../../../../src/domain/alerts/alert-settings.ts'
import { alertText, severalText } from '../../../../src/domain/alerts/alert-text.ts'
import { dueAlerts } from '../../../../src/domain/alerts/due-alerts.ts'
import { NOTHING_SENT, type SentAlerts, withSent } from '../../../../src/domain/alerts/sent-alerts.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { serviceText } from '../../../../src/i18n/service-text.ts'
import { at, match, over, scene, team, time } from './scene.ts'

const LEADS: readonly Lead[] = ['15m']
const NOON = time('12:00')
const due = (now: number, sent: SentAlerts, ...matches: readonly Match[]) =>
  dueAlerts(scene(...matches), sent, now, LEADS)
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')
const said = (alert: Alert | undefined, locale: 'en' | 'sv' = 'en', withoutResult = false, now = NOON) => {
  const { title, body } = alert
    ? alertText(alert, serviceText(locale), locale, { withoutResult, now })
    : { title: '', body: '' }
  return plain(`${title} | ${body}`)
}

describe('a match that starts soon', () => {
  it('is told fifteen minutes before it, and not again', () => {
    expect(due(time('13:04'), NOTHING_SENT, match('m'))).toEqual([])
    const [alert, ...more] = due(time('13:05'), NOTHING_SENT, match('m'))
    expect(more).toEqual([])
    expect(said(alert)).toBe('Team a – Team b | Starts 13:20, Heden 7')
    expect(said(alert, 'sv')).toBe('Team a – Team b | Börjar 13:20, Heden 7')
    expect(due(time('13:06'), withSent(NOTHING_SENT, [alert as Alert]), match('m'))).toEqual([])
  })
  it('is not told once it should have begun, nor while it is played', () => {
    expect(due(time('13:20'), NOTHING_SENT, match('m'))).toEqual([])
    expect(due(time('13:10'), NOTHING_SENT, match('m', { kind: 'live' }))).toEqual([])
  })
  it('names who is not known yet in the language that it is told in', () => {
    const open = match('m', { away: { kind: 'placeholder', label: 'Winner of 1/2 #1' } })
    const [alert] = due(time('13:05'), NOTHING_SENT, open)
    expect(said(alert)).toBe('Team a – to be decided | Starts 13:20, Heden 7')
    expect(said(alert, 'sv')).toBe('Team a – avgörs senare | Börjar 13:20, Heden 7')
  })
  it('is told again at its new time', () => {
    const sent = withSent(NOTHING_SENT, due(time('13:05'), NOTHING_SENT, match('m')))
    const moved = match('m', { ...at('14:00'), movedFrom: { at: time('13:20'), locationName: null } })
    expect(due(time('13:50'), sent, moved).map(({ news }) => news.kind)).toEqual(['moved', 'soon'])
  })

  const queue = [
    match('1', at('12:00')),
    match('2', at('12:40')),
    match('m'),
    match('else', { ...at('12:10'), fieldId: 'h9', locationName: 'Heden 9' }),
  ] as const
  const ahead = (now: number, lead: Lead, ...matches: readonly Match[]) =>
    dueAlerts(scene(...matches), NOTHING_SENT, now, [lead]).filter(({ match: { id } }) => id === 'm')
  it('is told by the matches before it on its field', () => {
    expect(ahead(time('12:05'), '1q', ...queue)).toEqual([])
    const [alert] = ahead(time('12:05'), '2q', ...queue)
    expect(said(alert)).toBe('Team a – Team b | 2 matches before it on Heden 7, planned 13:20')
    const [first, ...later] = queue
    const [sooner] = ahead(time('12:39'), '1q', { ...first, ...over(3, 2) }, ...later)
    expect(said(sooner, 'sv')).toBe('Team a – Team b | 1 match före på Heden 7, planerad 13:20')
  })
  it('is told five minutes before it where nobody reports on the field', () => {
    expect(ahead(time('13:14'), '1q', match('1', at('12:40')), match('2', at('13:00')), match('m'))).toEqual(
      [],
    )
    expect(
      ahead(time('13:15'), '1q', match('1', at('12:40')), match('2', at('13:00')), match('m')),
    ).toHaveLength(1)
  })
  it('is not told at night for being the first of its field', () => {
    expect(ahead(time('01:00'), '3q', match('m', at('08:00')))).toEqual([])
    expect(said(ahead(time('06:00'), '3q', match('m', at('08:00')))[0])).toContain('Next on Heden 7')
  })
})

describe('a match that is moved', () => {
  const from = { at: time('13:20'), locationName: 'Heden 7 - Example AB' }
  const moved = match('m', { ...at('13:55'), movedFrom: from, fieldId: 'h9', locationName: 'Heden 9' })

  it('is told with what it was', () => {
    const [alert] = due(NOON, NOTHING_SENT, moved)
    expect(said(alert)).toBe('Team a – Team b | Moved: 13:20 → 13:55, Heden 7 → 9')
    expect(said(alert, 'sv')).toBe('Team a – Team b | Flyttad: 13:20 → 13:55, Heden 7 → 9')
    expect(due(NOON, withSent(NOTHING_SENT, [alert as Alert]), moved)).toEqual([])
  })
  it('twice is told from where it was told to be', () => {
    const sent = withSent(NOTHING_SENT, due(NOON, NOTHING_SENT, moved))
    const again = match('m', { ...moved, ...at('14:30') })
    expect(due(NOON, sent, again).map((alert) => said(alert))).toEqual([
      'Team a – Team b | Moved: 13:55 → 14:30, Heden 9',
    ])
    const twice = withSent(sent, due(NOON, sent, again))
    // The match moves back, then there again: both moves are news, though both places were told before.
    expect(due(NOON, twice, match('m')).map((alert) => said(alert))).toEqual([
      'Team a – Team b | Moved: 14:30 → 13:20, Heden 9 → 7',
    ])
    const back = withSent(twice, due(NOON, twice, match('m')))
    expect(due(NOON, back, moved)).toHaveLength(1)
  })
  it('to another day says which', () => {
    const [alert] = due(
      NOON,
      NOTHING_SENT,
      match('m', { ...at('09:00', '08'), movedFrom: { at: time('13:20'), locationName: null } }),
    )
    expect(said(alert)).toBe('Team a – Team b | Moved: 13:20 → 08 Jul 09:00, Heden 7')
  })
  it('is no news once it has begun, or should have', () => {
    expect(due(time('14:00'), NOTHING_SENT, moved)).toEqual([])
    expect(due(NOON, NOTHING_SENT, { ...moved, kind: 'live', score: null, halfTime: null })).toEqual([])
  })
})

describe('a result', () => {
  const result = match('m', over(14, 12))
  it('is told once, and a correction as one', () => {
    const first = due(time('14:00'), NOTHING_SENT, result)
    expect(first.map((alert) => said(alert))).toEqual(['Team a – Team b | Result: 14–12'])
    const sent = withSent(NOTHING_SENT, first)
    expect(due(time('14:00'), sent, { ...result, streamId: 's' })).toEqual([])
    expect(due(time('14:00'), sent, match('m', over(14, 13))).map((one) => said(one, 'sv'))).toEqual([
      'Team a – Team b | Rättat resultat: 14–13',
    ])
  })
  it('is not told a morning later', () => expect(due(time('07:00', '08'), NOTHING_SENT, result)).toEqual([]))
  it('is only said to be there where somebody wants no results', () =>
    expect(said(due(time('14:00'), NOTHING_SENT, result)[0], 'en', true)).toBe(
      'Team a – Team b | The match is over.',
    ))
  it('tells penalties and walkovers', () => {
    const penalties = { ...result, ...over(9, 9), penalties: { home: 3, away: 4 } } as typeof result
    expect(said(due(time('14:00'), NOTHING_SENT, penalties)[0])).toContain('Result: 9–9, 3–4 on penalties')
    const walkover = match('m', { kind: 'walkover', score: null, winner: 'home' } as object)
    expect(said(due(time('14:00'), NOTHING_SENT, walkover)[0])).toContain('Result: Walkover')
  })
  it('cannot be turned round by a name in another script', () => {
    const [alert] = due(
      time('14:00'),
      NOTHING_SENT,
      match('m', { ...over(14, 12), home: { ...team('a'), name: 'הפועל' } }),
    )
    expect(
      alertText(alert as Alert, serviceText('en'), 'en', { withoutResult: false, now: NOON }).title,
    ).toBe('\u2068הפועל\u2069 – \u2068Team b\u2069')
  })
  it('is no goal', () =>
    expect(
      due(time('13:30'), NOTHING_SENT, match('m', { kind: 'live', score: { home: 1, away: 0 } } as object)),
    ).toEqual([]))
})

describe('a class that publishes no results', () => {
  const hidden = (phase: string, more: object = {}) =>
    match('m', { kind: 'hidden', phase, ...more } as object)
  it('tells times, and nothing else', () => {
    expect(due(time('13:05'), NOTHING_SENT, hidden('scheduled')).map(({ news }) => news.kind)).toEqual([
      'soon',
    ])
    const moved = { ...at('13:55'), movedFrom: { at: time('13:20'), locationName: null } }
    expect(due(NOON, NOTHING_SENT, hidden('scheduled', moved)).map(({ news }) => news.kind)).toEqual([
      'moved',
    ])
    expect(due(time('14:00'), NOTHING_SENT, hidden('finished'))).toEqual([])
    expect(due(NOON, NOTHING_SENT, hidden('scheduled', { divisionId: 'pa' }))).toEqual([])
  })
})

describe('the next opponent', () => {
  it('is told when both are known, in a play-off', () => {
    const open = match('p', { divisionId: 'pa', away: { kind: 'placeholder', label: 'Winner of 1/2 #1' } })
    expect(due(NOON, NOTHING_SENT, open, match('g'))).toEqual([])
    const [alert, ...more] = due(NOON, NOTHING_SENT, { ...open, away: team('b') })
    expect(more).toEqual([])
    expect(said(alert)).toBe('Team a – Team b | Next match: 13:20, Heden 7')
    expect(said(alert, 'en', true)).toBe('Who meets whom is decided | Next match: 13:20, Heden 7')
    expect(due(NOON, withSent(NOTHING_SENT, [alert as Alert]), { ...open, away: team('c') })).toHaveLength(1)
  })
})

describe('who is told', () => {
  const [soon, result, next] = [
    due(time('13:05'), NOTHING_SENT, match('m')),
    due(time('14:00'), NOTHING_SENT, match('m', over(1, 0))),
    due(NOON, NOTHING_SENT, match('p', { divisionId: 'pa' })),
  ].map(([alert]) => alert as Alert) as [Alert, Alert, Alert]
  const a = new Set(['a'])
  it('follows one of the teams and has not muted it', () => {
    expect(wants(USUAL_ALERTS, soon, a)).toBe(true)
    expect(wants(USUAL_ALERTS, soon, new Set(['c']))).toBe(false)
    expect(wants({ ...USUAL_ALERTS, muted: ['a'] }, soon, a)).toBe(false)
    expect(wants({ ...USUAL_ALERTS, muted: ['a'] }, soon, new Set(['a', 'b']))).toBe(true)
  })
  it('wants this kind, and this long before', () => {
    expect(wants({ ...USUAL_ALERTS, kinds: ['result'] }, soon, a)).toBe(false)
    expect(wants({ ...USUAL_ALERTS, lead: '30m' }, soon, a)).toBe(false)
  })
  it('hears of no opponent that tells a result', () => {
    const blind = { ...USUAL_ALERTS, withoutResult: true }
    expect([soon, result, next].map((alert) => wants(blind, alert, a))).toEqual([true, true, false])
  })
  it('gets many of a kind as one', () => {
    const { title, body } = severalText([soon, soon, soon, soon, soon], serviceText('sv'), 'sv', {
      withoutResult: false,
      now: NOON,
    })
    expect(title).toBe('5 matcher snart')
    expect(body.split('\n')).toHaveLength(5)
  })
})

describe('a match that is called off', () => {
  const reason = { en: 'lightning', sv: 'åska' }
  const off = match('m', { kind: 'called-off', how: 'cancelled', stood: null, reason } as Partial<Match>)
  it('is told with its reason, once, and instead of its start', () => {
    const [alert, ...more] = due(time('13:10'), NOTHING_SENT, off)
    expect(more).toEqual([])
    expect(said(alert)).toBe('Team a – Team b | Cancelled: lightning (13:20, Heden 7)')
    expect(said(alert, 'sv')).toBe('Team a – Team b | Inställd: åska (13:20, Heden 7)')
    expect(due(time('13:11'), withSent(NOTHING_SENT, [alert as Alert]), off)).toEqual([])
  })
  it('is told to those who want to hear of moves', () => {
    const [alert] = due(time('13:10'), NOTHING_SENT, off)
    const followed = new Set(['a'])
    expect(wants(USUAL_ALERTS, alert as Alert, followed)).toBe(true)
    expect(wants({ ...USUAL_ALERTS, kinds: ['result'] }, alert as Alert, followed)).toBe(false)
  })
})
