import type { ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addMember } from '@/backend/prueba/gente'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { acceptMoney, type Acreditacion } from '@/backend/tesoreria/libro/acreditar'
import { chargeMonths } from '@/backend/tesoreria/libro/cargar'
import { centavos } from '@/domain/dinero'

/** A member who owes, with a plan nothing of which is paid. */
export interface Tesoreria {
  deudor: number
  planID: number
  /** What the plan comes to. */
  planificado: number
  /** Concepts charged to him, owed. */
  libres: Pendiente[]
  conceptoID: number
  matriculaID: number
  /** Old debt written off. */
  eliminacionID: number
}
interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** The calls these samples are for. */
export type LlamadaDeTesoreria = Extract<
  NombreLlamada,
  | `plan_pagos.${string}`
  | `concepto_matriculado.${string}`
  | `matriculado.${string}Matricula`
  | 'pago.eliminarCincoAniosAtras'
  | 'pago.simularEliminarDeuda'
  | 'pago.traerEliminaciones'
  | 'pago.deshacerEliminacion'
  | 'pago.traerSaldoAFavor'
  | 'pago.aplicarSaldo'
  | 'pago.pagoAnual'
  | 'pago.simularPagoAnual'
  | `caja.${string}`
  | `cierre.${string}`
>

export async function addTreasury(api: ApiDePrueba, token: string): Promise<Tesoreria> {
  const deudor = await addMember(api.db, { apellido: 'Deudor', nombre: 'Abel' })
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID: deudor, cantidad: 2 }, { token })
  const bought = { matriculadoID: deudor, conceptoID: await conceptoID(api.db) }
  for (let i = 0; i < 3; i++) await api.call('concepto_matriculado.crear', bought, { token })
  const wire = { matriculadoID: deudor, traerMatriculas: true, traerPP: true, traerConceptos: true }
  const { sobre } = await api.call('pago.traerPagosPendientes', { ...wire, mostrarTodo: true }, { token })
  const [first, second, ...rest] = sobre.datos as Pendiente[]
  const matriculaID = rest.find(({ tipoPagoID }) => tipoPagoID === 3)?.id ?? 0
  const libres = rest.filter(({ tipoPagoID }) => tipoPagoID === 1)
  if (!first || !second) throw new Error(`Sin pendientes: ${JSON.stringify(sobre)}`)
  const plan = await api.call('plan_pagos.crear', planOf(deudor, [first, second]), { token })
  const { id: planID } = plan.sobre.datos as { id: number }
  await chargeOld(api.db, deudor, 1)
  const gone = await api.call('pago.eliminarCincoAniosAtras', { matriculadoID: deudor }, { token })
  const { eliminacionID } = gone.sobre.datos as { eliminacionID: number }
  await chargeOld(api.db, deudor, 2)
  await giveCredit(api.db, deudor, 1_000_000n)
  const planificado = first.monto + second.monto
  return { deudor, planID, planificado, libres, conceptoID: bought.conceptoID, matriculaID, eliminacionID }
}

/** Money he gave beyond what he owed. */
export const giveCredit = (
  db: Db,
  matriculadoID: number,
  importe: bigint,
  fecha = '2026-11-21',
): Promise<Acreditacion> =>
  withTransaction(db, (tx) =>
    acceptMoney(
      tx,
      { persona: null, pedidoID: null, acto: 'pago.acreditar', hoy: '2026-11-21' },
      { matriculadoID, medio: 'online', importe: centavos(importe), lineas: [], fecha },
    ),
  )

/** A month of 2020, as somebody charged it then. */
export const chargeOld = (db: Db, matriculadoID: number, mes: number): Promise<void> =>
  withTransaction(db, (tx) =>
    chargeMonths(
      tx,
      { persona: null, pedidoID: null, acto: 'cuota.generar', hoy: '2020-12-01' },
      {
        matriculadoID,
        tipoMatriculaID: 1,
        cobertura: { federacion: false, ampliacion: false, ampliacionExtendida: false },
        meses: [{ anio: 2020, mes, monto: centavos(150_000n) }],
      },
    ),
  )

/** One that is sold. */
export async function conceptoID(db: Db): Promise<number> {
  const [concepto] = await db.query<{ id: number }>(
    'SELECT id FROM concepto WHERE tipo <> 1 AND monto > 0 AND eliminado_en IS NULL ORDER BY id LIMIT 1',
  )
  if (!concepto) throw new Error('Sin conceptos de referencia')
  return concepto.id
}

const planOf = (matriculadoID: number, lineas: readonly Pendiente[]) => ({
  matriculadoID,
  pagosJSON: JSON.stringify(lineas.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto }))),
  monto: lineas.reduce((sum, { monto }) => sum + monto, 0),
  cuotas: 3,
  observaciones: 'Acordado',
})

export const treasurySamples = ({
  deudor,
  planID,
  planificado,
  libres,
  conceptoID,
  matriculaID,
  eliminacionID,
}: Tesoreria): Record<LlamadaDeTesoreria, Record<string, unknown>> => ({
  'matriculado.traerDatosMatricula': { matriculaID },
  'matriculado.actualizarDatosMatricula': {
    matriculaID,
    tipoMatriculaID: 3,
    federacion: 1,
    ampliacionFederacion: 0,
    ampliacionFederacionExtendida: 0,
    observaciones: 'Acta 3',
    monto: 1500.5,
  },
  'matriculado.eliminarMatricula': { matriculaIds: JSON.stringify([matriculaID]) },
  'pago.eliminarCincoAniosAtras': { matriculadoID: deudor },
  'pago.simularEliminarDeuda': { matriculadoID: deudor },
  'pago.traerEliminaciones': { matriculadoID: deudor },
  'pago.deshacerEliminacion': { eliminacionID },
  'pago.traerSaldoAFavor': { matriculadoID: deudor },
  'pago.aplicarSaldo': { matriculadoID: deudor, detallePagosJSON: JSON.stringify([libres.at(-1)]) },
  'pago.pagoAnual': { matriculadoID: deudor, anio: 2026, observaciones: 'En mano' },
  'pago.simularPagoAnual': { matriculadoID: deudor, anio: 2026 },
  'caja.traerPlanilla': { fecha: '2026-11-21' },
  'caja.traerCajeros': { fecha: '2026-11-21' },
  'cierre.traerActual': {},
  'cierre.traerTodos': { nroPagina: 1 },
  'cierre.mover': { hasta: '2019-12-31', motivo: 'Balance aprobado' },
  'concepto_matriculado.traerTodos': { matriculadoID: deudor },
  'concepto_matriculado.crear': { matriculadoID: deudor, conceptoID },
  'concepto_matriculado.eliminar': { conceptoMatriculadoID: libres.at(-1)?.id },
  'plan_pagos.crear': planOf(deudor, libres.slice(0, 1)),
  'plan_pagos.traerTodos': { matriculadoID: deudor },
  'plan_pagos.traerDetalle': { planID },
  'plan_pagos.simularRotura': { planID },
  'plan_pagos.romper': { planID, motivo: 'No paga', restante: planificado },
})
