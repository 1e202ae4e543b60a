import { createHash } from 'node:crypto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { buscar } from '@/contract/consulta-publica'
import { FALLECIDO } from '@/domain/estados'
import { plegar } from '@/domain/plegar'
import { asTyped } from '@/domain/texto'
import { especialidadesOn, isHabilitado } from '@/domain/habilitacion'
import { ajusteSql, readAjuste } from '@/backend/acceso/ajuste/store'
import { takeFromAddress } from '@/backend/acceso/cuenta/intentos'
import { listEspecialidadesDe } from '@/backend/credenciales/especialidad/store'
import type { Db, Queryable } from '@/backend/db/conexion'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { demasiados, refuse } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'

const MAXIMO = 10
const LETRAS = 3
const POCAS = `Escriba al menos ${LETRAS} letras del nombre o del apellido, o el número de matrícula`

type Respuesta = FilaDe<typeof buscar>

/** Every search counts against the address that asks, found or not: who walks through the register is stopped soon. */
export async function searchPublicly(
  { texto }: EntradaDe<typeof buscar>,
  { clientAddress, hoy }: PedidoPublico,
  db: Db,
): Promise<Respuesta> {
  const abierta = (await readAjuste(db, 'consultaPublica')) === 1
  if (!abierta || texto.trim() === '') return { abierta, hayMas: false, filas: [] }
  if (!isEnough(texto)) refuse('texto', POCAS)
  const wait = await takeFromAddress(db, clientAddress, 'consulta')
  if (wait > 0) throw demasiados(wait)
  const found = await findMembers(db, texto)
  const filas = found.slice(0, MAXIMO)
  const ids = filas.map(({ id }) => id)
  const especialidades = await listEspecialidadesDe(db, ids)
  return {
    abierta,
    hayMas: found.length > MAXIMO,
    filas: filas.map(({ id, tipo, habilitan, ...fila }) => ({
      ...fila,
      habilitado: isHabilitado(tipo, habilitan),
      // The dead practise nothing, whatever their certificates say.
      especialidades: tipo === FALLECIDO ? [] : especialidadesOn(especialidades.get(id) ?? [], hoy).vigentes,
    })),
  }
}

/** A number, or words of which one is long enough. */
const isEnough = (texto: string): boolean =>
  /^[\d.\s]+$/.test(asTyped(texto)) ||
  plegar(texto)
    .split(' ')
    .some((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= LETRAS)

interface Hallado {
  id: number
  nombre: string
  matricula: number
  tipo: number
  estado: string
  habilitan: number
}

/** One more than are told. Their order is another for each text, so that no text tells how the register goes on. */
function findMembers(db: Queryable, texto: string): Promise<Hallado[]> {
  const values: unknown[] = [createHash('sha256').update(plegar(texto)).digest('hex')]
  const conditions = searchMatriculado(texto, (value) => `$${values.push(value)}`)
  return db.query<Hallado>(
    `SELECT m.id, ${nombreCorrido('m')} AS nombre, m.matricula, t.id AS tipo, ${nombreDeTipo('t')} AS estado,
       ${ajusteSql('estadosHabilitados')} AS habilitan
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
     WHERE ${['true', ...conditions].join(' AND ')} ORDER BY md5(m.id || $1) LIMIT ${MAXIMO + 1}`,
    values,
  )
}
