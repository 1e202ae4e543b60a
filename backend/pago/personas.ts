import type { Queryable } from '@/backend/db/conexion'
import type { Persona } from '@/backend/http/manejador'
import { Rechazo } from '@/backend/http/rechazo'
import { PERSONAS, type PermisoPersonal } from '@/domain/personas'

const NEGADO: Record<PermisoPersonal, string> = {
  editarMatriculas: 'No está entre las personas que pueden editar o eliminar matrículas generadas',
  elegirPlanes: 'No está entre las personas que pueden elegir cuotas de un plan de pagos',
}

/** Throws `Rechazo` for who is not among the persons a permission was given to by name (S2 6, D4). */
export async function requirePersona(
  db: Queryable,
  persona: Persona,
  permiso: PermisoPersonal,
): Promise<void> {
  const [row] = await db.query<{ valor: number[] }>('SELECT valor FROM ajuste WHERE clave = $1', [
    `personas.${permiso}`,
  ])
  const allowed: readonly number[] = row?.valor ?? PERSONAS[permiso]
  if (!allowed.includes(persona.usuarioID)) throw new Rechazo(NEGADO[permiso])
}
