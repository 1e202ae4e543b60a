import ts from 'typescript'

/** Stands where a piece of SQL is known to the running program alone: a condition, an order, a number. */
export const HUECO = '\u0000'

/** More readings of one text are not followed: the first ones say what its columns are. */
const LECTURAS = 12

type Textos = readonly string[]
/** What the parameters of a function stand for while its answer is read. */
type Entorno = ReadonlyMap<ts.Symbol, Textos>

/** Reads what texts an expression can be, as far as its source says. */
export class Lector {
  constructor(private readonly checker: ts.TypeChecker) {}

  /**
   * Constants, templates, both sides of a choice, properties of constant objects, functions that answer one expression.
   * What the source does not say is a `HUECO`.
   */
  read(node: ts.Expression, known: Entorno = new Map()): Textos {
    const texts = this.written(bare(node), known) ?? this.named(bare(node), known)
    return [...new Set(texts ?? literalsOf(this.checker.getTypeAtLocation(node)) ?? [HUECO])].slice(
      0,
      LECTURAS,
    )
  }

  /** What stands there. */
  private written(node: ts.Expression, known: Entorno): Textos | undefined {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
    if (ts.isConditionalExpression(node))
      return [...this.read(node.whenTrue, known), ...this.read(node.whenFalse, known)]
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.flatMap((span) => [
        this.read(span.expression, known),
        [span.literal.text],
      ])
      return joined([[node.head.text], ...parts])
    }
    const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    if (isSum && this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike)
      return joined([this.read(node.left, known), this.read(node.right, known)])
    return undefined
  }

  /** What a name, a property or a call stands for. */
  private named(node: ts.Expression, known: Entorno): Textos | undefined {
    if (ts.isCallExpression(node)) return this.joinOf(node, known) ?? this.answerOf(node, known)
    if (ts.isElementAccessExpression(node)) {
      const object = this.declared(node.expression)
      if (!object || !ts.isObjectLiteralExpression(object)) return undefined
      return object.properties
        .filter(ts.isPropertyAssignment)
        .flatMap((one) => this.read(one.initializer, known))
    }
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined
    const symbol = this.symbolAt(node)
    const bound = symbol && known.get(symbol)
    // Of an object that is any of several, the property is each of theirs.
    const each = symbol?.declarations?.filter(ts.isPropertyAssignment) ?? []
    if (!bound && each.length > 1) return each.flatMap((one) => this.read(one.initializer, known))
    const value = this.declared(node) ?? this.partOf(symbol)
    return bound ?? (value && this.read(value, known))
  }

  /** `[…].join(', ')` of what is listed there; of what is made of each of a list, one piece stands for all, or nobody knows. */
  private joinOf({ expression, arguments: given }: ts.CallExpression, known: Entorno): Textos | undefined {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return undefined
    const list = this.declared(expression.expression) ?? bare(expression.expression)
    const make = makerOf(list)
    const piece = make && valueOf(make)
    if (make && piece) return [...this.read(piece, new Map([...known, ...this.unknown(make)])), HUECO]
    if (!ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return undefined
    const [between = ','] = given[0] ? this.read(given[0], known) : []
    return joined(
      list.elements.map((one) => this.read(one, known)),
      between,
    )
  }

  /** Which of a list it is made of, nobody says. */
  private unknown({ parameters }: ts.ArrowFunction): [ts.Symbol, Textos][] {
    return parameters.flatMap(({ name }): [ts.Symbol, Textos][] => {
      const symbol = this.checker.getSymbolAtLocation(name)
      return symbol ? [[symbol, [HUECO]]] : []
    })
  }

  private answerOf(call: ts.CallExpression, known: Entorno): Textos | undefined {
    const body = this.functionOf(call)
    const value = body && valueOf(body)
    if (!value) return undefined
    const inside = new Map(known)
    body.parameters.forEach(({ name, initializer }, i) => {
      const symbol = this.checker.getSymbolAtLocation(name)
      const argument = call.arguments[i] ?? initializer
      if (symbol && argument) inside.set(symbol, this.read(argument, known))
    })
    return this.read(value, inside)
  }

  private symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  /** What a constant was declared as; undefined for parameters and what is taken out of something. */
  private declared(node: ts.Expression): ts.Expression | undefined {
    const declaration = this.symbolAt(node)?.valueDeclaration
    return declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
      ? bare(declaration.initializer)
      : undefined
  }

  private functionOf(call: ts.CallExpression): ts.ArrowFunction | ts.FunctionDeclaration | undefined {
    const declaration = this.symbolAt(call.expression)?.valueDeclaration
    const body = this.declared(call.expression) ?? declaration
    return body && (ts.isArrowFunction(body) || ts.isFunctionDeclaration(body)) ? body : undefined
  }

  /** `const { sql } = await f()`: what `f` answers under that name. */
  private partOf(symbol: ts.Symbol | undefined): ts.Expression | undefined {
    const part = symbol?.valueDeclaration
    if (!part || !ts.isBindingElement(part) || !ts.isVariableDeclaration(part.parent.parent)) return undefined
    const call = bare(part.parent.parent.initializer)
    const body = call && ts.isCallExpression(call) ? this.functionOf(call) : undefined
    const answer = bare(body && valueOf(body))
    if (!answer || !ts.isObjectLiteralExpression(answer)) return undefined
    const members = answer.properties.filter(ts.isPropertyAssignment)
    return members.find(({ name }) => ts.isIdentifier(name) && name.text === symbol.name)?.initializer
  }
}

/** What makes the pieces of `list.map(make)`. */
function makerOf(list: ts.Expression): ts.ArrowFunction | undefined {
  if (!ts.isCallExpression(list) || !ts.isPropertyAccessExpression(list.expression)) return undefined
  const [make] = list.arguments
  return list.expression.name.text === 'map' && make && ts.isArrowFunction(make) ? make : undefined
}

const joined = (parts: readonly Textos[], between = ''): Textos =>
  parts.reduce(
    (before, part, i) =>
      before.flatMap((text) => part.map((more) => text + (i > 0 ? between : '') + more)).slice(0, LECTURAS),
    [''],
  )

/** Without parentheses, `await` and the words for the compiler. */
function bare<T extends ts.Expression | undefined>(node: T): T {
  let inner: ts.Expression | undefined = node
  while (
    inner &&
    (ts.isParenthesizedExpression(inner) ||
      ts.isAsExpression(inner) ||
      ts.isSatisfiesExpression(inner) ||
      ts.isNonNullExpression(inner) ||
      ts.isAwaitExpression(inner))
  )
    inner = inner.expression
  // What is inside an expression is one, and nothing is inside nothing.
  return inner as T
}

/** The one thing a function answers, whatever it does before. */
function valueOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const last = body.statements.at(-1)
  return last && ts.isReturnStatement(last) ? last.expression : undefined
}

function literalsOf(type: ts.Type): Textos | undefined {
  const members = type.isUnion() ? type.types : [type]
  const texts = members.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : [],
  )
  return texts.length === members.length ? texts : undefined
}
