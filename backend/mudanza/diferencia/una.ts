import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/mudanza'
import type { Queryable } from '@/backend/db/conexion'
import { cuentaGuardada } from '@/backend/mudanza/diferencia/guardado'
import { DE, DIFERENCIA, type Leida, withRespuesta } from '@/backend/mudanza/diferencia/lista'
import { claveDe, decisionesDe, hermanasDe, isForAll, PREGUNTA } from '@/backend/mudanza/diferencia/respuesta'
import type { Persona } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { listCuenta, listPendientes } from '@/backend/tesoreria/pago/store'
import { type Centavos, CERO, sumMoney } from '@/domain/dinero'

type Datos = FilaDe<typeof traerDatos>
export type Alcance = Datos['todos']

interface Guardada {
  pregunta: string
  filas: unknown
  pendientes: unknown
}

export async function findDiferencia(
  db: Queryable,
  id: number,
): Promise<{ diferencia: Leida; guardada: Guardada }> {
  const [row] = await db.query<Leida & Guardada>(
    `SELECT ${DIFERENCIA}, ${PREGUNTA} AS pregunta, c.filas, c.pendientes
     ${DE} LEFT JOIN mudanza_cuenta c ON c.matriculado_id = d.matriculado_id WHERE d.id = $1`,
    [id],
  )
  if (!row) throw noEncontrado()
  const { pregunta, filas, pendientes, ...diferencia } = row
  return { diferencia, guardada: { pregunta, filas, pendientes } }
}

/** Whom an answer for everybody would be for: those of whom the same is asked and who have no answer of their own, and this one. */
export async function readAlcance(db: Queryable, diferencia: Leida, pregunta: string): Promise<Alcance> {
  const alone = { cantidad: 1, importe: diferencia.importe }
  if (!isForAll(pregunta)) return alone
  const [row] = await db.query<{ cantidad: number; importe: Centavos | null }>(
    `SELECT count(DISTINCT d.matriculado_id)::int AS cantidad, sum(d.importe)::bigint AS importe ${DE}
     WHERE ${PREGUNTA} = ANY($1) AND (d.id = $2 OR NOT EXISTS (SELECT FROM mudanza_respuesta o
       WHERE o.matriculado_id = d.matriculado_id AND o.que = $3))`,
    [hermanasDe(pregunta), diferencia.id, claveDe(pregunta)],
  )
  return row ? { cantidad: row.cantidad, importe: row.importe ?? CERO } : alone
}

export async function readDiferencia(db: Queryable, persona: Persona, id: number): Promise<Datos> {
  const { diferencia, guardada } = await findDiferencia(db, id)
  const { matriculadoID } = diferencia
  const otras = await db.query<Datos['otras'][number]>(
    'SELECT id, que, clase, importe FROM mudanza_diferencia WHERE matriculado_id = $1 AND id <> $2 ORDER BY abs(importe) DESC, id',
    [matriculadoID, id],
  )
  return {
    ...withRespuesta(diferencia),
    decisiones: [...decisionesDe(guardada.pregunta)],
    todos: await readAlcance(db, diferencia, guardada.pregunta),
    otras,
    suya: guardada.filas === null ? null : cuentaGuardada(guardada.filas, guardada.pendientes),
    nuestra: await readNuestra(db, persona, matriculadoID),
  }
}

const TODO = { traerMatriculas: true, traerPP: true, traerConceptos: true }

async function readNuestra(
  db: Queryable,
  persona: Persona,
  matriculadoID: number,
): Promise<Datos['nuestra']> {
  const pedido = { matriculadoID, ...TODO }
  const filas = await listCuenta(db, { ...pedido, desde: '1900-01-01', hasta: '2200-01-01' }, persona)
  const pendientes = await listPendientes(db, { ...pedido, mostrarTodo: true })
  return {
    // Nothing stands before the first day of all.
    renglones: filas
      .filter(({ id }) => id !== '0-0')
      .map(({ fecha, concepto, egreso, ingreso, saldo }) => ({
        ...{ fecha, concepto, saldo },
        debe: egreso ?? CERO,
        haber: ingreso ?? CERO,
      })),
    pendientes: pendientes.map(({ nombre, monto }) => ({ nombre, monto })),
    total: sumMoney(pendientes.map(({ monto }) => monto)),
  }
}
