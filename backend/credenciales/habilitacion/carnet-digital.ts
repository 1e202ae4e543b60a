import { randomBytes } from 'node:crypto'
import type { FilaDe } from '@/contract/llamada'
import type { traerPropio, verificar } from '@/contract/carnet-digital'
import { MINUTOS_DE_CARNET } from '@/domain/codigo-de-carnet'
import { FALLECIDO } from '@/domain/estados'
import { type Fecha, formatInstante } from '@/domain/fechas'
import { especialidadesOn, isHabilitado } from '@/domain/habilitacion'
import { maskDni } from '@/domain/papel'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { countFailure, enterDoor, giveBack } from '@/backend/acceso/cuenta/intentos'
import { readSigned, signCodigo } from '@/backend/credenciales/habilitacion/firma-de-carnet'
import { listEspecialidades } from '@/backend/credenciales/especialidad/store'
import type { Db, Queryable } from '@/backend/db/conexion'
import type { Pedido, PedidoPublico } from '@/backend/nucleo/manejador'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'

const MILESIMAS = 1_000

/** The card of the doctor whose session asks. Throws `noEncontrado` for an account that names no member. */
export async function readOwnCard(
  db: Queryable,
  { persona: { matriculadoID }, hoy }: Pick<Pedido, 'persona' | 'hoy'>,
): Promise<FilaDe<typeof traerPropio>> {
  const quien = matriculadoID === null ? undefined : await readQuien(db, matriculadoID, hoy)
  if (matriculadoID === null || !quien) throw noEncontrado()
  const segundos = Math.floor(Date.parse(quien.ahora) / MILESIMAS) + MINUTOS_DE_CARNET * 60
  const codigo = signCodigo({ matriculadoID, vence: segundos }, await readSecreto(db))
  return { ...quien, codigo, vence: isoOf(segundos) }
}

/**
 * What anybody may know who was shown the card a moment ago, as things stand now. Only a code that was never signed counts
 * against the address that asks. Throws `noEncontrado` for it, a `Rechazo` with the time for one that is too old, and
 * `RechazoHttp` 429 after too many.
 */
export async function verifyCard(
  db: Db,
  codigo: string,
  { clientAddress, hoy }: PedidoPublico,
): Promise<FilaDe<typeof verificar>> {
  const puerta = await enterDoor(db, clientAddress, 'verificar')
  const dicho = readSigned(codigo, await readSecreto(db))
  const quien = dicho && (await readQuien(db, dicho.matriculadoID, hoy))
  await (quien ? giveBack(db, puerta) : countFailure(db, puerta))
  if (!quien) throw noEncontrado()
  const vence = isoOf(dicho.vence)
  if (vence <= quien.ahora) throw new Rechazo(expiredAt(vence))
  return { ...quien, vence }
}

const isoOf = (segundos: number): string => new Date(segundos * MILESIMAS).toISOString()

const expiredAt = (vence: string): string =>
  `Este código venció: valía hasta el ${formatInstante(vence)}. Pida que le muestren el carnet en el teléfono; el código se renueva solo.`

/** The register's key, made where there is none yet: of two that make it at once both get the same. */
export async function readSecreto(db: Queryable): Promise<Buffer> {
  const known = await findSecreto(db)
  if (known) return known
  await db.query('INSERT INTO clave_de_carnet (secreto) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomBytes(32),
  ])
  const made = await findSecreto(db)
  if (!made) throw new Error('The register has no key for cards')
  return made
}

async function findSecreto(db: Queryable): Promise<Buffer | undefined> {
  const [row] = await db.query<{ secreto: Buffer }>('SELECT c.secreto FROM clave_de_carnet c')
  return row?.secreto
}

type Quien = Omit<FilaDe<typeof verificar>, 'vence'>
interface Hallado extends Omit<Quien, 'dni' | 'habilitado' | 'especialidades'> {
  dni: number
  tipo: number
  habilitan: number
}

async function readQuien(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<Quien | undefined> {
  const [row] = await db.query<Hallado>(
    `SELECT ${nombreCorrido('m')} AS nombre, m.dni, m.matricula, t.id AS tipo, ${nombreDeTipo('t')} AS estado,
       ${ajusteSql('estadosHabilitados')} AS habilitan, date_trunc('second', now()) AS ahora
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
     WHERE m.id = $1`,
    [matriculadoID],
  )
  if (!row) return undefined
  const { dni, tipo, habilitan, ...quien } = row
  const { vigentes } = especialidadesOn(await listEspecialidades(db, matriculadoID), hoy)
  return {
    ...quien,
    dni: maskDni(dni),
    habilitado: isHabilitado(tipo, habilitan),
    // The dead practise nothing, whatever their certificates say.
    especialidades: tipo === FALLECIDO ? [] : vigentes,
  }
}
