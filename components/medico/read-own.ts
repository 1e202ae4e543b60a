import { traerTodos as especialidades } from '@/contract/especialidad-matriculado'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { traerDatos } from '@/contract/matriculado'
import { traerResumen } from '@/contract/medico'
import { traerPagosPendientes } from '@/contract/pago'
import { traerTodos as planes } from '@/contract/plan-pagos'
import type { Resumen } from '@/components/medico/own-summary'
import { isInForce, splitHistory } from '@/domain/especialidad'
import { addMonths, endOfMonth, type Fecha } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readCobertura } from '@/lib/padron/read-cobertura'
import { pendingOf } from '@/lib/tesoreria/pending-input'

const TODAS = { traerMatriculas: true, traerConceptos: true, traerPP: true }
/** How far back the last movements are looked for. */
const MESES = 24
/** After so many milliseconds the page does without what another server may not even let him read. */
const ESPERA = 3_000

/** All that a doctor's home shows, read at once; on another server, what the specification's calls give. */
export async function readOwn(matriculadoID: number, hoy: Fecha) {
  const propio = { matriculadoID }
  const pedidos = pendingOf(matriculadoID)
  const movimientos = { ...propio, ...TODAS, desde: addMonths(hoy, -MESES), hasta: endOfMonth(hoy) }
  const [quien, pendientes, cuenta, resumido] = await Promise.all([
    readApi(traerDatos, propio),
    readApi(traerPagosPendientes, pedidos),
    readApi(traerCuentaCorriente, movimientos),
    readApi(traerResumen, propio),
  ])
  const ausente = !resumido.ok && resumido.ausente === true
  const cobertura = ausente ? readCobertura(propio) : undefined
  // The page does without what could not be read.
  const resumen = resumido.ok ? resumido.datos : ausente ? await readElsewhere(propio, hoy) : undefined
  return { quien, pendientes, pedidos, cuenta, movimientos, resumen, cobertura }
}

type Propio = { matriculadoID: number }

async function readElsewhere(propio: Propio, hoy: Fecha): Promise<Resumen> {
  const [suyas, suyos] = await Promise.all([
    readApi(especialidades, propio, { espera: ESPERA }),
    readApi(planes, propio, { espera: ESPERA }),
  ])
  const filas = suyas.ok ? splitHistory(suyas.datos).actuales : []
  return {
    especialidades: filas.map((fila) => ({
      nombre: fila.especialidad ?? '—',
      vence: fila.sinReval ? null : (fila.fechaCaducidad ?? null),
      vigente: isInForce({ fechaCaducidad: fila.fechaCaducidad, sinReval: fila.sinReval }, hoy),
    })),
    planes: (suyos.ok ? suyos.datos : []).flatMap((plan) => {
      const { id, cantCuotas, cantCuotasPagadas, monto, montoCuota = null, finalizado, roto } = plan
      if (finalizado || roto || id === undefined || cantCuotas == null || monto == null) return []
      return [{ id, cuotas: cantCuotas, pagadas: cantCuotasPagadas ?? 0, monto, montoCuota }]
    }),
  }
}
