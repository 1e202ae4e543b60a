import type { ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** What a member pays online: two payments begun, and something owed that none of them holds. */
export interface EnLinea {
  pagoID: number
  preferencia: string
  cancelable: number
  libre: Pendiente
}

export type LlamadaEnLinea = Extract<NombreLlamada, `mercado_pago.${string}` | `pasarela_prueba.${string}`>

export async function addEnLinea(
  api: ApiDePrueba,
  token: string,
  bought: { matriculadoID: number; conceptoID: number },
): Promise<EnLinea> {
  for (let i = 0; i < 3; i++) await api.call('concepto_matriculado.crear', bought, { token })
  const { matriculadoID } = bought
  const wire = {
    matriculadoID,
    traerMatriculas: false,
    traerPP: false,
    traerConceptos: true,
    mostrarTodo: true,
  }
  const { sobre } = await api.call('pago.traerPagosPendientes', wire, { token })
  const [first, second, libre] = sobre.datos as Pendiente[]
  if (!first || !second || !libre) throw new Error(`Sin conceptos: ${JSON.stringify(sobre)}`)
  const preferencias = []
  for (const linea of [first, second]) {
    const made = await api.call('mercado_pago.generarPago', paymentOf(matriculadoID, linea), { token })
    preferencias.push(String(made.sobre.datos).split('/').at(-1) ?? '')
  }
  const listed = await api.call('mercado_pago.traerTodos', { nroPagina: 1, matriculadoID }, { token })
  const [last, before] = listed.sobre.datos as { id: number }[]
  await api.db.query(
    `INSERT INTO cobro_en_linea (pasarela, proveedor_id, pago_en_linea_id, estado, monto, moneda, observacion)
     SELECT pasarela, 'otro importe', id, 'approved', 1, 'ARS', 'Otro importe' FROM pago_en_linea WHERE id = $1`,
    [before?.id],
  )
  return { pagoID: before?.id ?? 0, preferencia: preferencias[0] ?? '', cancelable: last?.id ?? 0, libre }
}

const paymentOf = (matriculadoID: number, { id, tipoPagoID, monto }: Pendiente) => ({
  detallePagosJSON: JSON.stringify([{ id, tipoPagoID, monto }]),
  observaciones: 'Desde el celular',
  fechaPago: '2026-11-21',
  matriculadoID,
  tipoOperador: 'operador',
})

export const onlineSamples = (
  { pagoID, preferencia, cancelable, libre }: EnLinea,
  matriculadoID: number,
): Record<LlamadaEnLinea, Record<string, unknown>> => ({
  'mercado_pago.generarPago': paymentOf(matriculadoID, libre),
  'mercado_pago.traerPago': { pagoID, matriculadoID },
  'mercado_pago.traerTodos': { nroPagina: 1, matriculadoID, estado: 'abierto' },
  'mercado_pago.cancelarPago': { pagoID: cancelable, matriculadoID, motivo: 'Pagó en caja' },
  'mercado_pago.darPorResuelto': { pagoID, motivo: 'Se devolvió por transferencia' },
  'pasarela_prueba.traerDatos': { preferencia },
  'pasarela_prueba.actuar': { preferencia, accion: 'dejarPendiente' },
})
