import {
  traerLote as loteDeCuentasCorrientes,
  traerTodos as paginaDeCuentasCorrientes,
} from '@/contract/cuentas-corrientes'
import { cuentas } from '@/contract/listas/cuentas'
import type { DeclaracionListado, Listado } from '@/contract/listas/declaracion'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { traerLote as loteDeRechazo, traerTodos as paginaDeRechazo } from '@/contract/rechazo'
import { traerLote as loteDeRecibo, traerTodos as paginaDeRecibo } from '@/contract/recibo'
import { nombreDeForma } from '@/domain/debito/formas'
import { MEDIOS } from '@/domain/recibo'
import type { AnyCall, Exito, LeidoDe } from '@/lib/api/result'
import { answerLine } from '@/lib/descarga/debitos'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Readonly<Record<string, unknown>>
type Fila = FilaDescarga & { id: number | undefined }
type Lectura<D> = AsyncGenerator<Renglon, Exito<D>>

interface Planilla {
  listado: Listado
  recorrer: (leer: Lector, filtros: Filtros) => AsyncGenerator<Renglon, void>
}

/** A declared list as a file: how many rows there are, and all of them; `linea` is what the file holds of one. */
function planillaDe<D extends DeclaracionListado, L extends AnyCall>(
  listado: Listado<D>,
  { traerTodos, traerLote }: { traerTodos: AnyCall; traerLote: L },
  linea?: (fila: LeidoDe<L> extends (infer F)[] ? F : never) => FilaDescarga,
): Planilla {
  return {
    listado,
    async *recorrer(leer, filtros) {
      const { datos, total } = yield* leer(traerTodos, { ...filtros, pagina: 1 } as never)
      yield { total: total ?? (datos as { cantidad?: number }).cantidad ?? null }
      // The list's own declaration makes both calls: what its filters say is what they take.
      yield* walkLots(
        ({ cantidad, lugar }) =>
          leer(traerLote, { ...filtros, cantidad, lugar } as never) as unknown as Lectura<Fila[]>,
        linea ? { lineas: (filas) => filas.map((fila) => linea(fila as never)) } : {},
      )
    },
  }
}

/** The declared lists that can be had as a file, by their key. */
export const PLANILLAS: readonly Planilla[] = [
  planillaDe(cuentas, { traerTodos: paginaDeCuentasCorrientes, traerLote: loteDeCuentasCorrientes }),
  planillaDe(
    rechazos,
    { traerTodos: paginaDeRechazo, traerLote: loteDeRechazo },
    ({ respuesta, aBaja, dejar: _, ...fila }) => ({
      ...fila,
      ...answerLine(respuesta),
      debito: respuesta?.forma === undefined ? undefined : nombreDeForma(respuesta.forma),
      aBaja: aBaja ? 'Sí' : undefined,
    }),
  ),
  planillaDe(
    recibos,
    { traerTodos: paginaDeRecibo, traerLote: loteDeRecibo },
    ({ quien, anulado, ...fila }) => ({
      ...fila,
      quien: quien ?? 'Sistema',
      anulado,
      estado: anulado ? 'Anulado' : 'Cobrado',
      queda: anulado || fila.mp === MEDIOS.saldo ? null : fila.total,
    }),
  ),
]
