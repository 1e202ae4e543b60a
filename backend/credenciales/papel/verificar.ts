import type { FilaDe } from '@/contract/llamada'
import type { verificar } from '@/contract/papel'
import { giveBackToAddress, takeFromAddress } from '@/backend/acceso/cuenta/intentos'
import type { Db, Queryable } from '@/backend/db/conexion'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { demasiados, noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { readCodigo } from '@/domain/codigo-de-papel'
import { isTipoConCuota } from '@/domain/estados'
import { type Fecha } from '@/domain/fechas'
import { maskDni } from '@/domain/papel'

type Verificado = FilaDe<typeof verificar>

/** A code that can be none is looked for all the same, so that it takes the same time. */
const NINGUNO = ''

/**
 * What anybody with the code may know. Only a miss counts against the address that asks. Throws `noEncontrado` for
 * every code without a paper, and `RechazoHttp` 429 after too many.
 */
export async function verifyPapel(
  db: Db,
  { clientAddress, hoy }: PedidoPublico,
  typed: string,
): Promise<Verificado> {
  const wait = await takeFromAddress(db, clientAddress, 'verificar')
  if (wait > 0) throw demasiados(wait)
  const found = await findByCodigo(db, readCodigo(typed) ?? NINGUNO, hoy)
  if (!found) throw noEncontrado()
  await giveBackToAddress(db, clientAddress, 'verificar')
  return found
}

interface Hallado extends Omit<Verificado, 'dni' | 'ahora'> {
  dni: number
  tipo: number
  estado: string
  especialidades: Verificado['ahora']['especialidades']
}

async function findByCodigo(db: Queryable, codigo: string, hoy: Fecha): Promise<Verificado | undefined> {
  const [row] = await db.query<Hallado>(
    `SELECT p.clase, p.numero, p.emitido_en AS emitido, p.certifica, p.firmante, p.anulado_en AS anulado,
       ${nombreDeMatriculado('m')} AS nombre, m.dni, m.matricula, t.id AS tipo, ${nombreDeTipo('t')} AS estado,
       coalesce((SELECT json_agg(json_build_object('nombre', e.nombre, 'hasta', em.fecha_caducidad)
           ORDER BY e.nombre COLLATE es_ar)
         FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
         WHERE em.matriculado_id = m.id AND em.eliminado_en IS NULL
           AND (em.sin_reval OR em.fecha_caducidad >= $2)
           AND NOT EXISTS (SELECT FROM especialidad_matriculado r
             WHERE r.revalida_id = em.id AND r.eliminado_en IS NULL)), '[]') AS especialidades
     FROM papel p JOIN matriculado m ON m.id = p.matriculado_id JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
     WHERE p.codigo = $1`,
    [codigo, hoy],
  )
  if (!row) return undefined
  const { dni, tipo, estado, especialidades, ...papel } = row
  return {
    ...papel,
    dni: maskDni(dni),
    ahora: { estado, habilitado: isTipoConCuota(tipo), especialidades },
  }
}
