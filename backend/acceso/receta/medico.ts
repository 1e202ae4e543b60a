import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { isHabilitado } from '@/domain/habilitacion'

export interface Medico {
  cuit: string
  nombre: string
  matricula: number
  matriculaEstado: string
  puedeRecetar: boolean
}

/** The doctor of a live account; he may prescribe when the record says 'Habilitado hoy'. Undefined when there is none. */
export async function readMedico(db: Queryable, usuarioID: number): Promise<Medico | undefined> {
  const [row] = await db.query<Omit<Medico, 'puedeRecetar'> & { tipo: number; habilitan: number }>(
    `SELECT coalesce(m.cuit_cuil, u.username) AS cuit, ${nombreCorrido('m')} AS nombre, m.matricula,
       ${nombreDeTipo('t')} AS "matriculaEstado", t.id AS tipo, ${ajusteSql('estadosHabilitados')} AS habilitan
     FROM usuario u JOIN rol r ON r.id = u.rol_id JOIN matriculado m ON m.id = u.matriculado_id
       JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
     WHERE u.id = $1 AND r.nombre = 'MEDICO' AND u.eliminado_en IS NULL AND NOT u.bloqueado`,
    [usuarioID],
  )
  if (!row) return undefined
  const { tipo, habilitan, ...medico } = row
  return { ...medico, puedeRecetar: isHabilitado(tipo, habilitan) }
}
