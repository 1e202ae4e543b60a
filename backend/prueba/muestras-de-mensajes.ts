import { withTransaction, type Db } from '@/backend/db/conexion'
import { enqueue, type Carta } from '@/backend/avisos/mensaje/encolar'
import { chargeMonths } from '@/backend/tesoreria/libro/cargar'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addMember } from '@/backend/prueba/gente'
import { centavos } from '@/domain/dinero'
import type { Mes } from '@/domain/fechas'
import { WHATSAPP } from '@/domain/mensaje'

/** Messages that stand so that each call on them succeeds, and somebody who owes last month. */
export interface Mensajes {
  moroso: number
  envioID: number
  pendiente: number
  cancelable: number
  dudoso: number
  fallado: number
  recordatorioID: number
  sinUso: number
}

type LlamadaDeMensajes = Extract<
  NombreLlamada,
  `${'mensaje' | 'recordatorio' | 'moroso' | 'estadisticas' | 'cuentasCorrientes'}.${string}`
>

/** A state that no monthly run charges, so that this person is in nobody's way. */
const SIN_CUOTA = 4

/** A registration month owed, of 15.000 unless told. */
export const chargeMonth = (db: Db, matriculadoID: number, mes: Mes, monto = 1_500_000n): Promise<void> =>
  withTransaction(db, (tx) =>
    chargeMonths(
      tx,
      { persona: null, pedidoID: null, acto: 'cuota.generar', hoy: '2026-11-01' },
      {
        matriculadoID,
        tipoMatriculaID: 1,
        cobertura: { federacion: false, ampliacion: false, ampliacionExtendida: false },
        meses: [{ ...mes, monto: centavos(monto) }],
      },
    ),
  )

export async function addMessages(db: Db): Promise<Mensajes> {
  const moroso = await addMember(db, { apellido: 'Moroso', nombre: 'Abel', tipo: SIN_CUOTA })
  await db.query("UPDATE matriculado SET telefono = '385 4123456' WHERE id = $1", [moroso])
  await chargeMonth(db, moroso, { anio: 2024, mes: 9 })
  const carta: Carta = {
    matriculadoID: moroso,
    medio: WHATSAPP,
    asunto: '',
    cuerpo: 'Hola',
    destino: '5493854',
  }
  const { envioID } = await withTransaction(db, (tx) =>
    enqueue(
      tx,
      { persona: null },
      { origen: 'morosos', titulo: 'Morosos por Whatsapp' },
      Array<Carta>(12).fill(carta),
    ),
  )
  const rows = await db.query<{ id: number }>('SELECT id FROM mensaje WHERE envio_id = $1 ORDER BY id', [
    envioID,
  ])
  const [pendiente = 0, cancelable = 0, dudoso = 0, fallado = 0] = rows.map(({ id }) => id)
  await db.query(`UPDATE mensaje SET estado = 'dudoso' WHERE id = $1`, [dudoso])
  await db.query(`UPDATE mensaje SET estado = 'fallado' WHERE id = $1`, [fallado])
  const [regla] = await db.query<{ id: number }>(
    'INSERT INTO recordatorio (plantilla_id, dias, medio) SELECT id, -3, 2 FROM plantilla ORDER BY id LIMIT 1 RETURNING id',
  )
  const [plantilla] = await db.query<{ id: number }>(
    `INSERT INTO plantilla (nombre, asunto, cuerpo) VALUES ('Sin uso', 'Aviso', 'Hola') RETURNING id`,
  )
  return {
    moroso,
    envioID: envioID ?? 0,
    pendiente,
    cancelable,
    dudoso,
    fallado,
    recordatorioID: regla?.id ?? 0,
    sinUso: plantilla?.id ?? 0,
  }
}

/** Good wire values for the calls about debts and messages. */
export const messageSamples = (mensajes: Mensajes): Record<LlamadaDeMensajes, Record<string, unknown>> => {
  const ids = { matriculadosJSON: JSON.stringify([mensajes.moroso]) }
  const filtros = { nombre: 'moroso', mesesDesde: 1, importeDesde: 10.5, tipoMatriculaID: SIN_CUOTA }
  return {
    'cuentasCorrientes.traerTodos': {
      nroPagina: 1,
      nombre: 'moroso',
      dni: '',
      matricula: '',
      saldo: 'deuda',
    },
    'cuentasCorrientes.traerLote': { nombre: 'moroso', dni: '', matricula: '', saldo: 'deuda', cantidad: 10 },
    'moroso.traerTodos': { nroPagina: 1, ...filtros },
    'moroso.traerLote': { ...filtros, cantidad: 10 },
    'estadisticas.traerMorosos': {},
    'mensaje.simular': {
      medio: 1,
      nroPagina: 1,
      soloSinDestino: false,
      soloEnEspera: false,
      ...ids,
      ...filtros,
    },
    'mensaje.crear': { medio: 1, asunto: 'Aviso', texto: 'Debe {importe}', cantidad: 1, ...ids, ...filtros },
    'mensaje.traerTodos': { nroPagina: 1, nombre: 'moroso', estado: 'pendiente', medio: 1 },
    'mensaje.traerResumen': { envioID: mensajes.envioID },
    'mensaje.reintentar': { mensajeID: mensajes.fallado },
    'mensaje.cancelar': { mensajeID: mensajes.cancelable },
    'mensaje.darPorEnviado': { mensajeID: mensajes.dudoso },
    'mensaje.abrir': { mensajeID: mensajes.pendiente },
    'recordatorio.traerTodos': {},
    'recordatorio.guardar': { plantillaID: 1, dias: -5, medio: 2, activo: 1 },
    'recordatorio.eliminar': { recordatorioID: mensajes.recordatorioID },
    'recordatorio.simular': {},
    'recordatorio.correr': {},
    'recordatorio.traerPlantillas': {},
    'recordatorio.guardarPlantilla': {
      nombre: 'Aviso',
      asunto: 'Su cuota',
      cuerpo: 'Vence el {vencimiento}',
    },
    'recordatorio.eliminarPlantilla': { plantillaID: mensajes.sinUso },
  }
}
