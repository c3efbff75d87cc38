import ts from 'typescript'

/** One import in any of its forms: `import`, `export … from`, `import()`, `require()`, `import('…')` as a type. */
export interface Import {
  readonly line: number
  readonly specifier: string
}

/** Returns every import of a file, type imports included. In `.astro` files it reads the frontmatter and the scripts. */
export function importsOf(file: string, text: string): Import[] {
  const code = file.endsWith('.astro') ? codeOfAstro(text) : text
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind)
  const imports: Import[] = []
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const { line } = source.getLineAndCharacterOfPosition(specifier.end)
      imports.push({ line: line + 1, specifier: specifier.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require'
  return isRequire || expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}

/** Returns the frontmatter and the scripts of an `.astro` file, each on its original line; the rest is blank. */
function codeOfAstro(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const parts = /^\s*---(?<frontmatter>[\s\S]*?)\n---|<script\b[^>]*>(?<script>[\s\S]*?)<\/script>/dg
  let code = ''
  for (const { indices } of text.matchAll(parts)) {
    const [begin, end] = indices?.groups?.frontmatter ?? indices?.groups?.script ?? [0, 0]
    code += blank(text.slice(code.length, begin)) + text.slice(begin, end)
  }
  return code + blank(text.slice(code.length))
}
