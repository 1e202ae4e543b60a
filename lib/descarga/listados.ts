import { exportar as loteDeActos, traerTodos as paginaDeActos } from '@/contract/acto'
import { traerLote as loteDeFaltas, traerTodos as paginaDeFaltas } from '@/contract/control-cobertura'
import { traerLote as loteDeHallazgos, traerTodos as paginaDeHallazgos } from '@/contract/control-padron'
import {
  traerLote as loteDeCuentasCorrientes,
  traerTodos as paginaDeCuentasCorrientes,
} from '@/contract/cuentas-corrientes'
import { actos } from '@/contract/listas/actos'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import {
  traerLote as loteDeProgramados,
  traerTodos as paginaDeProgramados,
} from '@/contract/estado-programado'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import { controlPadron } from '@/contract/listas/control-padron'
import { cuentas } from '@/contract/listas/cuentas'
import { traerLote as loteDeDebito, traerTodos as paginaDeDebito } from '@/contract/debito-automatico'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { debitos } from '@/contract/listas/debitos'
import type { DeclaracionListado, Listado } from '@/contract/listas/declaracion'
import { enLinea } from '@/contract/listas/en-linea'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { mudanza } from '@/contract/listas/mudanza'
import { papeles } from '@/contract/listas/papeles'
import { prescripcion } from '@/contract/listas/prescripcion'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { rendicion } from '@/contract/listas/rendicion'
import { rondas } from '@/contract/listas/rondas'
import { solicitudes } from '@/contract/listas/solicitudes'
import { vencimientos } from '@/contract/listas/vencimientos'
import { traerLote as loteDeSolicitud, traerTodas as paginaDeSolicitud } from '@/contract/solicitud'
import { traerLote as loteDeMensaje } from '@/contract/mensaje'
import { traerLote as loteDeEnLinea } from '@/contract/mercado-pago'
import { traerLote as loteDeMoroso, traerTodos as paginaDeMoroso } from '@/contract/moroso'
import {
  traerHallazgos,
  traerLote as loteDeMudanza,
  traerLoteDeHallazgos,
  traerTodos as paginaDeMudanza,
} from '@/contract/mudanza'
import { traerLote as loteDePapel, traerTodos as paginaDePapel } from '@/contract/papel'
import { traerLote as loteDeRechazo, traerTodos as paginaDeRechazo } from '@/contract/rechazo'
import { traerLote as loteDeRecibo, traerTodos as paginaDeRecibo } from '@/contract/recibo'
import {
  ensayar,
  traerFilas as paginaDeRonda,
  traerLote as loteDeEnsayo,
  traerLoteDeFilas as loteDeRonda,
  traerTodas as paginaDeRondas,
} from '@/contract/ronda'
import {
  traerCobros,
  traerFilas as paginaDeRendicion,
  traerLote as loteDeRendicion,
  traerLoteDeCobros,
} from '@/contract/rendicion'
import { traerLote as loteDeVencimiento, traerTodos as paginaDeVencimiento } from '@/contract/vencimiento'
import { traerLote as loteDePrescripcion, traerTodas as paginaDePrescripcion } from '@/contract/prescripcion'
import { findingRow } from '@/lib/descarga/finding-row'
import { CLASES_DE_ACTO, ESTADOS_DE_ACTO } from '@/domain/acto'
import { describeFalta, FALTAS } from '@/domain/control-cobertura'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { nombreDeCuenta } from '@/domain/debito'
import { nombreDeForma } from '@/domain/debito/formas'
import { CAMBIO_EN_PALABRAS } from '@/domain/debito/cambio'
import { formatMoney } from '@/domain/dinero'
import { COBRO_EN_PALABRAS } from '@/domain/debito/rendicion'
import { ESTADO_EN_PALABRAS, MOTIVO_EN_PALABRAS } from '@/domain/debito/ronda'
import { EN_LINEA_EN_PALABRAS } from '@/domain/en-linea'
import { formatMes, today } from '@/domain/fechas'
import { ESTADOS_MENSAJE, type Medio, MEDIOS as MEDIOS_DE_MENSAJE } from '@/domain/mensaje'
import { CLASES_DE_DIFERENCIA, decirLado, DECIDIDO, QUES } from '@/domain/mudanza/diferencia'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import { nameOfPapel } from '@/domain/papel'
import { describePlazo } from '@/domain/plazo'
import { MEDIOS } from '@/domain/recibo'
import { ESTADOS_DE_SOLICITUD } from '@/domain/solicitud'
import { CLASES_DE_VENCIMIENTO } from '@/domain/vencimiento'
import type { AnyCall, Exito, LeidoDe } from '@/lib/api/result'
import { collectionRow } from '@/lib/debitos/collection-row'
import { lineRow } from '@/lib/debitos/line-row'
import { answerLine } from '@/lib/descarga/debitos'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots, walkPages } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Readonly<Record<string, unknown>>
type Fila = FilaDescarga & { id: number | undefined }
type Lectura<D> = AsyncGenerator<Renglon, Exito<D>>

interface Planilla {
  listado: Listado
  /** The list's page. */
  traerTodos?: AnyCall | undefined
  recorrer: (leer: Lector, filtros: Filtros) => AsyncGenerator<Renglon, void>
}

/**
 * A declared list as a file: with `traerTodos` how many rows there are, and all of them, page by page where it has no
 * lots; `linea` is what the file holds of one.
 */
