import type { Page } from '@playwright/test'
import {
  divisionAddress,
  matchAddress,
  playoffAddress,
  teamAddress,
} from '../../src/domain/presentation/addresses.ts'
import { presentMatch } from '../../src/domain/presentation/match-presentation.ts'
import { readSchedule } from '../../src/domain/schedule/read-schedule.ts'
import { scheduleAddress } from '../../src/domain/schedule/schedule-file.ts'
import { isKnockout, type Match } from '../../src/domain/tournament/match.ts'
import { SIDES } from '../../src/domain/tournament/outcome.ts'
import { english } from '../support/messages.ts'

/** The results of an edition's matches, in the form in which the pages are searched for them. */
export interface KnownResults {
  /** `14–12`. */
  readonly scores: readonly string[]
  /** The teams that play each knock-out match, by the address of the match. */
  readonly won: Readonly<Record<string, readonly string[]>>
}

async function matchesOf(page: Page, year: number): Promise<readonly Match[]> {
  const answer = await page.request.get(scheduleAddress(year))
  return answer.ok() ? [...readSchedule(await answer.json()).matches.values()] : []
}

/** The pages of matches that were called off, stopped or played again, of their groups or play-offs, and of their teams. */
export async function calledOffPages(page: Page, year: number): Promise<readonly string[]> {
  const isOther = (match: Match) =>
    match.kind === 'called-off' ||
    match.replays !== undefined ||
    (match.kind === 'finished' && match.abandoned)
  const addresses = (await matchesOf(page, year))
    .filter(isOther)
    .flatMap((match) => [
      matchAddress(year, match.id),
      (isKnockout(match) ? playoffAddress : divisionAddress)(year, match.categoryId, match.divisionId),
      ...SIDES.flatMap((side) =>
        match[side].kind === 'team' ? [teamAddress(year, match[side].teamId)] : [],
      ),
    ])
  return [...new Set(addresses)]
}

export async function knownResults(page: Page, year: number): Promise<KnownResults> {
  const matches = await matchesOf(page, year)
  const scores = matches.flatMap((match) => {
    const { score, stood } = presentMatch(match)
    return [score, stood].flatMap((goals) => (goals ? [`${goals.home}–${goals.away}`] : []))
  })
  const teamsOf = (match: (typeof matches)[number]) =>
    SIDES.flatMap((side) => (match[side].kind === 'team' ? [match[side].name] : []))
  const won = matches.filter(isKnockout).map((match) => [matchAddress(year, match.id), teamsOf(match)])
  return { scores: [...new Set(scores)], won: Object.fromEntries(won) }
}

/**
 * Returns the parts of a page that tell a result: in what it shows, in its labels, and in its title. Opens folded parts
 * first.
 *
 * @param isHeard whether to look in the accessibility tree too, which takes a second
 */
export async function revealedResults(
  page: Page,
  { scores, won }: KnownResults,
  isHeard = false,
): Promise<string[]> {
  const seen = await page.evaluate(
    ({ teamsOf, advances }) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
      const isSeen = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
      const textOf = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (isSeen(node.parentElement)) texts.push(node.textContent ?? '')
        return texts.join('')
      }
      const attributes = all('[aria-label], [title], [alt]').flatMap((element) =>
        ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      )
      const figures = all(
        `.goals:not(.word) > *, .score:not(.clock), .ticket-side .num, .tie .line > .num, .rows b, .own-score, .next-score,
        .standings td, .record dd, .form > *, .champion, .wall li, .class-champion, .reached, .lead-line path`,
      )
        .filter((element) => textOf(element).trim() !== '')
        .map((element) => `figure: ${element.className} ${textOf(element)}`)
      const bold = all('a[href*="/matches/"]').flatMap((card) => {
        const names = [
          ...card.querySelectorAll(
            '.side:not(.own) bdi, .ticket-side bdi, .line bdi, [data-line] > span > bdi',
          ),
        ]
        const weights = new Set(names.filter(isSeen).map((name) => getComputedStyle(name).fontWeight))
        return weights.size > 1 && !card.querySelector('.own') ? [`stands out: ${textOf(card)}`] : []
      })
      const through = all('main a[href]').flatMap((link) => {
        const teams = teamsOf[link.getAttribute('href')?.replace(/^\/sv|[?#].*$/g, '') ?? ''] ?? []
        return teams.some((team) => textOf(link).includes(team)) ? [`went on: ${textOf(link)}`] : []
      })
      const own = teamsOf[location.pathname.replace(/^\/sv/, '')] ?? []
      const named = [document.title, ...all('h1, .crumbs, .app-bar').map(textOf)]
      return {
        texts: [...textOf(document.body).split('\n'), ...attributes, document.title],
        faults: [
          ...figures,
          ...bold,
          ...through,
          ...named.filter((text) => own.some((team) => text.includes(team))).map((text) => `names: ${text}`),
          ...(textOf(document.body).includes(advances) ? [`says who ${advances}`] : []),
        ],
      }
    },
    { teamsOf: won, advances: english.playoff.advances },
  )
  const heard = isHeard ? await heardNames(page) : []
  const pattern = /(?<![\d:])\d{1,2}\s?[–-]\s?\d{1,2}(?![\d:])/g
  const found = [...seen.texts, ...heard].flatMap((text) =>
    // The places that lead on from a table are a rule, not a result.
    [...text.replaceAll(/[Pp]laces \d+–\d+/g, '').matchAll(pattern)]
      .filter(([score]) => scores.includes(score.replaceAll(' ', '').replace('-', '–')))
      .map(([score]) => `score: ${score} in ${text.trim().slice(0, 80)}`),
  )
  return [...new Set([...seen.faults, ...found])]
}

/** The names of the accessibility tree. */
async function heardNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
}
