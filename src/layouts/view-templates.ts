import { fileURLToPath } from 'node:url'
import { isPlainElement, plainAttribute } from '../components/ui/plain-markup.ts'

/** A node of the syntax tree that Rolldown makes of a module. Positions count UTF-16 code units. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Expression extends Node {
  readonly expression?: Node
}

interface Attribute extends Node {
  readonly name: Node & { readonly name: string }
  readonly value: Expression | null
}

interface Markup extends Node {
  /** Absent for `<>`. */
  readonly openingElement?: Node & {
    readonly name: Node & { readonly name: string }
    readonly attributes: readonly Attribute[]
  }
  readonly children: readonly Expression[]
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part

const isMarkup = (node: Node): node is Markup => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** The markup inside a node that is not inside other markup, in its order. */
const markupIn = (node: Node): Markup[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => (isMarkup(part) ? [part] : markupIn(part)))
    .sort((one, other) => one.start - other.start)

/** Whether only values of an element are unknown here: neither its name nor the names of its attributes. */
function isPlain({ openingElement, children }: Markup): boolean {
  if (children.some(({ type }) => type === 'JSXSpreadChild')) return false
  if (!openingElement) return true
  const { name, attributes } = openingElement
  return name.type === 'JSXIdentifier' && isPlainElement(name.name) && attributes.every(isPlainAttribute)
}

const isPlainAttribute = ({ type, name, value }: Attribute): boolean =>
  type === 'JSXAttribute' &&
  name.type === 'JSXIdentifier' &&
  (value === null || value.type === 'Literal' || value.type === 'JSXExpressionContainer') &&
  (isKey(name) || plainAttribute(name.name).write !== null)

const isKey = ({ name }: { readonly name: string }): boolean => name === 'key'

/** Whether markup has a plain element of its own: without one, a template would save nothing. */
const hasPlainElement = (node: Markup): boolean =>
  isPlain(node) &&
  (node.openingElement !== undefined ||
    node.children.some((child) => isMarkup(child) && hasPlainElement(child)))

/** Returns the expression of a value; undefined if the markup has the same value each time it is written. */
const expressionOf = (node: Expression | null): Node | undefined =>
  node?.expression && !/^(?:Literal|JSXEmptyExpression)$/.test(node.expression.type)
    ? node.expression
    : undefined

/**
 * Takes the values out of the JSX of a module: plain elements that stand in each other become a template of the module, and
 * the template with the values stands in their place. See src/components/ui/template.ts.
 *
 * @param code TypeScript with JSX
 * @param program the syntax tree of the code
 * @returns the code of the module that needs the templates, and their own; null if the module has no plain elements
 */
export function withTemplates(code: string, program: Node): { code: string; templates: string[] } | null {
  const templates: string[] = []
  const source = ({ start, end }: Node) => code.slice(start, end)

  /** The code of a node, with templates instead of the markup in it. */
  const rewritten = (node: Node): string => {
    let text = ''
    let at = node.start
    for (const markup of markupIn(node)) {
      text += code.slice(at, markup.start) + filled(markup)
      at = markup.end
    }
    return text + code.slice(at, node.end)
  }

  const filled = (markup: Markup): string => {
    if (!hasPlainElement(markup)) return rewritten(markup)
    const values: string[] = []
    const still = withPlaces(markup, values)
    const name = `Template${templates.length}$`
    templates.push(`const ${name} = template$(${values.length}, (values$) => ${still})\n`)
    return `<${name} of={[${values.join(', ')}]} />`
  }

  /** Markup with the places `values$[0]`, `values$[1]` and so on. @param values gets the code of the values */
  const withPlaces = ({ openingElement, children }: Markup, values: string[]): string => {
    const place = (value: Node) => {
      const text = isMarkup(value) ? filled(value) : rewritten(value)
      return `{values$[${values.push(text) - 1}]}`
    }
    const attributes = (openingElement?.attributes ?? [])
      // React needs keys to tell siblings apart when it renders them again, which a build never does.
      .filter(({ name }) => !isKey(name))
      .map((attribute) => {
        const value = expressionOf(attribute.value)
        return value ? ` ${attribute.name.name}=${place(value)}` : ` ${source(attribute)}`
      })
    const content = children.map((child) => {
      if (isMarkup(child)) return isPlain(child) ? withPlaces(child, values) : place(child)
      const value = expressionOf(child)
      return value ? place(value) : source(child)
    })
    const tag = openingElement?.name.name ?? ''
    return `<${tag}${attributes.join('')}>${content.join('')}</${tag}>`
  }

  const changed = rewritten(program)
  return templates.length === 0 ? null : { code: changed, templates }
}

const TEMPLATE_MODULE = fileURLToPath(new URL('../components/ui/template.ts', import.meta.url))
const IMPORT = `import { template as template$ } from ${JSON.stringify(TEMPLATE_MODULE)}\n`

interface Parser {
  parse(code: string, options: { readonly lang: 'tsx' }): unknown
}

/** Makes templates of the views that a build writes. Browsers get the views as they stand in the source. */
export const viewTemplates = {
  name: 'view-templates',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { readonly name: string }): boolean => name !== 'client',
  transform: {
    filter: { id: /^(?!.*node_modules).*\.tsx$/ },
    handler(this: Parser, code: string): { code: string; map: null } | null {
      const changed = withTemplates(code, this.parse(code, { lang: 'tsx' }) as Node)
      return changed && { code: IMPORT + changed.templates.join('') + changed.code, map: null }
    },
  },
}
