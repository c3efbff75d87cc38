import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveTable } from '../../src/domain/live/live-table.ts'
import { divisionAddress, localized, matchAddress } from '../../src/domain/presentation/addresses.ts'
import { presentMatch } from '../../src/domain/presentation/match-presentation.ts'
import { LOCALES } from '../../src/domain/text/locale.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import { showsTable } from '../../src/domain/tournament/gates.ts'
import type { Match } from '../../src/domain/tournament/match.ts'

const CARD = /<a [^>]*href="(?:\/sv)?\/\d+\/matches\/([^/"]+)\/"[^>]*>.*?<\/a>/gs
const SCOREBOARD = /<div class="scoreboard[" ][^>]*>(.*?<\/p>)<\/div>/s
/** The part of a scoreboard that is no result. */
const PLACE = /<p class="match-place[" ][^>]*>.*/s
const TABLE = /<section class="table-box standings"[^>]*>.*?<tbody>(.*?)<\/tbody>/s

/** The rows of a table that explain the order of level teams. */
const WHY = /<tr class="why.*?<\/details><\/td><\/tr>/gs

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a page has to show of a match: its score, and whether it is being played. */
function expectedCard(match: Match): string {
  const { score, badge } = presentMatch(match)
  return `${score ? `${score.home}–${score.away}` : 'no score'}${badge === 'live' ? ', live' : ''}`
}

/** An element that holds the goals of one side, and nothing else: of a row, a ticket, a tie, an embed or a scoreboard. */
const GOALS = /<(?:span|b)(?: [^>]*)?>(\d+)(?: \(\d+\))?<\/(?:span|b)>/g
const LIVE = /badge-live|<a [^>]*class="(?:match|tie) live"/

/** The same text as a card of any kind shows it; null if a link to a match is not a card. */
function cardText(html: string): string | null {
  return /class="(?:sides|side|ticket-side|line)\b/.test(html) ? resultText(html) : null
}

function resultText(html: string): string {
  const goals = [...html.matchAll(GOALS)].map(([, number]) => number)
  return `${goals.length === 2 ? goals.join('–') : 'no score'}${LIVE.test(html) ? ', live' : ''}`
}

/** Compares the published pages of an edition, as they are on disk. */
export class PagesAudit {
  /** Cards, scoreboards and tables that were compared. */
  compared = 0
  readonly #dir: string
  readonly #expected: EditionIndex

  constructor(dir: string, expected: EditionIndex) {
    this.#dir = dir
    this.#expected = expected
  }

  /** @param pages their paths below the folder that is served */
  differing(pages: readonly string[]): string[] {
    return [...pages.flatMap((page) => this.#cards(page)), ...this.#scoreboards(), ...this.#tables()]
  }

  /** Every card on a page, of whatever kind the page is. */
  #cards(page: string): string[] {
    return [...this.#read(page).matchAll(CARD)].flatMap(([html, id = '']) => {
      const match = this.#expected.matches.get(id)
      const is = cardText(html)
      return match && is !== null ? this.#compare(`${page} says of match ${id}`, is, expectedCard(match)) : []
    })
  }

  #scoreboards(): string[] {
    const { matches, edition } = this.#expected
    return [...matches.values()].flatMap((match) =>
      LOCALES.flatMap((locale) => {
        const page = `${localized(matchAddress(edition.year, match.id), locale)}index.html`
        const html = SCOREBOARD.exec(this.#read(page))?.[1] ?? ''
        const teams = [...html.matchAll(/class="club"(?: href="[^"]*\/teams\/([^/"]+)\/")?/g)]
        const sides = [match.home, match.away].map((side) => (side.kind === 'team' ? side.teamId : 'nobody'))
        const seated = teams.map(([, id]) => id ?? 'nobody').join(' ')
        return [
          ...this.#compare(`${page} says`, resultText(html.replace(PLACE, '')), expectedCard(match)),
          ...this.#compare(`${page} is of`, seated, sides.join(' ')),
        ]
      }),
    )
  }

  #tables(): string[] {
    const { divisions, categories, edition } = this.#expected
    return [...divisions.values()].flatMap((division) => {
      const category = categories.get(division.categoryId)
      if (!category || !showsTable(category, division)) return []
      const rows = liveTable(division, category).rows.map((row) => {
        const goals = `${row.goalsFor}–${row.goalsAgainst}`
        return [row.rank, row.teamId, row.played, row.won, row.tied, row.lost, goals, row.points].join(' ')
      })
      return LOCALES.flatMap((locale) => {
        const page = `${localized(divisionAddress(edition.year, category.id, division.id), locale)}index.html`
        return this.#compare(`The table of ${page} is`, tableText(this.#read(page)), rows.join('\n'))
      })
    })
  }

  #compare(what: string, is: string, shouldBe: string): string[] {
    this.compared += 1
    return is === shouldBe ? [] : [`${what} ${is} and should be ${shouldBe}`]
  }

  #read(page: string): string {
    return readFileSync(join(this.#dir, page), 'utf8')
  }
}

/** The first table of a page: place, team and figures, without the goal difference, which follows from the goals. */
function tableText(html: string): string {
  const rows = TABLE.exec(html.replaceAll(WHY, ''))?.[1] ?? ''
  return [...rows.matchAll(/<tr\b.*?<\/tr>/gs)]
    .map(([row]) => {
      const rank = /<td>(\d+)/.exec(row)?.[1]
      const team = /\/teams\/([^/"]+)\//.exec(row)?.[1]
      const [, ...cells] = [...row.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell))
      return [rank, team, ...cells.toSpliced(5, 1)].join(' ')
    })
    .join('\n')
}
