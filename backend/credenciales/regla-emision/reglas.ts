import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { readHechosDe } from '@/backend/credenciales/habilitacion/hechos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido, Persona } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { ClaseConReglas } from '@/domain/papel'
import {
  asksNothing,
  describeUnmet,
  type Incumplida,
  type ReglaDeEmision,
  unmetRules,
} from '@/domain/reglas-de-emision'
import { can } from '@/domain/roles'

/** What is to be issued, and of whom. */
export interface PapelPedido {
  clase: ClaseConReglas
  matriculadoID: number
  origenID?: number | undefined
  tipoCertificadoID?: number | undefined
}

/** Who issues; nobody, where a paper is issued by itself. */
export type Emisor = Pick<Pedido, 'hoy' | 'politica' | 'acto'> & {
  persona: Persona | null
  pedidoID: string | null
}

export const mayExcept = ({ persona, politica }: Pick<Emisor, 'persona' | 'politica'>): boolean =>
  persona !== null && can(persona.roles, politica, 'papeles.exceptuar')

/** The rules of the kind and of the type of certificate that the member does not meet today. */
export async function listUnmet(db: Queryable, papel: PapelPedido, hoy: string): Promise<Incumplida[]> {
  const { matriculadoID } = papel
  return (await listUnmetOf(db, papel, [matriculadoID], hoy)).get(matriculadoID) ?? []
}

/** The same of several members, with as many reads as of one; who meets all rules is not in it. Throws `noEncontrado`. */
export async function listUnmetOf(
  db: Queryable,
  papel: Omit<PapelPedido, 'matriculadoID'>,
  ids: readonly number[],
  hoy: string,
): Promise<Map<number, Incumplida[]>> {
  const reglas = (await readReglas(db, papel)).filter((regla) => !asksNothing(regla))
  if (reglas.length === 0) return new Map()
  const known = await readHechosDe(db, ids, hoy)
  if (ids.some((id) => !known.has(id))) throw noEncontrado()
  const unmet = [...known].map(([id, hechos]) => [id, unmetRules(reglas, papel, hechos, hoy)] as const)
  return new Map(unmet.filter(([, incumplidas]) => incumplidas.length > 0))
}

async function readReglas(
  db: Queryable,
  { clase, tipoCertificadoID }: Omit<PapelPedido, 'matriculadoID'>,
): Promise<ReglaDeEmision[]> {
  return db.query<ReglaDeEmision>(
    `SELECT ${ajusteSql(`${clase}Estados`)} AS estados, ${ajusteSql(`${clase}Deuda`)} AS deuda,
       ${ajusteSql(`${clase}Vigente`)} AS especialidad
     UNION ALL SELECT estados, deuda, especialidad FROM regla_emision WHERE tipo_certificado_id = $1`,
    [tipoCertificadoID ?? null],
  )
}

/**
 * Why a paper is issued in spite of its rules; null where they are met. Throws `Rechazo` that names each rule, at
 * `salvedad` where this person may except and said nothing.
 */
export async function requireReglas(
  tx: Tx,
  pedido: Pick<Emisor, 'persona' | 'politica' | 'hoy'>,
  papel: PapelPedido,
  salvedad: string | undefined,
): Promise<string | null> {
  const unmet = await listUnmet(tx, papel, pedido.hoy)
  if (unmet.length === 0) return null
  const said = salvedad?.trim()
  if (said && mayExcept(pedido)) return said
  throw new Rechazo(
    describeUnmet(unmet),
    mayExcept(pedido) ? { salvedad: 'Ingrese por qué se emite igual' } : undefined,
  )
}
