import { hostname } from 'node:os'
import { audit } from '@/backend/acceso/auditoria/store'
import { enqueue, type Carta } from '@/backend/avisos/mensaje/encolar'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { readSignature } from '@/backend/nucleo/firma-del-consejo'
import type { Vuelta } from '@/backend/tarea/kinds'
import { measure, readVerificacion, type Respaldos } from '@/backend/tarea/vigilancia'
import type { Fecha } from '@/domain/fechas'
import { destinoOf, MAIL } from '@/domain/mensaje'
import { type ClaseVigilada, type Medido, tellValor, VIGILADOS, warningsOf } from '@/domain/vigilancia'

const CADA = 10 * 60_000

/** Writes to those who administer, once a day for each warning; each machine looks after its own discs and backups. */
export const vigilancia = (respaldos: Respaldos, hoy: () => Fecha): Vuelta => ({
  cada: CADA,
  clave: `${hostname()}:${respaldos ?? ''}`,
  turno: async ({ db }) => {
    await warnByMail(db, respaldos, hoy())
    return null
  },
})

/** Answers how many letters it queued. A register that is not real keeps them in its outbox, as all others. */
export async function warnByMail(
  db: Db,
  respaldos: Respaldos,
  hoy: Fecha,
  maquina = hostname(),
): Promise<number> {
  const warnings = warningsOf(await measure(db, respaldos))
  let queued = 0
  for (const warning of warnings)
    queued += await withTransaction(db, (tx) => writeAbout(tx, warning, hoy, maquina))
  return queued
}

/** What each machine has of its own: of the rest all say the same, and one letter is enough. */
const DE_CADA_MAQUINA: readonly ClaseVigilada[] = ['respaldo', 'disco']

const keyOf = ({ clase }: Medido, hoy: Fecha, maquina: string): string =>
  `vigilancia:${clase}:${hoy}${DE_CADA_MAQUINA.includes(clase) ? `:${maquina}` : ''}`

interface Administrador {
  id: number
  nombre: string
  email: string | null
}

async function writeAbout(tx: Tx, warning: Medido, hoy: Fecha, maquina: string): Promise<number> {
  const { titulo } = VIGILADOS[warning.clase]
  const asunto = `Padrón: ${titulo}`
  const cuerpo = `${await bodyOf(tx, warning, maquina)}${await readSignature(tx)}`
  const cartas = (await listAdministradores(tx)).flatMap(({ id, nombre, email }): Carta[] => {
    const destino = destinoOf(MAIL, { email, telefono: null }, '')
    if ('motivo' in destino) return []
    return [
      {
        ...{ matriculadoID: null, cuentaID: id, medio: MAIL, asunto, urgente: true },
        ...{
          ...destino,
          cuerpo: `${nombre}:\n\n${cuerpo}`,
          clave: `${keyOf(warning, hoy, maquina)}:${id}`,
        },
      },
    ]
  })
  const { envioID, pendientes } = await enqueue(
    tx,
    { persona: null },
    { origen: 'vigilancia', titulo: asunto },
    cartas,
  )
  if (envioID !== null)
    await audit(
      tx,
      { persona: null, pedidoID: null, acto: 'vigilancia.avisar' },
      { entidad: 'envio', entidadID: envioID, despues: { aviso: titulo, cartas: pendientes } },
    )
  return pendientes
}

async function bodyOf(tx: Tx, warning: Medido, maquina: string): Promise<string> {
  const { que, paso } = VIGILADOS[warning.clase]
  const rotas = warning.clase === 'verificacion' ? ((await readVerificacion(tx))?.cuales ?? []) : []
  return [
    `Ahora: ${tellValor(warning)} ${que}${warning.de === null ? '' : ` (${warning.de})`}, en la máquina ${maquina}.`,
    ...(rotas.length > 0 ? [rotas.join('\n')] : []),
    paso,
  ].join('\n\n')
}

const listAdministradores = (tx: Tx): Promise<Administrador[]> =>
  tx.query(
    `SELECT u.id, u.nombre, u.email FROM usuario u JOIN rol r ON r.id = u.rol_id
     WHERE r.nombre = 'ADMINISTRACION' AND u.eliminado_en IS NULL AND NOT u.bloqueado AND u.email <> ''
     ORDER BY u.id`,
  )
