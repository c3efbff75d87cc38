import * as v from 'valibot'
import { graphql } from '../../contract/graphql.ts'
import type { KeyFault } from '../../domain/desk/outbox.ts'
import type { DeskLink, ScorerLink } from '../../domain/desk/scorer-link.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { askResults } from './ask-results.ts'
import { deskRefusal } from './desk-refusal.ts'
import type { DeskService } from './report.ts'
import type { Failure, ServiceResponse } from './request.ts'

const LINK = graphql('fragment LinkFields on ScorerLink { id fieldId day state lastUsedAt }')

const ACCESS = graphql('query Access { deskAccess { linkId fieldId day } }')
const LIST = graphql(
  `query Links($cupId: ID!, $tournamentId: ID!) {
    scorerLinks(cupId: $cupId, tournamentId: $tournamentId) { ...LinkFields }
  }`,
  [LINK],
)
const ISSUE = graphql(
  `mutation Issue($cupId: ID!, $tournamentId: ID!, $days: [String!]!, $fieldIds: [ID!], $replace: Boolean) {
    issueScorerLinks(cupId: $cupId, tournamentId: $tournamentId, days: $days, fieldIds: $fieldIds, replace: $replace) {
      key link { ...LinkFields }
    }
  }`,
  [LINK],
)
const REVOKE = graphql(`
  mutation Revoke($cupId: ID!, $tournamentId: ID!, $linkId: ID!) {
    revokeScorerLink(cupId: $cupId, tournamentId: $tournamentId, linkId: $linkId) { id }
  }
`)

const STATES = { VALID: 'valid', REVOKED: 'revoked', EXPIRED: 'expired' } as const

const link = v.object({
  id: v.string(),
  fieldId: v.string(),
  day: v.string(),
  state: v.pipe(
    v.picklist(['VALID', 'REVOKED', 'EXPIRED']),
    v.transform((state) => STATES[state]),
  ),
  lastUsedAt: v.nullable(v.pipe(v.string(), v.transform(Date.parse), v.finite())),
})
const part = v.nullable(v.string())
const access = v.object({ deskAccess: v.object({ linkId: part, fieldId: part, day: part }) })
const list = v.object({ scorerLinks: v.array(link) })
const issued = v.object({ issueScorerLinks: v.array(v.object({ key: v.string(), link })) })

const parser =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (data: unknown): v.InferOutput<Schema> | null => {
    const { success, output } = v.safeParse(schema, data)
    return success ? output : null
  }

/** Why the service did not do what it was asked. */
export type DeskFault =
  | { readonly kind: 'away' }
  | { readonly kind: 'unauthorized'; readonly because: KeyFault }
  /** `reason` is a sentence of the service. */
  | { readonly kind: 'refused'; readonly reason: string }

type LinkOutcome<Value> = { readonly kind: 'done'; readonly value: Value } | DeskFault

function outcomeOf<Got, Value>(
  response: ServiceResponse<Got>,
  read: (got: Got) => Value,
): LinkOutcome<Value> {
  return response.ok ? { kind: 'done', value: read(response.value) } : faultOf(response)
}

function faultOf(failure: Failure): DeskFault {
  const refusal = deskRefusal(failure)
  if (refusal === null) return { kind: 'away' }
  if (refusal.code === 'UNAUTHORIZED') return { kind: 'unauthorized', because: refusal.keyFault }
  return { kind: 'refused', reason: refusal.message }
}

/** Asks what a key is for: the link that it is of; null for the operator's key. Never throws; nor do the others. */
export const fetchDeskAccess = async (service: DeskService): Promise<LinkOutcome<DeskLink | null>> =>
  outcomeOf(
    await askResults(ACCESS, {}, parser(access), service),
    ({ deskAccess: { linkId: id, fieldId, day } }) =>
      id === null || fieldId === null || day === null ? null : { id, fieldId, day },
  )

/** Reads all links of an edition, in the order in which they were issued. */
export const fetchScorerLinks = async (
  { cupId, tournamentId }: EditionIds,
  service: DeskService,
): Promise<LinkOutcome<readonly ScorerLink[]>> =>
  outcomeOf(await askResults(LIST, { cupId, tournamentId }, parser(list), service), (got) => got.scorerLinks)

export interface LinksWanted {
  readonly days: readonly string[]
  /** null: the fields with matches on the day. */
  readonly fieldIds: readonly string[] | null
  /** Whether valid links of these fields and days are revoked. */
  readonly replace: boolean
}

/** Issues links; their keys are told only here. */
export const issueScorerLinks = async (
  { cupId, tournamentId }: EditionIds,
  { days, fieldIds, replace }: LinksWanted,
  service: DeskService,
): Promise<LinkOutcome<readonly { readonly key: string; readonly link: ScorerLink }[]>> => {
  const variables = {
    cupId,
    tournamentId,
    days: [...days],
    fieldIds: fieldIds === null ? null : [...fieldIds],
    replace,
  }
  return outcomeOf(await askResults(ISSUE, variables, parser(issued), service), (got) => got.issueScorerLinks)
}

export const revokeScorerLink = async (
  { cupId, tournamentId }: EditionIds,
  linkId: string,
  service: DeskService,
): Promise<LinkOutcome<true>> =>
  outcomeOf(await askResults(REVOKE, { cupId, tournamentId, linkId }, (data) => data, service), () => true)
