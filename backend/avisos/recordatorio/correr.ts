import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { ajusteSql, readAjuste } from '@/backend/acceso/ajuste/store'
import { type Db, type Queryable, type Tx, withTransaction } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { type Comunes, readComunes } from '@/backend/nucleo/saludo'
import { enqueueLots, LOTE, type Carta } from '@/backend/avisos/mensaje/encolar'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { dayOf, type Fecha, formatFecha, formatMes } from '@/domain/fechas'
import { destinoOf, fillTexto, MAX_ASUNTO, type Medio } from '@/domain/mensaje'
import { FALLECIDO, TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'
import { saludoDe } from '@/domain/saludo'
import { cut, oneLine } from '@/domain/texto'
import { nombreCorrido } from '@/backend/nucleo/nombres'

/** The day's run is made from this hour of Argentina. */
const DESDE_LAS = 8

export interface Regla {
  id: number
  dias: number
  medio: Medio
  plantilla: string
  asunto: string
  cuerpo: string
}

interface Vencido {
  cargoID: number
  matriculadoID: number
  nombre: string
  apellido: string
  nombres: string
  sexo: number | null
  email: string | null
  telefono: string | null
  anio: number
  mes: number
  monto: Centavos
  vence: Fecha
}

export const readReglas = (db: Queryable): Promise<Regla[]> =>
  db.query<Regla>(
    `SELECT r.id, r.dias, r.medio, p.nombre AS plantilla, p.asunto, p.cuerpo
     FROM recordatorio r JOIN plantilla p ON p.id = r.plantilla_id
     WHERE r.activo AND r.eliminado_en IS NULL ORDER BY r.id`,
  )

const claveOf = (reglaID: number, cargoID: number): string => `recordatorio:${reglaID}:cargo:${cargoID}`

/**
 * Unpaid months and instalments that a rule speaks of today for the first time: their due date and the rule's days
 * have come within the days of grace. What is being paid online and the dead are left out.
 */
const readVencidos = (db: Queryable, regla: Regla, hoy: Fecha, despuesDe: number): Promise<Vencido[]> =>
  db.query<Vencido>(
    `WITH debido AS (
       SELECT id, matriculado_id, anio, mes, monto, make_date(anio, mes, ${ajusteSql('diaVencimiento')}) AS vence
       FROM cargo WHERE ${IMPAGO} AND NOT ${EN_TRAMITE} AND tipo IN (${TIPO_PLAN}, ${TIPO_MATRICULA}) AND id > $4
     )
     SELECT d.id AS "cargoID", d.matriculado_id AS "matriculadoID", ${nombreCorrido('m')} AS nombre, m.apellido,
       m.nombre AS nombres, m.sexo, m.email, m.telefono, d.anio, d.mes, d.monto, d.vence
     FROM debido d JOIN matriculado m ON m.id = d.matriculado_id
     WHERE d.vence + $2::int BETWEEN $1::date - ${ajusteSql('diasDeGracia')} AND $1::date
       AND ($2::int >= 0 OR d.vence >= $1::date) AND m.tipo_matricula_id <> ${FALLECIDO}
       AND NOT EXISTS (SELECT FROM mensaje s WHERE s.clave = 'recordatorio:' || $3::int || ':cargo:' || d.id)
     ORDER BY d.id LIMIT ${LOTE}`,
    [hoy, regla.dias, regla.id, despuesDe],
  )

/** The day, and whether there is a gateway to pay by. */
export interface DeHoy {
  hoy: Fecha
  enLinea: boolean
}

/** The messages of a rule, lot by lot; members who cannot be reached are among them with the reason. */
export async function* cartasOf(
  db: Queryable,
  regla: Regla,
  { hoy, enLinea }: DeHoy,
): AsyncGenerator<Carta[]> {
  const comunes = await readComunes(db, enLinea)
  const area = String(await readAjuste(db, 'areaTelefono'))
  let last = 0
  for (;;) {
    const vencidos = await readVencidos(db, regla, hoy, last)
    yield vencidos.map((vencido) => cartaOf(regla, vencido, { area, comunes }))
    const end = vencidos.at(-1)
    if (!end || vencidos.length < LOTE) return
    last = end.cargoID
  }
}

function cartaOf(
  regla: Regla,
  vencido: Vencido,
  { area, comunes }: { area: string; comunes: Comunes },
): Carta {
  const { cargoID, matriculadoID, nombre, apellido, nombres, sexo, anio, mes, monto, vence, ...persona } =
    vencido
  const valores = {
    ...comunes,
    saludo: saludoDe({ apellido, nombre: nombres, sexo }),
    nombre,
    importe: formatMoney(monto).replace('\u00a0', ' '),
    periodo: formatMes({ anio, mes }),
    vencimiento: formatFecha(vence),
  }
  return {
    matriculadoID,
    cargoID,
    monto,
    medio: regla.medio,
    asunto: cut(oneLine(fillTexto(regla.asunto, valores)), MAX_ASUNTO),
    cuerpo: fillTexto(regla.cuerpo, valores).trimEnd(),
    clave: claveOf(regla.id, cargoID),
    ...destinoOf(regla.medio, persona, area),
  }
}

/** Makes the day's reminders. A second run only adds what has come due since. */
export async function runRecordatorios(
  tx: Tx,
  autor: Autor,
  deHoy: DeHoy,
): Promise<{ encolados: number; omitidos: number }> {
  // A second run waits and sees what the first queued.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('recordatorios'))")
  const total = { encolados: 0, omitidos: 0 }
  for (const regla of await readReglas(tx)) {
    const titulo = `Recordatorio «${regla.plantilla}»`
    const envio = { origen: 'recordatorio', titulo, recordatorioID: regla.id } as const
    const done = await enqueueLots(tx, autor, envio, cartasOf(tx, regla, deHoy))
    total.encolados += done.pendientes
    total.omitidos += done.omitidos + done.rehusados
  }
  await tx.query(
    `INSERT INTO recordatorio_corrida (dia, encolados, omitidos) VALUES ($1, $2, $3)
     ON CONFLICT (dia) DO UPDATE SET encolados = recordatorio_corrida.encolados + EXCLUDED.encolados,
       omitidos = recordatorio_corrida.omitidos + EXCLUDED.omitidos, corrida_en = now()`,
    [deHoy.hoy, total.encolados, total.omitidos],
  )
  await audit(tx, autor, { despues: { cantidad: total.encolados, omitidos: total.omitidos } })
  return total
}

export async function runIfDue(db: Db, now: Date, enLinea: boolean): Promise<null> {
  const hoy = dayOf(now)
  if (dayOf(new Date(now.getTime() - DESDE_LAS * 3_600_000)) !== hoy) return null
  const [made] = await db.query('SELECT FROM recordatorio_corrida WHERE dia = $1', [hoy])
  const [regla] = await readReglas(db)
  if (made || !regla) return null
  await withTransaction(db, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('recordatorios'))")
    const [other] = await tx.query('SELECT FROM recordatorio_corrida WHERE dia = $1', [hoy])
    if (!other)
      await runRecordatorios(
        tx,
        { persona: null, pedidoID: null, acto: 'recordatorio.correr' },
        { hoy, enLinea },
      )
  })
  return null
}
