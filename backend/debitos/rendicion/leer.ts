import type { leer } from '@/contract/rendicion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { refuseFile } from '@/backend/archivo/received'
import { readBytes } from '@/backend/archivo/store'
import type { Tx } from '@/backend/db/conexion'
import { lockRondaSent, type RondaEnviada } from '@/backend/debitos/rendicion/ronda'
import { countTwins, stageRows } from '@/backend/debitos/rendicion/filas'
import { readRendicion as readDatos } from '@/backend/debitos/rendicion/store'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { QUIEN } from '@/backend/nucleo/nombres'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { tellDefects } from '@/domain/bancos/defectos'
import type { Defecto } from '@/domain/bancos/leer-registro'
import { readRendicion } from '@/domain/bancos/leer'
import { readPlanilla } from '@/domain/bancos/otros-debitos'
import { dayOf, formatFecha, type Fecha } from '@/domain/fechas'
import { TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'

/**
 * Reads a report whole and writes down its rows; no money moves. What was read before of the same file of the round and
 * never applied goes. Throws `Rechazo` for a file that cannot be read, with its lines, and for one applied already.
 */
export async function readReport(
  tx: Tx,
  pedido: Pedido,
  { rondaID, clase }: EntradaDe<typeof leer>,
  archivo: ArchivoRecibido,
): Promise<FilaDe<typeof leer>> {
  const ronda = await lockRondaSent(tx, rondaID, clase)
  await refuseApplied(tx, rondaID, clase, archivo.huella)
  await tx.query(
    `DELETE FROM rendicion WHERE ronda_id = $1 AND clase = $2 AND estado = 'leida' AND aplicada_por IS NULL`,
    [rondaID, clase],
  )
  await archivo.keep(tx)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO rendicion (ronda_id, clase, nombre, huella, leida_por) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [rondaID, clase, archivo.nombre, archivo.huella, pedido.persona.usuarioID],
  )
  if (!row) throw new Error('No se guardó la rendición')
  const take = stageRows(tx, row.id, ronda)
  const lineas = ronda.banco
    ? await readBank(tx, ronda, { clase, hoy: pedido.hoy }, archivo, take)
    : await readSheet(ronda, archivo, take)
  await countTwins(tx, row.id)
  await tx.query('UPDATE rendicion SET lineas = $2 WHERE id = $1', [row.id, lineas])
  await audit(tx, pedido, {
    entidad: 'rendicion',
    entidadID: row.id,
    despues: { nombre: archivo.nombre, lineas, huella: archivo.huella },
  })
  return readDatos(tx, row.id)
}

type Take = (filas: readonly FilaDeRendicion[]) => Promise<number>

async function readBank(
  tx: Tx,
  { banco, ajustes, anio, mes, desde }: RondaEnviada,
  { clase, hoy }: { clase: string; hoy: Fecha },
  { huella, bytes }: ArchivoRecibido,
  take: Take,
): Promise<number> {
  if (!banco) throw new Error('Sin banco')
  let lineas = 0
  const lectura = await readRendicion(
    { banco, clase, ajustes: ajustes.banco, mes: { anio, mes }, dias: { desde, hasta: hoy } },
    readBytes(tx, huella, 0, bytes - 1),
    async (filas) => {
      lineas = await take(filas)
    },
  )
  if (!lectura.ok) throw unreadable(lectura.defectos, lectura.cantidad)
  return lineas
}

/** The report of these bytes that a job left half applied. */
export async function findParcial(
  tx: Tx,
  { rondaID, clase }: EntradaDe<typeof leer>,
  { huella }: ArchivoRecibido,
): Promise<FilaDe<typeof leer> | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `SELECT id FROM rendicion WHERE ronda_id = $1 AND clase = $2 AND huella = $3 AND estado = 'parcial'`,
    [rondaID, clase, huella],
  )
  return row && readDatos(tx, row.id)
}

async function readSheet(
  { anio, mes }: RondaEnviada,
  { celdas, nombre, tipo }: ArchivoRecibido,
  take: Take,
): Promise<number> {
  // A text would be taken for a table too, and its '10,50' for a thousand and fifty.
  if (!celdas)
    throw refuseFile(`«${nombre}» es un archivo ${TIPOS_ARCHIVO[tipo].nombre}: la planilla debe ser Excel.`)
  const lectura = readPlanilla(celdas, { anio, mes })
  if (!lectura.ok) throw unreadable(lectura.defectos, lectura.cantidad)
  return take(lectura.filas)
}

const TOLD = 5

function unreadable(defectos: readonly Defecto[], cantidad: number): Rechazo {
  const mensaje = tellDefects(defectos, cantidad, TOLD)
  return new Rechazo(mensaje, { [PARTE_ARCHIVO]: mensaje })
}

async function refuseApplied(tx: Tx, rondaID: number, clase: string, huella: string): Promise<void> {
  const [before] = await tx.query<{ cuando: string; quien: string; parcial: boolean }>(
    `SELECT coalesce(r.aplicada_en, r.leida_en) AS cuando, ${QUIEN} AS quien, r.estado = 'parcial' AS parcial
     FROM rendicion r LEFT JOIN usuario u ON u.id = r.aplicada_por
     WHERE r.ronda_id = $1 AND r.clase = $2 AND r.huella = $3
       AND (r.estado IN ('aplicando', 'parcial', 'aplicada') OR r.estado = 'leida' AND r.aplicada_por IS NOT NULL)`,
    [rondaID, clase, huella],
  )
  if (!before) return
  const left = before.parcial ? ' y quedó a medio aplicar: siga con esa rendición' : ''
  const day = formatFecha(dayOf(new Date(before.cuando)))
  const mensaje = `Ese archivo ya se cargó el ${day} por ${before.quien}${left}.`
  throw new Rechazo(mensaje, { [PARTE_ARCHIVO]: mensaje })
}
