import * as z from 'zod'
import { dinero, entero, fecha, id, opcional, siNo, texto } from '@/contract/campos'
import type { DeclaracionListado, FiltrosDe, Listado, OrdenDeListado } from '@/contract/listas/declaracion'
import type { ClaveDeFiltro } from '@/contract/listas/filtros'
import type { Ejemplo, LlamadaDato, LlamadaLista } from '@/contract/llamada'
import { type Objeto, objeto } from '@/contract/objeto'
import { LUGAR, orden } from '@/contract/orden'
import type { OrdenDe } from '@/domain/orden'

type PedidoDeLista<D extends DeclaracionListado> = FiltrosDe<D> & {
  orden?: OrdenDe<OrdenDeListado<D>> | undefined
}
type DePagina<D extends DeclaracionListado, E> = E & PedidoDeLista<D> & { pagina?: number | undefined }
type DeLote<D extends DeclaracionListado, E> = E &
  PedidoDeLista<D> & { cantidad: number; lugar?: string | undefined }
type Nombres<D> = D extends { llamadas: infer N } ? N : typeof USUALES
interface DeLectura<D extends DeclaracionListado> {
  metodo: 'GET'
  acceso: D['acceso']
  ruta: `${D['ruta']}/${Nombres<D> extends { pagina: infer N extends string } ? N : never}`
}
interface DeExportacion<D extends DeclaracionListado> {
  metodo: 'GET'
  acceso: D extends { exporta: infer P } ? P : D['acceso']
  ruta: `${D['ruta']}/${Nombres<D> extends { lote: infer N extends string } ? N : never}`
}
const USUALES = { pagina: 'traerTodos', lote: 'traerLote' } as const

const CODECS: { [C in ClaveDeFiltro['como']]: (clave: ClaveDeFiltro & { como: C }) => z.ZodType } = {
  texto: ({ maximo }) => texto(maximo),
  entero: ({ mensaje, minimo, maximo }) => entero(mensaje, minimo, maximo),
  id: () => id,
  siNo: () => siNo,
  fecha: () => fecha(),
  dinero: ({ mensaje }) => dinero(mensaje, 0n),
  uno: ({ de, mensaje }) => z.enum(de, mensaje),
}
const codecOf = <C extends ClaveDeFiltro['como']>(clave: ClaveDeFiltro & { como: C }) =>
  opcional(CODECS[clave.como](clave))

const filterKeys = ({ filtros }: DeclaracionListado) =>
  Object.fromEntries(
    filtros.flatMap(({ claves }) =>
      Object.entries<ClaveDeFiltro>(claves).map(([clave, como]) => [clave, codecOf(como)]),
    ),
  )

type Codecs<F> = { [K in keyof F]-?: z.ZodType<F[K] | undefined> }
/** Of what it is a list: what its calls cannot do without. */
type Necesarios<E> = { [K in keyof E]: z.ZodType<E[K]> }

/** A list's filters, for calls that act upon those it finds. */
export const filtrosDe = <D extends DeclaracionListado>({ declaracion }: Listado<D>): Codecs<FiltrosDe<D>> =>
  filterKeys(declaracion) as unknown as Codecs<FiltrosDe<D>>

interface Ejemplos {
  pagina: Ejemplo
  /** Absent where a list has no lots of its own. */
  lote?: Ejemplo
}

/** What both calls of a list share; types are stated where they are known, since zod cannot follow computed keys. */
function parts<D extends DeclaracionListado, E>(
  { declaracion }: Listado<D>,
  ejemplo: Ejemplos,
  de?: Necesarios<E>,
) {
  const { ruta, acceso, exporta = acceso, orden: ordenes, llamadas = USUALES } = declaracion
  const claves = {
    ...de,
    ...filterKeys(declaracion),
    ...(ordenes.por.length > 0 && { orden: opcional(orden(ordenes.por)) }),
  }
  const common = (name = '') => ({ metodo: 'GET', ruta: `${ruta}/${name}`, acceso, extension: true }) as const
  return {
    pagina: {
      ...common(llamadas.pagina),
      ejemplo: ejemplo.pagina,
      entrada: objeto({
        pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
        ...claves,
      }) as unknown as Objeto<DePagina<D, E>>,
    },
    lote: {
      ...common(llamadas.lote),
      acceso: exporta,
      ejemplo: ejemplo.lote,
      entrada: objeto({
        ...claves,
        cantidad: entero('Cantidad inválida', 1, 2000),
        ...LUGAR,
      }) as unknown as Objeto<DeLote<D, E>>,
    },
  } as const
}

type Lote<D extends DeclaracionListado, F, E> = LlamadaLista<DeLote<D, E>, F> & DeExportacion<D>

/** A list's page and its lots for files, if it has any: a lot goes on from where its last row stood. */
export function llamadasDeListado<D extends DeclaracionListado, F, E extends object = object>(
  listado: Listado<D>,
  { fila, de, ejemplo }: { fila: z.ZodType<F>; de?: Necesarios<E>; ejemplo: Ejemplos },
): { traerTodos: LlamadaLista<DePagina<D, E>, F> & DeLectura<D>; traerLote: Lote<D, F, E> } {
  const { pagina, lote } = parts(listado, ejemplo, de)
  return {
    traerTodos: { ...pagina, lista: 'paginada', salida: fila },
    traerLote: { ...lote, lista: 'completa', salida: fila },
  } as unknown as ReturnType<typeof llamadasDeListado<D, F, E>>
}

/** The same where a page tells the totals of all rows that match beside its own (`filas`). */
export function llamadasConTotales<D extends DeclaracionListado, F, T>(
  listado: Listado<D>,
  { fila, totales, ejemplo }: { fila: z.ZodType<F>; totales: z.ZodType<T>; ejemplo: Ejemplos },
): { traerTodos: LlamadaDato<DePagina<D, object>, T> & DeLectura<D>; traerLote: Lote<D, F, object> } {
  const { pagina, lote } = parts(listado, ejemplo)
  return {
    traerTodos: { ...pagina, salida: totales },
    traerLote: { ...lote, lista: 'completa', salida: fila },
  } as unknown as ReturnType<typeof llamadasConTotales<D, F, T>>
}
