import ts from 'typescript'

/**
 * What a file can say on a screen or send: its strings, its templates' parts and the text between its tags, one a
 * line. Comments and names are left out. `file` tells .ts from .tsx.
 */
export function stringsOf(file: string, source: string): string {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      found.push(node.text.replace(/\s+/g, ' ').trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false))
  return found.join('\n')
}
