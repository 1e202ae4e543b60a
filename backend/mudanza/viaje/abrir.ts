import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { giveStaffKeys, type ClaveDelPersonal } from '@/backend/acceso/cuenta/claves-del-personal'
import { backUp } from '@/backend/db/backup'
import { withTransaction, type Db, type Queryable, type Tx } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { drawActa, type Aceptada, type DatosDelActa } from '@/backend/mudanza/viaje/acta'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import {
  knownOf,
  listDiferencias,
  readInforme,
  type DiferenciaDeInforme,
} from '@/backend/mudanza/viaje/informe'
import { cifrasPorQue, decirCifras, isPorSaber, type Cifra } from '@/domain/mudanza/cifra'
import { QUES } from '@/domain/mudanza/diferencia'
import { moveCierre, readCierre } from '@/backend/tesoreria/ledger/cierre'
import { REGLAS } from '@/backend/verificar/rules'
import { verificar } from '@/backend/verificar/verificar'
import { addDays, today, type Fecha } from '@/domain/fechas'

export interface PedidoDeApertura {
  quien: string
  /** Where the backup and the document stay. */
  carpeta: string
  /** That figures of all differ is known. */
  seSabe?: boolean
  /** How many answers may be missing, as the person who opens said it. */
  sinLeer?: number
}

export interface Abierta {
  acta: string
  respaldo: string
  cerradoHasta: Fecha
  claves: ClaveDelPersonal[]
}

/**
 * Opens a real register that was made of a copy, once: nobody dates into what was brought, and the staff may enter. Throws
 * `MudanzaError` while a difference is unexplained, nothing was compared, or a rule does not hold, and where the reading
 * lacks answers or a figure of all differs and nobody said that he knows. A rehearsal is only looked at, and stays as it is:
 * undefined.
 */
export async function abrir(
  db: Db,
  viaje: Viaje,
  { quien, carpeta, seSabe, sinLeer = 0 }: PedidoDeApertura,
): Promise<Abierta | undefined> {
  const registro = await readRegistro(db)
  const { abiertaEn, corte } = await readMudanza(db)
  if (abiertaEn) throw new MudanzaError('Este registro ya se abrió.')
  const informe = await readInforme(db, viaje)
  if (informe.huella !== viaje.copia.huella())
    throw new MudanzaError('Lo leído ya no es de lo que se armó este registro: arme y compare otra vez.')
  if (informe.sinExplicar > 0)
    throw new MudanzaError(`Quedan ${informe.sinExplicar} diferencias sin explicar: no se abre.`)
  if (viaje.estado?.clase === 'cambios')
    throw new MudanzaError(
      'La última lectura fue de lo que cambió: lea con --final, arme y compare otra vez.',
    )
  const fallas = viaje.estado ? viaje.copia.failures(viaje.estado.pasada) : []
  requireRead(fallas, sinLeer)
  if (!seSabe) requireKnown(informe.resumen.cifras)
  const [rota] = await verificar(db)
  if (rota) throw new MudanzaError(`No se cumple «${rota.regla}»: no se abre.`)
  if (registro?.clase !== 'real') return undefined
  const dia = today()
  const respaldo = join(carpeta, `antes-de-abrir-${Date.now()}.padron`)
  await backUp(db, respaldo)
  const cerradoHasta = addDays(dia, -1)
  const datos: DatosDelActa = {
    ...{ consejo: registro.nombre, informe, corte, cerradoHasta, quien, abiertaEn: new Date().toISOString() },
    aceptadas: await readAceptadas(db, viaje),
    sinLeer: fallas.length,
    reglas: REGLAS.length,
    respaldo: { archivo: basename(respaldo), huella: await hashOf(respaldo) },
  }
  const acta = join(carpeta, `acta-de-mudanza-${dia}.pdf`)
  mkdirSync(carpeta, { recursive: true, mode: 0o700 })
  writeFileSync(`${acta}.nueva`, drawActa(datos), { mode: 0o600, flush: true })
  const claves = await withTransaction(db, (tx) => open(tx, quien, cerradoHasta), { statementTimeout: 0 })
  renameSync(`${acta}.nueva`, acta)
  return { acta, respaldo, cerradoHasta, claves }
}

