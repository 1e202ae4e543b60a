import type { Db } from '@/backend/db/conexion'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { chargeOld, conceptoID, giveCredit } from '@/backend/prueba/muestras-de-tesoreria'
import { TIPOS } from '@/backend/prueba/tesoreria/caja'

/** A call that is an act of the ledger. */
export type Acto = [nombre: NombreLlamada, wire: Record<string, unknown>]

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** What a scene is made with, as somebody who may do everything. */
export interface Mostrador {
  db: Db
  /** What the call answers. Throws when it is refused. */
  ask: <T>(nombre: NombreLlamada, wire: Record<string, unknown>) => Promise<T>
}

export const openMostrador = (api: ApiDePrueba, token: string): Mostrador => ({
  db: api.db,
  ask: async <T>(nombre: NombreLlamada, wire: Record<string, unknown>) => {
    const { sobre } = await api.call(nombre, wire, { token })
    if (sobre.estado !== 1) throw new Error(`${nombre}: ${JSON.stringify(sobre)}`)
    return sobre.datos as T
  },
})

async function owing({ db, ask }: Mostrador, cantidad = 2): Promise<{ id: number; owed: Pendiente[] }> {
  const id = await addMember(db)
  await ask('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad })
  return {
    id,
    owed: await ask('pago.traerPagosPendientes', { matriculadoID: id, ...TIPOS, mostrarTodo: true }),
  }
}

async function indebted({ db }: Mostrador): Promise<number> {
  const id = await addMember(db)
  await chargeOld(db, id, 1)
  await chargeOld(db, id, 2)
  return id
}

async function credited(caja: Mostrador): Promise<Record<string, unknown>> {
  const { id, owed } = await owing(caja)
  await giveCredit(caja.db, id, 100_000_00n)
  return { matriculadoID: id, detallePagosJSON: JSON.stringify(owed) }
}

/** Of a month that nobody ran yet; somebody is charged. */
async function runOf({ db, ask }: Mostrador, mes: number): Promise<Record<string, unknown>> {
  await addMember(db)
  const wire = { anio: 2026, mes }
  const { cantidad, total } = await ask<{ cantidad: number; total: number }>('cuota.simularMes', wire)
  return { ...wire, cantidad, total }
}

const sale = async ({ db }: Mostrador) => ({
  matriculadoID: await addMember(db),
  conceptoID: await conceptoID(db),
})
const annul = ({ pagoID }: { pagoID: number }): Acto => ['pago.anular', { pagoID, motivo: 'Error' }]

const cash = (owed: readonly Pendiente[]) => ({
  detallePagosJSON: JSON.stringify(owed),
  fechaPago: '2026-11-20',
  observaciones: '',
  nroRecibo: '',
})
const sum = (owed: readonly Pendiente[]): number => owed.reduce((all, { monto }) => all + monto, 0)
const planOf = ({ id, owed }: { id: number; owed: readonly Pendiente[] }) => ({
  matriculadoID: id,
  pagosJSON: JSON.stringify(owed),
  monto: sum(owed),
  cuotas: 3,
})

/** Every act that a call does to the ledger; each makes its own scene and answers what is to be done. */
export const ESCENAS: Readonly<Record<string, (caja: Mostrador) => Promise<Acto>>> = {
  'a cash payment': async (caja) => ['pago.realizarPagoEfectivo', cash((await owing(caja)).owed)],
  'a plan': async (caja) => ['plan_pagos.crear', planOf(await owing(caja))],
  'a plan broken': async (caja) => {
    const made = await owing(caja)
    const { id: planID } = await caja.ask<{ id: number }>('plan_pagos.crear', planOf(made))
    return ['plan_pagos.romper', { planID, motivo: 'No paga', restante: sum(made.owed) }]
  },
  'an annual payment with its discount': async (caja) => {
    await caja.db.query(
      `INSERT INTO ajuste (clave, valor) VALUES ('descuentoAnual', '7') ON CONFLICT (clave) DO UPDATE SET valor = '7'`,
    )
    return ['pago.pagoAnual', { matriculadoID: (await owing(caja)).id, anio: 2026 }]
  },
  'months in advance': async ({ db }) => {
    return ['pago.generarMatriculaAdelantada', { matriculadoID: await addMember(db), cantidad: 2 }]
  },
  'a month edited': async (caja) => {
    const { owed } = await owing(caja, 1)
    const cobertura = { federacion: 1, ampliacionFederacion: 0, ampliacionFederacionExtendida: 0 }
    const matricula = { matriculaID: owed[0]?.id, tipoMatriculaID: 3, ...cobertura }
    return ['matriculado.actualizarDatosMatricula', { ...matricula, observaciones: '', monto: 1500.5 }]
  },
  'months eliminated': async (caja) => {
    const ids = (await owing(caja)).owed.map(({ id }) => id)
    return ['matriculado.eliminarMatricula', { matriculaIds: JSON.stringify(ids) }]
  },
  'a write-off of five years': async (caja) => {
    return ['pago.eliminarCincoAniosAtras', { matriculadoID: await indebted(caja) }]
  },
  'a write-off undone': async (caja) => {
    const wire = { matriculadoID: await indebted(caja) }
    const gone = await caja.ask<{ eliminacionID: number }>('pago.eliminarCincoAniosAtras', wire)
    return ['pago.deshacerEliminacion', { eliminacionID: gone.eliminacionID }]
  },
  'a concept charged': async (caja) => ['concepto_matriculado.crear', await sale(caja)],
  'a concept taken back': async (caja) => {
    const { id } = await caja.ask<{ id: number }>('concepto_matriculado.crear', await sale(caja))
    return ['concepto_matriculado.eliminar', { conceptoMatriculadoID: id }]
  },
  'credit applied': async (caja) => ['pago.aplicarSaldo', await credited(caja)],
  'a payment annulled': async (caja) =>
    annul(await caja.ask('pago.realizarPagoEfectivo', cash((await owing(caja)).owed))),
  'a payment from credit annulled': async (caja) =>
    annul(await caja.ask('pago.aplicarSaldo', await credited(caja))),
  'a discounted year annulled': async (caja) =>
    annul(await caja.ask('pago.pagoAnual', { matriculadoID: (await owing(caja)).id, anio: 2026 })),
  'a month’s run': async (caja) => ['cuota.generarMes', await runOf(caja, 9)],
  'a month’s run undone': async (caja) => {
    const { corridaID } = await caja.ask<{ corridaID: number }>('cuota.generarMes', await runOf(caja, 8))
    return ['cuota.deshacerMes', { corridaID, motivo: 'Mes equivocado' }]
  },
  'a period closed': () =>
    Promise.resolve(['cierre.mover', { hasta: '2019-12-31', motivo: 'Balance aprobado' }]),
}

/** Money approved at the provider and not told to anybody yet: the reference it goes by. */
export async function moneyOnline(caja: Mostrador): Promise<string> {
  const { id, owed } = await owing(caja)
  const url = await caja.ask<string>('mercado_pago.generarPago', {
    detallePagosJSON: JSON.stringify(owed),
    fechaPago: '2026-11-21',
    matriculadoID: id,
    tipoOperador: 'operador',
  })
  const preferencia = url.split('/').at(-1) ?? ''
  await caja.ask('pasarela_prueba.actuar', { preferencia, accion: 'aprobar' })
  const [row] = await caja.db.query<{ referencia: string }>(
    'SELECT referencia FROM pago_en_linea WHERE preferencia = $1',
    [preferencia],
  )
  return row?.referencia ?? ''
}
