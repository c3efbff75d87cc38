import { type DocumentNode, print } from 'graphql'

const texts = new WeakMap<DocumentNode, string>()

/**
 * The document as it is sent: on one line, so that the columns a service names are places in this text. graphql-request
 * sends it as it is.
 */
export function questionText(document: DocumentNode): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = print(document)
    .replace(/[\s,]+/g, ' ')
    .trim()
  texts.set(document, text)
  return text
}