const NOMBRADAS = 5

/** Throws `MudanzaError` unless the reading is whole, or as many answers are missing as was said. */
function requireRead(fallas: readonly { llamada: string; falla: string }[], said: number): void {
  if (fallas.length === said) return
  if (fallas.length === 0) throw new MudanzaError(`Se leyó todo: --sin-leer ${said} no es de esta lectura.`)
  const named = fallas.slice(0, NOMBRADAS).map(({ llamada, falla }) => `\n  ${llamada}: ${falla}`)
  throw new MudanzaError(
    `La lectura no trajo ${fallas.length} respuestas: no se abre.${named.join('')}
La misma orden de leer las vuelve a pedir. Si se abre sin ellas: --sin-leer ${fallas.length}`,
  )
}

/** Throws `MudanzaError` where figures of all differ that no member's own difference tells. */
function requireKnown(cifras: readonly Cifra[]): void {
  const kinds = cifrasPorQue(cifras.filter(isPorSaber))
  if (kinds.length === 0) return
  const lines = kinds.flatMap(decirCifras).map((line) => `\n  ${line}`)
  throw new MudanzaError(
    `Hay cifras de todos que no son iguales: no se abre.${lines.join('')}\nSi se sabe por qué: --se-sabe`,
  )
}

async function readMudanza(db: Queryable): Promise<{ abiertaEn: string | null; corte: Fecha }> {
  const [row] = await db.query<{ abiertaEn: string | null; corte: Fecha }>(
    'SELECT abierta_en AS "abiertaEn", corte FROM mudanza',
  )
  if (!row) throw new MudanzaError('Este registro no se armó con lo leído de otro servidor.')
  return row
}

/** All of it or nothing; of two at once the second finds it open. */
async function open(tx: Tx, quien: string, hasta: Fecha): Promise<ClaveDelPersonal[]> {
  const opened = await tx.query(
    'UPDATE mudanza SET abierta_en = now(), abierta_por = $1 WHERE abierta_en IS NULL RETURNING id',
    [quien],
  )
  if (opened.length === 0) throw new MudanzaError('Este registro ya se abrió.')
  const autor = { persona: null, pedidoID: null }
  const anterior = await readCierre(tx)
  if (anterior === null || anterior < hasta)
    await moveCierre(
      tx,
      { ...autor, acto: 'cierre.mover', hoy: today() },
      { hasta, motivo: undefined, anterior },
    )
  return giveStaffKeys(tx, { ...autor, acto: 'usuario.reiniciarClave' })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Those accepted of all who have them in one line; by name, one each. */
async function readAceptadas(db: Queryable, viaje: Viaje): Promise<Aceptada[]> {
  const together = new Map<string, Aceptada>()
  for await (const lote of listDiferencias(db, await knownOf(db, viaje)))
    for (const row of lote) {
      const one = aceptadaOf(row)
      if (!one) continue
      const key = [one.nombre, one.valor, one.quien, one.cuando, one.de].join()
      const sum = together.get(key)
      together.set(key, sum ? { ...sum, n: sum.n + 1, importe: sum.importe + one.importe } : one)
    }
  return [...together.values()]
}

function aceptadaOf({
  explicada,
  que,
  matricula,
  nombre,
  importe,
}: DiferenciaDeInforme): Aceptada | undefined {
  if (!explicada) return undefined
  const { valor, quien, cuando, matriculadoID } = explicada
  return {
    ...{ nombre: QUES[que], valor, quien, cuando, n: 1, importe: Math.abs(Number(importe)) },
    de: matriculadoID === 0 ? null : `Matrícula ${matricula}, ${nombre}`,
  }
}
