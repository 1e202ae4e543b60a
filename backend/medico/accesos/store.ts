import type { FilaDe } from '@/contract/llamada'
import type { traerAccesos } from '@/contract/medico'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { describeActo, SIN_CAMBIOS } from '@/backend/acceso/auditoria/actos'
import { ACTO } from '@/backend/acceso/auditoria/historial'
import type { Queryable } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { type Fecha, partsOf } from '@/domain/fechas'
import { rolDe, rolEnPalabras } from '@/domain/roles'

type Acceso = FilaDe<typeof traerAccesos>

interface Fila {
  dia: Fecha
  rolID: number | null
  nombre: string
  /** Null for having opened the record. */
  accion: string | null
}

const ROL_MEDICO = 2
/** More lines than one doctor's year has. */
const MAXIMO = 2_000

/**
 * Who of the office opened or changed the asking doctor's record this year, newest first: one line for a day and a role,
 * or a person where the setting names them. Throws `noEncontrado` for an account that names no member.
 */
export async function listAccesos(db: Queryable, { persona, hoy }: Pedido): Promise<Acceso[]> {
  if (persona.matriculadoID === null) throw noEncontrado()
  const conNombre = (await readAjuste(db, 'nombresEnAccesos')) === 1
  const rows = await db.query<Fila>(
    `${ACTO} SELECT q.dia, u.rol_id AS "rolID", ${nombreDeUsuario('u')} AS nombre, q.accion
     FROM (SELECT a.cuando::date AS dia, a.usuario_id, a.accion FROM acto a WHERE a.cuando >= $3::date
       UNION SELECT f.dia, f.usuario_id, NULL FROM apertura_de_ficha f WHERE f.matriculado_id = $1 AND f.dia >= $3::date) q
     JOIN usuario u ON u.id = q.usuario_id
     WHERE u.rol_id IS DISTINCT FROM ${ROL_MEDICO}
     ORDER BY q.dia DESC, u.rol_id, 3, q.accion NULLS FIRST LIMIT ${MAXIMO}`,
    [persona.matriculadoID, SIN_CAMBIOS, `${partsOf(hoy).anio}-01-01`],
  )
  const lines = new Map<string, Acceso>()
  for (const { dia, rolID, nombre, accion } of rows) {
    const key = `${dia} ${rolID} ${conNombre ? nombre : ''}`
    const line = lines.get(key) ?? {
      ...{ dia, rol: rolEnPalabras(rolDe(rolID ?? 0) ?? 'Personal'), nombre: conNombre ? nombre : null },
      ...{ abrio: false, cambios: [] },
    }
    const acto = accion === null ? null : describeActo(accion)
    lines.set(key, {
      ...line,
      abrio: line.abrio || acto === null,
      cambios: acto === null || line.cambios.includes(acto) ? line.cambios : [...line.cambios, acto],
    })
  }
  return [...lines.values()]
}
