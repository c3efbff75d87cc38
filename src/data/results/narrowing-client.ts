import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import { narrow } from './narrow.ts'
import { operationOf } from './operation.ts'
import { questionText } from './question-text.ts'
import { readRefusals } from './refusals.ts'
import type { ResultsClient } from './results-client.ts'
import { ResultsServiceError } from './service-fault.ts'

/** A query in the form in which it is currently sent. */
interface Question {
  readonly original: DocumentNode
  /** null if the service knows no part of the query. */
  document: DocumentNode | null
  /** All forms so far; no form is sent twice. */
  readonly forms: Set<string>
  isAnswered: boolean
  /** The first request, which finds out what the service knows. Others wait for it. null if none is under way. */
  pioneer: Promise<unknown> | null
}

/**
 * Sends complete queries first. If the service's validation refuses a part that the site can do without, the client sends
 * the query without it. The response then lacks those keys, and later queries leave them out from the start. Introspection
 * is not needed. Every other fault, and a refusal of what the site cannot do without, is thrown unchanged.
 *
 * @throws ResultsServiceError, only
 */
export function narrowingClient(client: Pick<ResultsClient, 'address' | 'ask'>): ResultsClient {
  const questions = new Map<DocumentNode, Question>()
  const lacking = new Set<string>()

  function questionOf(original: DocumentNode): Question {
    const known = questions.get(original)
    if (known) return known
    const forms = new Set([questionText(original).text])
    const question: Question = { original, document: original, forms, isAnswered: false, pioneer: null }
    questions.set(original, question)
    return question
  }

  async function askUntilKnown<Data, Variables extends Record<string, unknown>>(
    question: Question,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<{ readonly [Field in keyof Data]?: unknown }> {
    for (;;) {
      const { document } = question
      if (document === null) {
        question.isAnswered = true
        return {}
      }
      try {
        const typedDocument = document as TadaDocumentNode<Data, Variables>
        const data = await client.ask(typedDocument, onlyDeclared(document, variables), signal)
        question.isAnswered = true
        return data
      } catch (fault) {
        if (!(fault instanceof ResultsServiceError)) throw fault
        if (question.document === document) learn(question, document, fault)
      }
    }
  }

  /** Narrows the query, or throws the fault that ends it. */
  function learn(question: Question, refusedDocument: DocumentNode, fault: ResultsServiceError): void {
    const next = narrow(refusedDocument, readRefusals(fault.refusals))
    if (next === null) throw fault
    if ('indispensable' in next) throw fault.lacking(next.indispensable)
    const text = next.document && questionText(next.document).text
    if (text !== null && question.forms.has(text)) throw fault
    if (text !== null) question.forms.add(text)
    question.document = next.document
    for (const path of next.lacking) lacking.add(`${fault.exchange.query} › ${path}`)
  }

  return {
    address: client.address,
    lacking: () => [...lacking],
    async ask(document, variables, signal) {
      const question = questionOf(document)
      while (!question.isAnswered) {
        if (question.pioneer === null) return explore(question, askUntilKnown(question, variables, signal))
        await question.pioneer.catch(() => undefined)
      }
      return askUntilKnown(question, variables, signal)
    },
  }
}

async function explore<Received>(question: Question, asking: Promise<Received>): Promise<Received> {
  question.pioneer = asking
  try {
    return await asking
  } finally {
    question.pioneer = null
  }
}

/** A strict service refuses a value for a variable that the query does not declare. */
function onlyDeclared<Variables extends Record<string, unknown>>(
  document: DocumentNode,
  variables: Variables,
): Variables {
  const { variableDefinitions = [] } = operationOf(document)
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name))) as Variables
}
