import { relative } from 'node:path'
import ts from 'typescript'
import { Lector } from '@/backend/prueba/filas/texto'
import { repoRoot } from '@/backend/db/root'

/** One `query` of the product whose rows somebody declared, with what the source says of its text. */
export interface Consulta {
  /** file:line */
  donde: string
  textos: readonly string[]
  /** Not a type's own parameter: of that nobody knows the columns. */
  fila: ts.Type | undefined
}

export interface Lectura {
  checker: ts.TypeChecker
  consultas: readonly Consulta[]
}

/** Every call of `Queryable.query` in the API's own files that says, or is asked for, the type of a row. */
export function readConsultas(): Lectura {
  const root = repoRoot()
  const config = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const own = fileNames.filter((path) => /\/backend\/(?!prueba\/)/.test(path) && !/\.test\.ts$/.test(path))
  const program = ts.createProgram(own, { ...options, incremental: false, tsBuildInfoFile: undefined })
  const checker = program.getTypeChecker()
  const lector = new Lector(checker)
  const consultas: Consulta[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const fila = rowOf(checker, node)
      const [text] = node.arguments
      if (fila && text && (known(fila) || !isForwarded(checker, text)))
        consultas.push({ donde: placeOf(node, root), textos: lector.read(text), fila: known(fila) })
    }
    ts.forEachChild(node, visit)
  }
  for (const path of own) {
    const source = program.getSourceFile(path)
    if (source) visit(source)
  }
  return { checker, consultas }
}

/** The declared row of a call to `query`; nothing for other calls and for rows that nobody looks at. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query')
    return undefined
  const signature = checker.getResolvedSignature(call)
  if (!signature?.declaration?.getSourceFile().fileName.endsWith('/backend/db/conexion.ts')) return undefined
  const [rows] = checker.getTypeArguments(signature.getReturnType() as ts.TypeReference)
  const [row] = rows ? checker.getTypeArguments(rows as ts.TypeReference) : []
  return row && !(row.flags & ts.TypeFlags.Unknown) ? row : undefined
}

/** Whoever passes on the text that he was given declares nothing: his own caller does. */
function isForwarded(checker: ts.TypeChecker, text: ts.Expression): boolean {
  const declaration = checker.getSymbolAtLocation(text)?.valueDeclaration
  return declaration !== undefined && ts.isParameter(declaration)
}

const known = (fila: ts.Type): ts.Type | undefined =>
  fila.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess) ? undefined : fila

function placeOf(node: ts.Node, root: string): string {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, source.fileName)}:${line + 1}`
}
