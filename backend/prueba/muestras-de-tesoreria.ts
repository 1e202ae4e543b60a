import { linesOf, type Escena, type Linea } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { acceptMoney, type Acreditacion } from '@/backend/tesoreria/ledger/acreditar'
import { insurance } from '@/backend/prueba/muestras-de-credenciales'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'

type Tesoreria = Pick<
  Escena,
  'deudor' | 'planID' | 'planificado' | 'libres' | 'conceptoID' | 'matriculaID' | 'eliminacionID'
>

/** A member who owes, with a plan nothing of which is paid, credit, an open insurance, and old debt written off. */
export async function addTreasury(api: ApiDePrueba, token: string): Promise<Tesoreria> {
  const deudor = await addMember(api.db, { apellido: 'Deudor', nombre: 'Abel' })
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID: deudor, cantidad: 2 }, { token })
  const bought = { matriculadoID: deudor, conceptoID: await conceptoID(api.db) }
  for (let i = 0; i < 3; i++) await api.call('concepto_matriculado.crear', bought, { token })
  const wire = { matriculadoID: deudor, traerMatriculas: true, traerPP: true, traerConceptos: true }
  const { sobre } = await api.call('pago.traerPagosPendientes', { ...wire, mostrarTodo: true }, { token })
  const [first, second, ...rest] = sobre.datos as Linea[]
  const matriculaID = rest.find(({ tipoPagoID }) => tipoPagoID === 3)?.id ?? 0
  const libres = rest.filter(({ tipoPagoID }) => tipoPagoID === 1)
  if (!first || !second) throw new Error(`Sin pendientes: ${JSON.stringify(sobre)}`)
  const planificado = first.monto + second.monto
  const acordado = { matriculadoID: deudor, pagosJSON: linesOf(first, second), monto: planificado, cuotas: 3 }
  const plan = await api.call('plan_pagos.crear', acordado, { token })
  const { id: planID } = plan.sobre.datos as { id: number }
  await chargeOld(api.db, deudor, 1)
  const gone = await api.call('pago.eliminarCincoAniosAtras', { matriculadoID: deudor }, { token })
  const { eliminacionID } = gone.sobre.datos as { eliminacionID: number }
  await chargeOld(api.db, deudor, 2)
  await giveCredit(api.db, deudor, 1_000_000n)
  await api.call('federacion_matriculado.crearSeguro', insurance(deudor), { token })
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
        meses: [{ anio: 2020, mes, monto: centavos(150_000n), cobertura: SIN_COBERTURA }],
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
