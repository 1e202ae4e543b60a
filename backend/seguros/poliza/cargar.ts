import type { FilaDe } from '@/contract/llamada'
import type { cargarPolizas } from '@/contract/federacion'
import { audit } from '@/backend/acceso/auditoria/store'
import { sweepBytes } from '@/backend/archivo/store'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Llegado, Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Mes } from '@/domain/fechas'
import {
  faultOfNombre,
  FINAL_DE_PDF,
  POLIZAS_POR_LOTE,
  QUEDARON,
  readNombreDePoliza,
  SUERTE_EN_PALABRAS,
} from '@/domain/poliza'

type Dicho = NonNullable<NonNullable<FilaDe<typeof cargarPolizas>>['archivos']>[number]
type Suerte = Omit<Dicho, 'nombre'>

const just = (suerte: Dicho['suerte'], mensaje: string | null = null): Suerte => ({ suerte, mensaje })

/**
 * Keeps each file that is a policy of the month, in the place of an earlier one, and tells what became of all. Throws
 * `Rechazo` with each file's fate when none of them is in the register now: estado 1 is for what is kept.
 */
export async function loadPolizas(
  tx: Tx,
  pedido: Pedido,
  mes: Mes,
  archivos: readonly Llegado[],
): Promise<{ archivos: Dicho[] }> {
  // Two lots of one month do not read before the other has written.
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('poliza'), $1)`, [mes.anio * 100 + mes.mes])
  const suertes = new Map<Llegado, Suerte>()
  const fit: Apta[] = []
  for (const archivo of archivos) {
    const fault = await faultOf(archivo, mes)
    if (fault) suertes.set(archivo, fault)
    else fit.push({ archivo: archivo as ArchivoRecibido, matriculadoID: memberOf(archivo) })
  }
  const before = await readBefore(tx, mes, fit)
  const taken = new Set<number>()
  // In one order in every lot: two that keep the same contents do not wait for each other.
  for (const one of fit.toSorted((a, b) => (a.archivo.huella < b.archivo.huella ? -1 : 1))) {
    const { archivo, matriculadoID } = one
    const known = before.get(matriculadoID)
    suertes.set(
      archivo,
      known === undefined
        ? just('desconocido')
        : taken.has(matriculadoID)
          ? just('repetida')
          : await keepOne(tx, pedido, mes, one, known),
    )
    taken.add(matriculadoID)
  }
  const told = archivos.map((archivo) => ({
    nombre: archivo.nombre,
    ...(suertes.get(archivo) ?? just('noSirve')),
  }))
  if (!told.some(({ suerte }) => QUEDARON.has(suerte))) throw refusalOf(told)
  await sweepBytes(tx, POLIZAS_POR_LOTE)
  return { archivos: told }
}

/** Fates that the message tells; `errores` has all of them by file. */
const NOMBRADOS = 3

function refusalOf(told: readonly Dicho[]): Rechazo {
  const words = told.map(
    ({ nombre, suerte, mensaje }) => [nombre, mensaje ?? SUERTE_EN_PALABRAS[suerte]] as const,
  )
  const named = words
    .slice(0, NOMBRADOS)
    .map(([nombre, palabras]) => `${nombre}: ${palabras.replace(/\.$/, '')}`)
  const rest = words.length - named.length
  return new Rechazo(
    `No se guardó ninguna póliza. ${named.join('; ')}${rest > 0 ? `; y ${rest} más` : ''}.`,
    Object.fromEntries(words),
  )
}

interface Apta {
  archivo: ArchivoRecibido
  matriculadoID: number
}

const memberOf = ({ nombre }: Llegado): number => readNombreDePoliza(nombre)?.matriculadoID ?? 0

/** Who uploads on the screen has it unpacked there (decision 143); here come the policies that are in it. */
const ES_UN_ZIP = 'Es un zip: envíe los PDF que trae, hasta 50 por vez, cada uno con su nombre.'
const isZip = ({ nombre }: Llegado): boolean => /\.zip$/i.test(nombre)

async function faultOf(archivo: Llegado, mes: Mes): Promise<Suerte | undefined> {
  if (isZip(archivo)) return just('noSirve', ES_UN_ZIP)
  const fault = faultOfNombre(archivo.nombre, mes)
  if (fault) return just(fault)
  if ('rechazo' in archivo) return just('noSirve', archivo.rechazo)
  const whole = (await archivo.end(FINAL_DE_PDF)).includes('%%EOF')
  return whole ? undefined : just('noSirve', 'El PDF está cortado: le falta el final.')
}

/** Of each member that exists the hash of the policy he has, or null. */
async function readBefore(
  tx: Tx,
  { anio, mes }: Mes,
  fit: readonly Apta[],
): Promise<Map<number, string | null>> {
  const rows = await tx.query<{ id: number; huella: string | null }>(
    `SELECT m.id, p.huella FROM matriculado m
     LEFT JOIN poliza p ON p.matriculado_id = m.id AND p.anio = $2 AND p.mes = $3 WHERE m.id = ANY($1::int[])`,
    [fit.map(({ matriculadoID }) => matriculadoID), anio, mes],
  )
  return new Map(rows.map(({ id, huella }) => [id, huella]))
}

async function keepOne(
  tx: Tx,
  pedido: Pedido,
  { anio, mes }: Mes,
  { archivo, matriculadoID }: Apta,
  before: string | null,
): Promise<Suerte> {
  if (before === archivo.huella) return just('igual')
  await archivo.keep(tx, false)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO poliza (matriculado_id, anio, mes, huella, cargada_por) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (anio, mes, matriculado_id)
     DO UPDATE SET huella = excluded.huella, cargada_en = now(), cargada_por = excluded.cargada_por RETURNING id`,
    [matriculadoID, anio, mes, archivo.huella, pedido.persona.usuarioID],
  )
  if (!row) throw new Error('La póliza no se guardó')
  const periodo = `${String(mes).padStart(2, '0')}/${anio}`
  await audit(tx, pedido, {
    entidad: 'poliza',
    entidadID: row.id,
    matriculadoID,
    ...(before === null ? {} : { antes: { periodo, huella: before } }),
    despues: { periodo, huella: archivo.huella },
  })
  return just(before === null ? 'guardada' : 'reemplazada')
}
