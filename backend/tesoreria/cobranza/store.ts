import type { FilaDe } from '@/contract/llamada'
import type { traerDe } from '@/contract/prescripcion'
import { readAjuste, readTexto } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { VENCE } from '@/backend/tesoreria/cobranza/planilla'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import type { Centavos } from '@/domain/dinero'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { CLASES_DE_EVENTO, type ClaseDeEvento, limitOf, PLAZOS, reasonOf } from '@/domain/prescripcion'

type Prescripcion = FilaDe<typeof traerDe>
type Evento = Prescripcion['eventos'][number]
interface Deuda {
  id: number
  nombre: string
  monto: Centavos
  vence: Fecha
}

/** What one member owes of what was due before today with the last day of each, and what was noted of him. */
export async function readPrescripcion(
  db: Queryable,
  matriculadoID: number,
  hoy: Fecha,
): Promise<Prescripcion> {
  const [member] = await db.query('SELECT FROM matriculado WHERE id = $1', [matriculadoID])
  if (!member) throw noEncontrado()
  const deudas = await db.query<Deuda>(
    `SELECT id, nombre, monto, vence FROM (
       SELECT id, nombre, monto, anio, mes, ${VENCE} AS vence FROM cargo WHERE matriculado_id = $1 AND ${IMPAGO}
     ) v WHERE vence < $2 ORDER BY anio, mes, id`,
    [matriculadoID, hoy],
  )
  const eventos = await listEventos(db, matriculadoID)
  const live = eventos.filter(({ anulado }) => anulado === null).toReversed()
  return {
    rige: await readAjuste(db, 'aniosPrescripcion'),
    articulo: await readTexto(db, 'articuloPrescripcion'),
    deudas: deudas.map(({ id, nombre, monto, vence }) => {
      const [dos, cinco] = [limitOf(vence, PLAZOS.dos, live), limitOf(vence, PLAZOS.cinco, live)]
      return {
        ...{ id, nombre, monto, vence },
        ...{ dos: dos.dia, porqueDos: reasonOf(vence, PLAZOS.dos, dos) },
        ...{ cinco: cinco.dia, porqueCinco: reasonOf(vence, PLAZOS.cinco, cinco) },
      }
    }),
    eventos,
  }
}

/** The newest first. */
const listEventos = (db: Queryable, matriculadoID: number): Promise<Evento[]> =>
  db.query<Evento>(
    `SELECT e.id, e.clase, e.dia, e.hasta, e.medio, e.seguimiento, e.intimacion_id AS "intimacionID", e.detalle,
       e.escaneo_huella AS escaneo, e.anotado_en AS anotado, ${nombreDeUsuario('u')} AS quien,
       e.anulado_en AS anulado, e.motivo
     FROM cobranza_evento e LEFT JOIN usuario u ON u.id = e.anotado_por
     WHERE e.matriculado_id = $1 ORDER BY e.dia DESC, e.id DESC`,
    [matriculadoID],
  )

/** The paper that came with an event. */
export async function readPapelDeEvento(
  db: Queryable,
  eventoID: number,
): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string | null; clase: ClaseDeEvento; dia: Fecha }>(
    'SELECT escaneo_huella AS huella, clase, dia FROM cobranza_evento WHERE id = $1',
    [eventoID],
  )
  if (!row?.huella) throw noEncontrado()
  const day = formatFecha(row.dia).replaceAll('/', '-')
  return { huella: row.huella, nombre: `${CLASES_DE_EVENTO[row.clase]} ${day}` }
}
