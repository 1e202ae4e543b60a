import * as z from 'zod'
import { dinero, entero, fecha, id, opcional, siNo, texto } from '@/contract/campos'
import type { DeclaracionListado, FiltrosDe, Listado, OrdenDeListado } from '@/contract/listas/declaracion'
import type { ClaveDeFiltro } from '@/contract/listas/filtros'
import type { Ejemplo, LlamadaDato, LlamadaLista } from '@/contract/llamada'
import { type Objeto, objeto } from '@/contract/objeto'
import { LUGAR, orden } from '@/contract/orden'
import type { OrdenDe } from '@/domain/orden'

type Pedido<D extends DeclaracionListado> = FiltrosDe<D> & {
  orden?: OrdenDe<OrdenDeListado<D>> | undefined
}
type DePagina<D extends DeclaracionListado> = Pedido<D> & { pagina?: number | undefined }
type DeLote<D extends DeclaracionListado> = Pedido<D> & { cantidad: number; lugar?: string | undefined }
type Trato<D extends DeclaracionListado, C extends string> = {
  metodo: 'GET'
  acceso: C extends 'traerLote' ? (D extends { exporta: infer P } ? P : D['acceso']) : D['acceso']
  ruta: `${D['ruta']}/${C}`
}

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

/** A list's filters, for calls that act upon those it finds. */
export const filtrosDe = <D extends DeclaracionListado>({ declaracion }: Listado<D>): Codecs<FiltrosDe<D>> =>
  filterKeys(declaracion) as unknown as Codecs<FiltrosDe<D>>

interface Ejemplos {
  pagina: Ejemplo
  /** Absent where a list has other lots, and takes the page alone. */
  lote?: Ejemplo
}

/** What both calls of a list share; types are stated where they are known, since zod cannot follow computed keys. */
function parts<D extends DeclaracionListado>({ declaracion }: Listado<D>, ejemplo: Ejemplos) {
  const { ruta, acceso, exporta = acceso, orden: ordenes } = declaracion
  const claves = { ...filterKeys(declaracion), orden: opcional(orden(ordenes.por)) }
  const common = (name: string) =>
    ({ metodo: 'GET', ruta: `${ruta}/${name}`, acceso, extension: true }) as const
  return {
    pagina: {
      ...common('traerTodos'),
      ejemplo: ejemplo.pagina,
      entrada: objeto({
        pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
        ...claves,
      }) as unknown as Objeto<DePagina<D>>,
    },
    lote: {
      ...common('traerLote'),
      acceso: exporta,
      ejemplo: ejemplo.lote,
      entrada: objeto({
        ...claves,
        cantidad: entero('Cantidad inválida', 1, 2000),
        ...LUGAR,
      }) as unknown as Objeto<DeLote<D>>,
    },
  } as const
}

type Lote<D extends DeclaracionListado, F> = LlamadaLista<DeLote<D>, F> & Trato<D, 'traerLote'>

/** A list's page and its lots for files: a lot goes on from where its last row stood. */
export function llamadasDeListado<D extends DeclaracionListado, F>(
  listado: Listado<D>,
  { fila, ejemplo }: { fila: z.ZodType<F>; ejemplo: Ejemplos },
): { traerTodos: LlamadaLista<DePagina<D>, F> & Trato<D, 'traerTodos'>; traerLote: Lote<D, F> } {
  const { pagina, lote } = parts(listado, ejemplo)
  return {
    traerTodos: { ...pagina, lista: 'paginada', salida: fila },
    traerLote: { ...lote, lista: 'completa', salida: fila },
  } as unknown as ReturnType<typeof llamadasDeListado<D, F>>
}

/** The same where a page tells the totals of all rows that match beside its own (`filas`). */
export function llamadasConTotales<D extends DeclaracionListado, F, T>(
  listado: Listado<D>,
  { fila, totales, ejemplo }: { fila: z.ZodType<F>; totales: z.ZodType<T>; ejemplo: Ejemplos },
): { traerTodos: LlamadaDato<DePagina<D>, T> & Trato<D, 'traerTodos'>; traerLote: Lote<D, F> } {
  const { pagina, lote } = parts(listado, ejemplo)
  return {
    traerTodos: { ...pagina, salida: totales },
    traerLote: { ...lote, lista: 'completa', salida: fila },
  } as unknown as ReturnType<typeof llamadasConTotales<D, F, T>>
}
