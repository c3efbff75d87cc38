/** A match as a desk sees it. */
export interface WireMatch {
  readonly id: string
  readonly fieldId: string | null
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly zonedStartTime: string | null
  readonly isLive: boolean
  readonly isFinished: boolean
  /** Set if the match was called off. */
  readonly status: string | null
}

const REPORT = `mutation Report($tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  report(cupId: "demo-cup", tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision }
}`

/** How many matches are left for the last day, so that the cup goes on. */
const LEFT_OPEN = 12

/** Reports the matches of the demonstration cup, as its desks would. */
export class CupDesk {
  /** How many reports the service has taken. */
  reports = 0
  readonly year: string
  readonly #origin: string
  readonly #key: string
  readonly #tournamentId: string

  private constructor(origin: string, key: string, year: string, tournamentId: string) {
    this.year = year
    this.#origin = origin
    this.#key = key
    this.#tournamentId = tournamentId
  }

  /** Opens a desk for the edition that is under way. */
  static async open(origin: string, key: string): Promise<CupDesk> {
    const { cups } = await ask(origin, key, {
      query: '{ cups(id: "demo-cup") { editions { name tournaments { id status { schedulePublished } } } } }',
    })
    for (const { name, tournaments } of cups[0].editions)
      if (tournaments[0].status.schedulePublished) return new CupDesk(origin, key, name, tournaments[0].id)
    throw new Error('No edition has its schedule published.')
  }

  /** Plays the cup to its last matches: groups end, play-offs are drawn; among it a walkover, a correction and a move. */
  async playOn(): Promise<void> {
    let played = 0
    for (;;) {
      const open = (await this.matches()).filter(({ isFinished }) => !isFinished)
      const ready = open.filter(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId)
      const next = ready.slice(0, Math.max(0, open.length - LEFT_OPEN))
      if (next.length === 0) {
        const [live, moved] = ready
        if (live && !live.isLive) await this.report(live.id, { kind: 'START' })
        if (live) await this.report(live.id, { kind: 'SCORE', homeScore: 4, awayScore: 3 })
        if (moved?.zonedStartTime)
          await this.report(moved.id, { kind: 'MOVE', startsAt: laterBy(moved.zonedStartTime, 35) })
        return
      }
      for (const { id, isLive } of next) {
        played += 1
        if (played % 40 === 7) await this.report(id, { kind: 'WALKOVER', winner: 'HOME' })
        else {
          if (!isLive) await this.report(id, { kind: 'START' })
          await this.report(id, { kind: 'END', homeScore: 10 + (played % 7), awayScore: 9 - (played % 5) })
          if (played % 40 === 3)
            await this.report(id, { kind: 'CORRECTION', state: 'FINISHED', homeScore: 8, awayScore: 12 })
        }
      }
    }
  }

  /** The matches that were not called off, in the order in which they start. */
  async matches(): Promise<readonly WireMatch[]> {
    const where = `cupId: "demo-cup", tournamentId: "${this.#tournamentId}"`
    const { tournament } = await ask(this.#origin, this.#key, {
      query: `{ tournament(${where}) { categories { id } } }`,
    })
    const found: WireMatch[] = []
    for (const { id } of tournament.categories) {
      const fields = 'id fieldId homeTeamId awayTeamId zonedStartTime isLive isFinished status'
      const { category } = await ask(this.#origin, this.#key, {
        query: `{ category(${where}, categoryId: "${id}") { divisions { matches { ${fields} } } } }`,
      })
      for (const { matches } of category.divisions)
        found.push(...(matches as WireMatch[]).filter(({ status }) => status === null))
    }
    const start = ({ zonedStartTime }: WireMatch) => zonedStartTime ?? '9999'
    return found.sort((one, other) => (start(one) < start(other) ? -1 : 1))
  }

  /**
   * @returns the revision of the edition with this report
   * @throws where the service refuses it
   */
  async report(matchId: string, report: object): Promise<string> {
    const variables = {
      tournamentId: this.#tournamentId,
      matchId,
      report: { key: crypto.randomUUID(), ...report },
    }
    const { report: taken } = await ask(this.#origin, this.#key, { query: REPORT, variables })
    this.reports += 1
    return taken.revision
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of a test, to questions that stand beside them
async function ask(origin: string, key: string, body: object): Promise<any> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'x-requested-with': 'test',
    },
    body: JSON.stringify(body),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const laterBy = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString()
