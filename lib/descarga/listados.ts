import { traerLote as loteDeFaltas, traerTodos as paginaDeFaltas } from '@/contract/control-cobertura'
import {
  traerLote as loteDeCuentasCorrientes,
  traerTodos as paginaDeCuentasCorrientes,
} from '@/contract/cuentas-corrientes'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { cuentas } from '@/contract/listas/cuentas'
import { traerLote as loteDeDebito, traerTodos as paginaDeDebito } from '@/contract/debito-automatico'
import { debitos } from '@/contract/listas/debitos'
import type { DeclaracionListado, Listado } from '@/contract/listas/declaracion'
import { enLinea } from '@/contract/listas/en-linea'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { papeles } from '@/contract/listas/papeles'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { vencimientos } from '@/contract/listas/vencimientos'
import { traerLote as loteDeMensaje } from '@/contract/mensaje'
import { traerLote as loteDeEnLinea } from '@/contract/mercado-pago'
import { traerLote as loteDeMoroso, traerTodos as paginaDeMoroso } from '@/contract/moroso'
import { traerLote as loteDePapel, traerTodos as paginaDePapel } from '@/contract/papel'
import { traerLote as loteDeRechazo, traerTodos as paginaDeRechazo } from '@/contract/rechazo'
import { traerLote as loteDeRecibo, traerTodos as paginaDeRecibo } from '@/contract/recibo'
import { traerLote as loteDeVencimiento, traerTodos as paginaDeVencimiento } from '@/contract/vencimiento'
import { describeFalta, FALTAS } from '@/domain/control-cobertura'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { nombreDeCuenta } from '@/domain/debito'
import { nombreDeForma } from '@/domain/debito/formas'
import { EN_LINEA_EN_PALABRAS } from '@/domain/en-linea'
import { today } from '@/domain/fechas'
import { ESTADOS_MENSAJE, type Medio, MEDIOS as MEDIOS_DE_MENSAJE } from '@/domain/mensaje'
import { nameOfPapel } from '@/domain/papel'
import { describePlazo } from '@/domain/plazo'
import { MEDIOS } from '@/domain/recibo'
import { CLASES_DE_VENCIMIENTO } from '@/domain/vencimiento'
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

/**
 * A declared list as a file: with `traerTodos` how many rows there are, and all of them; `linea` is what the file holds
 * of one.
 */
function planillaDe<D extends DeclaracionListado, L extends AnyCall>(
  listado: Listado<D>,
  { traerTodos, traerLote }: { traerTodos?: AnyCall; traerLote: L },
  linea?: (fila: LeidoDe<L> extends (infer F)[] ? F : never) => FilaDescarga,
): Planilla {
  return {
    listado,
    async *recorrer(leer, filtros) {
      const primera = traerTodos && (yield* leer(traerTodos, { ...filtros, pagina: 1 } as never))
      yield {
        total: primera?.total ?? (primera?.datos as { cantidad?: number } | undefined)?.cantidad ?? null,
      }
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
  // What was written is not told, and an outbox is too long to be counted first.
  planillaDe(mensajes, { traerLote: loteDeMensaje }, ({ medio, estado, texto: _, asunto: __, ...fila }) => ({
    ...fila,
    medio: MEDIOS_DE_MENSAJE[medio as Medio],
    estado: estado && ESTADOS_MENSAJE[estado],
  })),
  planillaDe(
    enLinea,
    { traerLote: loteDeEnLinea },
    ({ id, creado, matriculado, observacion, total, estado, quien, motivo, nroRecibo }) => ({
      ...{ id, creado, matriculado, observacion, total, quien, motivo, nroRecibo },
      estado: estado && EN_LINEA_EN_PALABRAS[estado],
      cobrado: estado === 'aprobado' ? total : null,
    }),
  ),
  planillaDe(
    controlCobertura,
    { traerTodos: paginaDeFaltas, traerLote: loteDeFaltas },
    ({ falta, estado = '', desde = null, ...fila }) => ({
      ...fila,
      falta: falta && FALTAS[falta].nombre,
      detalle: falta && describeFalta(falta, estado, desde),
      remedio: falta && FALTAS[falta].remedio,
    }),
  ),
  planillaDe(debitos, { traerTodos: paginaDeDebito, traerLote: loteDeDebito }, ({ ultimo, ...fila }) => ({
    ...fila,
    tipoCuenta: nombreDeCuenta(fila.tipoCuentaID),
    ...answerLine(ultimo),
  })),
  planillaDe(morosos, { traerTodos: paginaDeMoroso, traerLote: loteDeMoroso }),
  planillaDe(
    papeles,
    { traerTodos: paginaDePapel, traerLote: loteDePapel },
    ({ clase, numero, codigo, ...fila }) => ({
      ...fila,
      papel: clase && numero !== undefined ? nameOfPapel(clase, numero) : undefined,
      codigo: codigo && formatCodigo(codigo),
    }),
  ),
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
  planillaDe(
    vencimientos,
    { traerTodos: paginaDeVencimiento, traerLote: loteDeVencimiento },
    ({ clase, ...fila }) => ({
      ...fila,
      clase: clase && CLASES_DE_VENCIMIENTO[clase],
      plazo: fila.vence && describePlazo(fila.vence, today()),
    }),
  ),
]
