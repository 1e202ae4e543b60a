import type { Lectura } from '@/components/mudanza/importar/datos'

/** A change of how a file is read, which can be made on another's reading too. */
export type Cambio = (lectura: Lectura) => Lectura

type DeHoja = Lectura['otras'][number]

/** How a sheet is read; undefined for one that is not. */
export const sheetOf = (lectura: Lectura, hoja: number): DeHoja | undefined =>
  lectura.hoja === hoja ? lectura : lectura.otras.find((one) => one.hoja === hoja)

/** What a column of a sheet is; null where it is not imported. */
export const fieldOf = (lectura: Lectura, hoja: number, columna: number): string | null =>
  sheetOf(lectura, hoja)?.columnas[columna] ?? null

/** The same reading with a column taken for something else. */
export const withField =
  (hoja: number, columna: number, campo: string | null): Cambio =>
  (lectura) =>
    withSheet(lectura, hoja, (one) => {
      const length = Math.max(one.columnas.length, columna + 1)
      return Array.from({ length }, (_, at) => (at === columna ? campo : (one.columnas[at] ?? null)))
    })

function withSheet(lectura: Lectura, hoja: number, columnas: (one: DeHoja) => DeHoja['columnas']): Lectura {
  if (lectura.hoja === hoja) return { ...lectura, columnas: columnas(lectura) }
  const otras = lectura.otras.map((one) => (one.hoja === hoja ? { ...one, columnas: columnas(one) } : one))
  return { ...lectura, otras }
}

/** Read with another sheet beside it, or with another row of its titles. */
export const withJoined =
  ({ hoja, encabezado, columnas }: DeHoja): Cambio =>
  (lectura) => ({
    ...lectura,
    otras: [...lectura.otras.filter((one) => one.hoja !== hoja), { hoja, encabezado, columnas }],
  })

export const withoutJoined =
  (hoja: number): Cambio =>
  (lectura) => ({ ...lectura, otras: lectura.otras.filter((one) => one.hoja !== hoja) })

/** Said once for the whole file; an empty text takes it back. */
export const withSaid =
  (campo: string, valor: string): Cambio =>
  (lectura) => {
    const rest = lectura.fijos.filter((one) => one.campo !== campo)
    return { ...lectura, fijos: valor === '' ? rest : [...rest, { campo, valor }] }
  }

/** What a value of the file is; undefined takes the answer back, null leaves its rows out. */
export const withAnswer =
  (campo: string, valor: string, respuesta: string | null | undefined): Cambio =>
  (lectura) => {
    const rest = lectura.respuestas.filter((one) => one.campo !== campo || one.valor !== valor)
    return {
      ...lectura,
      respuestas: respuesta === undefined ? rest : [...rest, { campo, valor, respuesta }],
    }
  }

/** What was answered of a value; undefined while nobody did. */
export const answerTo = (
  { respuestas }: Pick<Lectura, 'respuestas'>,
  campo: string,
  valor: string,
): string | null | undefined =>
  respuestas.find((one) => one.campo === campo && one.valor === valor)?.respuesta

export const withOptions =
  (opciones: Partial<Lectura['opciones']>): Cambio =>
  (lectura) => ({ ...lectura, opciones: { ...lectura.opciones, ...opciones } })

/** Whether changes made on one reading mean the same on another. */
export const isSamePlace = (one: Lectura, other: Lectura): boolean =>
  one.hoja === other.hoja && one.encabezado === other.encabezado

/** A field that two columns of a sheet are taken for; undefined where each has its own. */
export const fieldTwice = (lectura: Lectura): string | undefined =>
  [lectura, ...lectura.otras]
    .flatMap(({ columnas }) =>
      columnas.filter((campo, at) => campo !== null && columnas.indexOf(campo) !== at),
    )
    .find((campo) => campo !== null) ?? undefined
