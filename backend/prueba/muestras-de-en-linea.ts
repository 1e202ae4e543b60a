import { linesOf, type Escena, type Linea } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

type EnLinea = Pick<Escena, 'pagoEnLineaID' | 'preferencia' | 'cancelableEnLinea' | 'libreEnLinea'>

/** Two payments begun, the first with money of another amount, and something owed that none of them holds. */
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
  const [first, second, libre] = sobre.datos as Linea[]
  if (!first || !second || !libre) throw new Error(`Sin conceptos: ${JSON.stringify(sobre)}`)
  const preferencias = []
  for (const linea of [first, second]) {
    const pedido = {
      detallePagosJSON: linesOf(linea),
      observaciones: 'Desde el celular',
      fechaPago: '2026-11-21',
      matriculadoID,
      tipoOperador: 'operador',
    }
    const made = await api.call('mercado_pago.generarPago', pedido, { token })
    preferencias.push(String(made.sobre.datos).split('/').at(-1) ?? '')
  }
  const listed = await api.call('mercado_pago.traerTodos', { nroPagina: 1, matriculadoID }, { token })
  const [last, before] = listed.sobre.datos as { id: number }[]
  await api.db.query(
    `INSERT INTO cobro_en_linea (pasarela, proveedor_id, pago_en_linea_id, estado, monto, moneda, observacion)
     SELECT pasarela, 'otro importe', id, 'approved', 1, 'ARS', 'Otro importe' FROM pago_en_linea WHERE id = $1`,
    [before?.id],
  )
  return {
    pagoEnLineaID: before?.id ?? 0,
    preferencia: preferencias[0] ?? '',
    cancelableEnLinea: last?.id ?? 0,
    libreEnLinea: libre,
  }
}
