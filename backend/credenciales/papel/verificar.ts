import type { FilaDe } from '@/contract/llamada'
import type { verificar } from '@/contract/papel'
import { DICHO, LLAMADO_IGUAL } from '@/backend/credenciales/papel/dicho'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { countFailure, enterDoor, giveBack } from '@/backend/acceso/cuenta/intentos'
import { listEspecialidades } from '@/backend/credenciales/especialidad/store'
import type { Db, Queryable } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro, LLEVA_SEGUROS } from '@/backend/nucleo/cobertura'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { coverLabel } from '@/domain/cobertura'
import { readCodigo } from '@/domain/codigo-de-papel'
import { type Fecha } from '@/domain/fechas'
import { especialidadesOn, isHabilitado } from '@/domain/habilitacion'
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
  const puerta = await enterDoor(db, clientAddress, 'verificar')
  const found = await findByCodigo(db, readCodigo(typed) ?? NINGUNO, hoy)
  await (found ? giveBack(db, puerta) : countFailure(db, puerta))
  if (!found) throw noEncontrado()
  return found
}

interface Hallado extends Omit<Verificado, 'dni' | 'ahora'> {
  dni: number
  llamado: string | null
  tipo: number
  estado: string
  habilitan: number
  cubierto: boolean | null
  ampliado: boolean
  extendido: boolean
  matriculadoID: number
}

async function findByCodigo(db: Queryable, codigo: string, hoy: Fecha): Promise<Verificado | undefined> {
  const [row] = await db.query<Hallado>(
    `SELECT p.clase, p.numero, p.emitido_en AS emitido, p.certifica, p.firmante, p.anulado_en AS anulado,
       ${DICHO.nombre} AS nombre, ${DICHO.dni} AS dni, ${DICHO.matricula} AS matricula,
       CASE WHEN NOT ${LLAMADO_IGUAL} THEN ${nombreCorrido('m')} END AS llamado, t.id AS tipo, ${nombreDeTipo('t')} AS estado,
       ${ajusteSql('estadosHabilitados')} AS habilitan, m.id AS "matriculadoID",
       CASE WHEN ${LLEVA_SEGUROS} THEN ${CUBIERTO} END AS cubierto,
       ${AMPLIADO} AS ampliado, ${EXTENDIDO} AS extendido
     FROM papel p JOIN matriculado m ON m.id = p.matriculado_id JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       ${joinSeguro('m.id', '$2')}
     WHERE p.codigo = $1`,
    [codigo, hoy],
  )
  if (!row) return undefined
  const { dni, llamado, tipo, estado, habilitan, cubierto, ampliado, extendido, matriculadoID, ...papel } =
    row
  const extension = { ampliacion: ampliado, ampliacionExtendida: extendido }
  const { vigentes } = especialidadesOn(await listEspecialidades(db, matriculadoID), hoy)
  return {
    ...papel,
    dni: maskDni(dni),
    ahora: {
      nombre: llamado,
      estado,
      habilitado: isHabilitado(tipo, habilitan),
      especialidades: vigentes,
      cubierto,
      ...(cubierto !== null && { cobertura: coverLabel({ federacion: cubierto, ...extension }) }),
    },
  }
}
