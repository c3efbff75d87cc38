import { perLocale } from '../../src/domain/text/locale.ts'
import { dayOf, startOfDay } from '../../src/domain/time/stockholm.ts'
import { isoWithOffset } from '../../src/domain/time/stockholm-iso.ts'
import { HOSTILE_SEARCHES } from './hostile-searches.ts'

/** Ids that no file system, address or object should trust. */
const HOSTILE_IDS = [
  '../x',
  'a/b',
  '%00',
  'con',
  'A',
  'a',
  '__proto__',
  'constructor',
  '..',
  '.',
  'nul.txt',
  '%2e%2e%2f',
  ' ',
  '?q#x',
  '<b>',
  'שלום',
  'é',
  'x'.repeat(100),
]

const LONG = 'Handbollsföreningen Överskottsbolagsrepresentanterna från Södra Västmanlands skärgårdsdistrikt '
/** Two names of 150 characters: one with places to break a line, one without. */
const LONG_NAMES = [LONG.repeat(2).slice(0, 150).trim(), 'Överskottsbolagsrepresentanter'.repeat(5)]
const RIGHT_TO_LEFT = [
  'نادي الرياضة للشباب في مدينة غوتنبرغ',
  'מועדון הכדוריד תל אביב 7',
  'Ålborg نادي 12–7 (2)',
]
const BIDI_CONTROLS = ['Ystad \u202e7–21\u202c HK', '\u2067HK Sample\u2069', 'IK \u202dSävehof']
const EMOJI = ['🤾🏽‍♀️🤾🏽‍♀️🤾🏽‍♀️ IF', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿 HK', 'Z̷̡a̸l̵g̶o̷ HK']
// biome-ignore lint/suspicious/noControlCharactersInRegex: an import refuses names with them
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Texts that would run `window.hostile=1` if any part of the site treated a name as markup. */
const PLANTED = HOSTILE_SEARCHES.filter(
  (text) => text.length <= 150 && !CONTROL.test(text) && text.isWellFormed() && text.trim() !== '',
)

/** Links in announcements that leave the site by a trick, or run code. */
const HOSTILE_LINKS = [
  'javascript:window.hostile=1',
  'JaVaScRiPt:window.hostile=1',
  ' javascript:window.hostile=1',
  'javascript://example.org/%0awindow.hostile=1',
  'data:text/html,<script>parent.hostile=1</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'filesystem:https://example.org/1',
  'view-source:https://example.org/',
  'file:///etc/passwd',
  'ftp://example.org/',
  'http://example.org/',
  'HTTP://example.org/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  '/..//evil.example/',
  '/./..//evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://user:secret@evil.example/',
  'https://example.org@evil.example/',
  'https://exa mple.org/',
  'https://[::1',
  'mailto:a@example.org',
  'tel:112',
  'intent://evil#Intent;end',
]

/** Addresses with https, which pass unchanged whatever they contain. */
const HTTPS_LINKS = [
  'https://evil.example/"onmouseover="window.hostile=1',
  "https://evil.example/'><script>window.hostile=1</script>",
  'https://evil.example/?a=<img src=x onerror=window.hostile=1>'.replaceAll(' ', '%20'),
]

const pick = (texts: readonly string[], index: number) => texts[index % texts.length] ?? 'X'
const NAMES = [...LONG_NAMES, ...RIGHT_TO_LEFT, ...BIDI_CONTROLS, ...EMOJI, ...PLANTED]
/** The day of the cup, from 0, on which it is visited: an edition that is long over shows no page of one under way. */
const TODAY = 2
const DAY_MS = 24 * 3_600_000
const instant = (day: number, hour: number) =>
  isoWithOffset(startOfDay(dayOf(Date.now())) + (day - TODAY) * DAY_MS + (8 + hour) * 3_600_000)

/** Deals out the names in turn, so that every kind of place gets every kind of text. */
let turn = 0
const nextName = () => pick(NAMES, turn++)
const words = () => perLocale(nextName)

function category(id: string, index: number) {
  const prefix = `${index}-`
  const ids = [0, 1, 2, 3, 4].map((place) =>
    index === 0 ? (HOSTILE_IDS[place + 5] ?? `${place}`) : `${prefix}${place}`,
  )
  const teams = ids.map((team, place) => ({
    id: team,
    name: pick(NAMES, index * 5 + place),
    club: pick(HOSTILE_IDS, index * 5 + place),
    nation: pick(['SE', 'IL', 'EG', 'ZZ'], index + place),
  }))
  const [one = '', two = '', three = ''] = ids
  const match = (suffix: string, home: string, away: string, hour: number) => ({
    id: index === 0 ? `${pick(HOSTILE_IDS, hour)}` : `${prefix}${suffix}`,
    home: { team: home },
    away: { team: away },
    startsAt: instant(index % 6, hour),
    field: pick(HOSTILE_IDS, index),
    stream: pick(HOSTILE_IDS, index),
    location: nextName(),
  })
  return {
    id,
    name: words(),
    shortName: nextName(),
    gender: pick(['boys', 'girls', 'mixed'], index),
    teams,
    stages: [
      {
        id: `${id}${index}g`.slice(0, 100),
        name: words(),
        type: 'conference',
        divisions: [
          {
            id: `${prefix}${pick(HOSTILE_IDS, index)}`.slice(0, 100),
            name: words(),
            teams: ids,
            qualification: [{ fromRank: 1, toRank: 2, division: `${prefix}final` }],
            matches: [
              { ...match('m1', one, two, 0), state: 'finished', score: { home: 12, away: 7 } },
              { ...match('m2', two, three, 1), state: 'finished', score: { home: 9, away: 21 } },
              { ...match('m3', one, three, 2), state: 'live', score: { home: 3, away: 4 } },
              { ...match('m4', three, one, 3), state: 'walkover', winner: 'home' },
              match('m5', two, one, 4),
            ],
          },
        ],
      },
      {
        id: `${id}${index}p`.slice(0, 100),
        name: words(),
        type: 'playoff',
        divisions: [
          {
            id: `${prefix}final`,
            name: words(),
            matches: [
              {
                ...match('s1', one, two, 5),
                round: { name: nextName(), rank: 1, index: 1 },
                state: 'finished',
                score: { home: 12, away: 7 },
              },
              {
                ...match('f', one, three, 6),
                round: { name: nextName(), rank: 0, index: 1 },
                away: { placeholder: nextName() },
              },
            ],
          },
        ],
      },
    ],
  }
}

/**
 * Returns a cup in the open format (`cup-document.ts`) in which every text is long, right to left, emoji or markup, and
 * whose ids are paths, reserved names and object keys. Its texts hold scripts that set `window.hostile`. It is played today.
 */
export function hostileCup(id: string) {
  turn = 0
  const year = Number(instant(0, 0).slice(0, 4))
  const ranking = { points: { won: 2, tied: 1, lost: 0 }, chain: ['goal-difference', 'lots'] }
  const links = [...HOSTILE_LINKS, ...HTTPS_LINKS]
  return {
    format: 'cup/1',
    cup: { id, name: `${pick(RIGHT_TO_LEFT, 1)} ${pick(PLANTED, 0)}` },
    editions: [
      {
        year: year - 1,
        ranking,
        announcements: links.map((link) => ({ text: words(), button: { link, text: words() } })),
      },
      {
        year,
        name: pick(PLANTED, 3),
        ranking,
        startsAt: instant(0, 0),
        endsAt: instant(6, 0),
        streaming: { info: words(), access: words() },
        announcements: [0, 1].map((index) => ({
          text: words(),
          button: { link: HTTPS_LINKS[index], text: words() },
        })),
        arenas: HOSTILE_IDS.map((arena) => ({
          id: arena,
          name: nextName(),
          area: nextName(),
          latitude: 57.7,
          longitude: 11.9,
          fields: [{ id: arena, name: nextName(), aliases: [{ name: nextName() }] }],
        })),
        clubs: HOSTILE_IDS.map((club) => ({ id: club, name: nextName(), nation: 'SE' })),
        streams: HOSTILE_IDS.map((stream, index) => ({
          id: stream,
          name: nextName(),
          provider: nextName(),
          url: pick(HTTPS_LINKS, index),
          field: stream,
          requiresPass: index % 2 === 0,
        })),
        sponsors: HOSTILE_IDS.map((sponsor, index) => ({
          id: sponsor,
          name: nextName(),
          text: nextName(),
          url: pick(HTTPS_LINKS, index),
          placement: pick(['home', 'footer'], index),
        })),
        featured: ['1-m1', '1-m2', '1-m3', '2-m1', '2-m5', '3-m1'],
        categories: HOSTILE_IDS.slice(0, 14).map(category),
      },
    ],
  }
}
