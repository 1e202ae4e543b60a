import type { Escena } from '@/contract/escena'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { enqueue, type Carta } from '@/backend/avisos/mensaje/encolar'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { addMember } from '@/backend/prueba/gente'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import type { Mes } from '@/domain/fechas'
import { WHATSAPP } from '@/domain/mensaje'

type Mensajes = Pick<
  Escena,
  | 'moroso'
  | 'envioID'
  | 'mensajePendiente'
  | 'mensajeCancelable'
  | 'mensajeDudoso'
  | 'mensajeFallado'
  | 'recordatorioID'
  | 'plantillaSinUso'
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
        meses: [{ ...mes, monto: centavos(monto), cobertura: SIN_COBERTURA }],
      },
    ),
  )

/** Messages that stand so that each call on them succeeds, and somebody who owes last month. */
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
    mensajePendiente: pendiente,
    mensajeCancelable: cancelable,
    mensajeDudoso: dudoso,
    mensajeFallado: fallado,
    recordatorioID: regla?.id ?? 0,
    plantillaSinUso: plantilla?.id ?? 0,
  }
}
