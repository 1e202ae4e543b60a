import ts from 'typescript'
import type { Columna } from '@/backend/prueba/filas/descripcion'

/** Columns of tables that may be empty: their names by `clave`. */
export type Vacias = ReadonlyMap<string, string>

export const clave = (de: { tabla: number; columna: number }): string => `${de.tabla}.${de.columna}`

/**
 * What a declared row says otherwise than PostgreSQL: a column that is not there or that nobody declared, another
 * kind of value, an empty one where none was expected and the statement did not ask for it to be there. Of what is
 * reckoned nobody knows whether it may be empty.
 */
export function differences(
  checker: ts.TypeChecker,
  { fila, texto }: { fila: ts.Type; texto: string },
  columnas: readonly Columna[],
  vacias: Vacias,
): string[] {
  const may = new Map([...vacias].filter(([, name]) => !new RegExp(`\\b${name} IS NOT NULL`).test(texto)))
  // A row that is one of several shapes has the columns of all of them.
  const shapes = (fila.isUnion() ? fila.types : [fila]).map((shape) => ({
    rest: checker.getIndexTypeOfType(shape, ts.IndexKind.String),
    own: new Map(checker.getPropertiesOfType(shape).map((one) => [one.name, one])),
  }))
  const names = new Set(columnas.map(({ nombre }) => nombre))
  const wanted = shapes.flatMap(({ own }) => [...own.values()])
  const missing = wanted.filter(({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && !names.has(name))
  const wrong = columnas.flatMap((columna) => {
    const faults = shapes.flatMap(({ own, rest }) => {
      const symbol = own.get(columna.nombre)
      const type = symbol ? checker.getTypeOfSymbol(symbol) : rest
      if (!type) return []
      return [kindFault(checker, type, columna, !symbol) ?? emptyFault(type, columna, may)]
    })
    if (faults.length === 0) return [`la columna ${columna.nombre} no está declarada`]
    return faults.includes(undefined) ? [] : faults.flatMap((fault) => fault ?? [])
  })
  return [...missing.map(({ name }) => `no hay columna ${name}`), ...wrong]
}

function kindFault(
  checker: ts.TypeChecker,
  type: ts.Type,
  { nombre, clase }: Columna,
  wide: boolean,
): string | undefined {
  const claimed = checker.getNonNullableType(type)
  return isOf(checker, claimed, clase, wide)
    ? undefined
    : `${nombre} es ${clase}, no ${checker.typeToString(claimed)}`
}

/**
 * A narrower claim than the server's is the rules' word: a branded amount, one of a few texts. A row of any columns may
 * say one wide type for all.
 */
function isOf(checker: ts.TypeChecker, claimed: ts.Type, clase: string, wide: boolean): boolean {
  if (clase === 'json' || claimed.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return true
  if (clase.endsWith('[]')) {
    const [element] = checker.isArrayType(claimed)
      ? checker.getTypeArguments(claimed as ts.TypeReference)
      : []
    return element !== undefined && isOf(checker, element, clase.slice(0, -2), wide)
  }
  const base: Readonly<Record<string, ts.Type>> = {
    number: checker.getNumberType(),
    string: checker.getStringType(),
    bigint: checker.getBigIntType(),
    boolean: checker.getBooleanType(),
  }
  const real = base[clase]
  if (!real) return claimed.symbol?.name === clase
  return checker.isTypeAssignableTo(claimed, real) || (wide && checker.isTypeAssignableTo(real, claimed))
}

/** What is not there reads as null; the envelope writes it like what is absent, so the contract's rows may say so. */
const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any

function emptyFault(type: ts.Type, { nombre, de }: Columna, vacias: Vacias): string | undefined {
  const members = type.isUnion() ? type.types : [type]
  const expected = members.some(({ flags }) => flags & EMPTY)
  return !expected && de && vacias.has(clave(de)) ? `${nombre} puede estar vacía` : undefined
}