function planillaDe<D extends DeclaracionListado, L extends AnyCall>(
  listado: Listado<D>,
  llamadas: { traerTodos?: AnyCall; traerLote: L } | { traerTodos: L },
  linea?: (fila: LeidoDe<L> extends (infer F)[] ? F : never) => FilaDescarga,
): Planilla {
  return {
    listado,
    traerTodos: llamadas.traerTodos,
    async *recorrer(leer, filtros) {
      const lineas = linea && ((filas: readonly Fila[]) => filas.map((fila) => linea(fila as never)))
      // The list's own declaration makes its calls: what its filters say is what they take.
      const read = (llamada: AnyCall, lugar: object) =>
        leer(llamada, { ...filtros, ...lugar } as never) as unknown as Lectura<Fila[]>
      if (!('traerLote' in llamadas))
        return yield* walkPages((pagina) => read(llamadas.traerTodos, { pagina }), lineas)
      const { traerTodos, traerLote } = llamadas
      const primera = traerTodos && (yield* read(traerTodos, { pagina: 1 }))
      yield {
        total: primera?.total ?? (primera?.datos as { cantidad?: number } | undefined)?.cantidad ?? null,
      }
      yield* walkLots(({ cantidad, lugar }) => read(traerLote, { cantidad, lugar }), lineas ? { lineas } : {})
    },
  }
}

type Cargo = NonNullable<LeidoDe<typeof ensayar>[number]['cargos']>[number]

const inOneLine = (cargos: readonly Cargo[] = []): string =>
  cargos
    .map(({ nombre = '', monto }) => `${nombre}${monto === undefined ? '' : ` ${formatMoney(monto)}`}`)
    .join('; ')

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
  planillaDe(cambiosProgramados, { traerTodos: paginaDeProgramados, traerLote: loteDeProgramados }),
  planillaDe(controlPadron, { traerTodos: paginaDeHallazgos, traerLote: loteDeHallazgos }, findingRow),
  planillaDe(debitos, { traerTodos: paginaDeDebito, traerLote: loteDeDebito }, ({ ultimo, ...fila }) => ({
    ...fila,
    tipoCuenta: nombreDeCuenta(fila.tipoCuentaID),
    ...answerLine(ultimo),
  })),
  planillaDe(
    ensayoDeDebito,
    { traerTodos: ensayar, traerLote: loteDeEnsayo },
    ({ motivo, cargos, ...fila }) => ({
      ...fila,
      motivo: motivo && MOTIVO_EN_PALABRAS[motivo],
      cargos: inOneLine(cargos),
    }),
  ),
  planillaDe(
    debitosDeRonda,
    { traerTodos: paginaDeRonda, traerLote: loteDeRonda },
    ({ cargos, respuesta, ...fila }) => ({
      ...fila,
      ...answerLine(respuesta),
      cargos: inOneLine(cargos),
      cambio: fila.cambio && CAMBIO_EN_PALABRAS[fila.cambio],
      seDebita: fila.sacada ? null : fila.importe,
    }),
  ),
  planillaDe(prescripcion, { traerTodos: paginaDePrescripcion, traerLote: loteDePrescripcion }),
  planillaDe(morosos, { traerTodos: paginaDeMoroso, traerLote: loteDeMoroso }),
  planillaDe(
    mudanza,
    { traerTodos: paginaDeMudanza, traerLote: loteDeMudanza },
    ({ que, clase, viejo, nuevo, respuesta, ...fila }) => ({
      ...fila,
      que: que && QUES[que],
      clase: clase && CLASES_DE_DIFERENCIA[clase],
      viejo: decirLado(que, viejo),
      nuevo: decirLado(que, nuevo),
      respuesta: respuesta?.valor && DECIDIDO[respuesta.valor],
      quien: respuesta?.quien,
    }),
  ),
  planillaDe(
    hallazgosDeMudanza,
    { traerTodos: traerHallazgos, traerLote: traerLoteDeHallazgos },
    ({ clase, ...fila }) => ({ ...fila, clase: clase && nombreDeHallazgo(clase) }),
  ),
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
    ({ quien, anulado, nroRecibo, reciboAnterior, ...fila }) => ({
      ...fila,
      nroRecibo: nroRecibo ?? reciboAnterior,
      quien: quien ?? 'Sistema',
      anulado,
      estado: anulado ? 'Anulado' : 'Cobrado',
      queda: anulado || fila.mp === MEDIOS.saldo ? null : fila.total,
    }),
  ),
  planillaDe(rendicion, { traerTodos: paginaDeRendicion, traerLote: loteDeRendicion }, (fila) => {
    const row = lineRow(fila)
    return { ...row, seCuenta: fila.repetida ? null : row.cobro }
  }),
  planillaDe(cobrosPorResolver, { traerTodos: traerCobros, traerLote: traerLoteDeCobros }, (fila) => {
    const { estado, reversa: _, ...row } = collectionRow(fila)
    return { ...row, estado: estado && COBRO_EN_PALABRAS[estado] }
  }),
  // There are a few each month.
  planillaDe(rondas, { traerTodos: paginaDeRondas }, ({ forma, mes, anio, prueba, estado, ...fila }) => ({
    ...fila,
    debito: forma === undefined ? undefined : nombreDeForma(forma),
    mes: mes !== undefined && anio !== undefined ? formatMes({ mes, anio }) : undefined,
    estado: prueba && estado !== 'deshecha' ? 'De prueba' : estado && ESTADO_EN_PALABRAS[estado],
  })),
  planillaDe(actos, { traerTodos: paginaDeActos, traerLote: loteDeActos }, ({ clase, estado, ...fila }) => ({
    ...fila,
    clase: clase && CLASES_DE_ACTO[clase],
    estado: estado && ESTADOS_DE_ACTO[estado],
  })),
  planillaDe(
    solicitudes,
    { traerTodos: paginaDeSolicitud, traerLote: loteDeSolicitud },
    ({ numero, anio, estado, ...fila }) => ({
      ...fila,
      numero: numero == null ? undefined : `${numero}/${anio ?? ''}`,
      estado: estado && ESTADOS_DE_SOLICITUD[estado],
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
