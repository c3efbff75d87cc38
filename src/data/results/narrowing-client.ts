import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import { narrow } from './narrow.ts'
import { operationOf } from './operation.ts'
import { questionText } from './question-text.ts'
import { readRefusals } from './refusals.ts'
import type { ResultsClient } from './results-client.ts'
import { ResultsServiceError } from './service-fault.ts'

/** A question as it is asked by now. */
interface Question {
  readonly original: DocumentNode
  /** null: the service knows nothing of it. */
  document: DocumentNode | null
  /** All its forms so far: none is asked twice. */
  readonly forms: Set<string>
  isAnswered: boolean
  /** The first to ask finds out what the service knows; the others wait for that. null: nobody is at it. */
  pioneer: Promise<unknown> | null
}

/**
 * Asks whole questions first. Where the service's validation refuses some of it, and the site can do without that, it is
 * asked without; the answer then has no such keys, and later questions are asked so from the start. Introspection is not
 * needed. Every other fault, and a refusal of what the site can't do without, is thrown as it is.
 *
 * @throws ResultsServiceError, only
 */
export function askingForLess(client: Pick<ResultsClient, 'address' | 'ask'>): ResultsClient {
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
        const asked = document as TadaDocumentNode<Data, Variables>
        const data = await client.ask(asked, onlyDeclared(document, variables), signal)
        question.isAnswered = true
        return data
      } catch (fault) {
        if (!(fault instanceof ResultsServiceError)) throw fault
        if (question.document === document) learn(question, document, fault)
      }
    }
  }

  /** Narrows the question, or throws what ends it. */
  function learn(question: Question, asked: DocumentNode, fault: ResultsServiceError): void {
    const next = narrow(asked, readRefusals(fault.refusals))
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

async function explore<Answer>(question: Question, asking: Promise<Answer>): Promise<Answer> {
  question.pioneer = asking
  try {
    return await asking
  } finally {
    question.pioneer = null
  }
}

/** A strict service refuses a value for a variable that the question does not declare. */
function onlyDeclared<Variables extends Record<string, unknown>>(
  document: DocumentNode,
  variables: Variables,
): Variables {
  const { variableDefinitions = [] } = operationOf(document)
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name))) as Variables
}
