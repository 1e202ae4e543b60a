import type { traerReglas } from '@/contract/pago'
import type { FilaDe } from '@/contract/llamada'
import { ajusteSql, personasSql, readPersonas } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import type { Pedido, Persona } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { MEDIOS } from '@/backend/tesoreria/pago/medio'
import { TIPO_PLAN } from '@/domain/estados'
import type { PermisoPersonal } from '@/domain/personas'
import { can } from '@/domain/roles'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

const NEGADO: Record<PermisoPersonal, string> = {
  editarMatriculas: 'No está entre las personas que pueden editar o eliminar matrículas generadas',
  elegirPlanes: 'No está entre las personas que pueden elegir cuotas de un plan de pagos',
}

/** Throws `Rechazo` unless the person holds the permission by name. */
export async function requirePersona(
  db: Queryable,
  persona: Persona,
  permiso: PermisoPersonal,
): Promise<void> {
  if (!(await readPersonas(db, permiso)).includes(persona.usuarioID)) throw new Rechazo(NEGADO[permiso])
}

type Quien = Pick<Pedido, 'persona' | 'politica'>

/** Whether 'Editar Matricula Generada' is the person's, by role and by name, for acts that any clerk of another hall may do. */
export const mayEditMatriculas = async (db: Queryable, { persona, politica }: Quien): Promise<boolean> =>
  can(persona.roles, politica, 'pagos.generar') &&
  (await readPersonas(db, 'editarMatriculas')).includes(persona.usuarioID)

/** Throws `Rechazo` unless `mayEditMatriculas`. */
export async function requireEditMatriculas(db: Queryable, quien: Quien): Promise<void> {
  if (!(await mayEditMatriculas(db, quien))) throw new Rechazo(NEGADO.editarMatriculas)
}

/** Throws `Rechazo` when a clerk who is not named collects instalments; those of a broken plan are ordinary debts. */
export async function requirePlanes(
  db: Queryable,
  persona: Persona,
  lineas: readonly { id: number; tipoPagoID: number }[],
): Promise<void> {
  const cuotas = lineas.flatMap(({ id, tipoPagoID }) => (tipoPagoID === TIPO_PLAN ? id : []))
  if (cuotas.length === 0) return
  const loose = await db.query(
    `SELECT FROM cargo c JOIN plan_pago p ON p.id = c.plan_id WHERE c.id = ANY($1) AND p.roto_en IS NOT NULL`,
    [cuotas],
  )
  if (loose.length < new Set(cuotas).size) await requirePersona(db, persona, 'elegirPlanes')
}

export async function readReglas(db: Queryable, persona: Persona): Promise<FilaDe<typeof traerReglas>> {
  const [reglas] = await db.query<FilaDe<typeof traerReglas>>(
    `SELECT $1 = ANY(${personasSql('editarMatriculas')}) AS "editarMatriculas",
         $1 = ANY(${personasSql('elegirPlanes')}) AS "elegirPlanes",
         ARRAY(SELECT ${nombreDeUsuario('usuario')} AS nombre FROM usuario
           WHERE id = ANY(${personasSql('elegirPlanes')}) AND eliminado_en IS NULL ORDER BY nombre) AS "quienesElegirPlanes",
         ${ajusteSql('aniosDeuda')} AS "aniosDeuda", ${ajusteSql('cuotasPlan')} AS "cuotasPlan",
         (SELECT coalesce(json_agg(m), '[]') FROM (${MEDIOS}) m) AS medios`,
    [persona.usuarioID],
  )
  if (!reglas) throw new Error('Las reglas no se leyeron')
  return reglas
}
