import { CONTRACT, LIMIT_SENTENCES } from '../reading/graphql.ts'
import { SHARED } from '../reading/read-response.ts'
import { type Representation, represent, respondWith } from '../response/representation.ts'
import { CONTRACT_PAGE_HEADERS, CONTRACT_PAGE_TYPE, contractPage } from './contract-page.ts'
import type { ExampleIds } from './examples.ts'

interface EditionListing {
  readonly data?: {
    readonly cups: readonly {
      readonly editions: readonly {
        readonly tournaments: readonly {
          readonly id: string
          readonly status: { readonly schedulePublished: boolean }
          readonly categories: readonly { readonly id: string }[]
        }[]
      }[]
    }[]
  }
}

/**
 * Shows the contract to whoever opens the address in a browser. The page is rendered again if the example ids change.
 *
 * @param cupId the cup that the examples ask about
 * @param ask answers a query, as JSON
 */
export function createContractPage(
  cupId: string,
  ask: (query: string) => Promise<string>,
): (request: Request) => Promise<Response> {
  let page: { readonly about: string; readonly representation: Representation } | null = null

  /** Returns the ids for the examples: those of the newest edition with a schedule. The examples work without ids, too. */
  async function exampleIds(): Promise<ExampleIds> {
    const query = `{ cups(id: ${JSON.stringify(cupId)}) { editions { tournaments { id status { schedulePublished } categories { id } } } } }`
    const listing = JSON.parse(await ask(query)) as EditionListing
    const tournaments = listing.data?.cups[0]?.editions.flatMap((edition) => edition.tournaments) ?? []
    const chosen = tournaments.find(({ status }) => status.schedulePublished) ?? tournaments[0]
    return { cupId, tournamentId: chosen?.id ?? '', categoryId: chosen?.categories.at(-1)?.id ?? '' }
  }

  return async (request) => {
    const ids = await exampleIds()
    const about = JSON.stringify(ids)
    if (page?.about !== about) {
      const text = contractPage(CONTRACT, ids, LIMIT_SENTENCES)
      page = { about, representation: represent(Buffer.from(text), CONTRACT_PAGE_TYPE, SHARED) }
    }
    return respondWith(request, page.representation, { headers: CONTRACT_PAGE_HEADERS })
  }
}
