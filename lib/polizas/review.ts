import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import type { Mes } from '@/domain/fechas'
import {
  faultOfNombre,
  FINAL_DE_PDF,
  MAX_ABIERTO,
  MAX_POLIZA,
  readNombreDePoliza,
  type Suerte,
} from '@/domain/poliza'
import { MAGIA_BYTES, otroTipo, pesaDeMas, tipoDe } from '@/domain/tipos-de-archivo'
import { type Entrada, readDirectory, ZipRechazado } from '@/lib/zip/directory'
import { extract, isReadable } from '@/lib/zip/extract'
import { isLeftover, plainName } from '@/lib/zip/names'

/** What became of one file of the zip; `mensaje` says more than the fate alone. */
export interface Destino {
  nombre: string
  suerte: Suerte
  mensaje: string | null
}

/** A policy to be sent, by its plain name. */
export interface PolizaLista {
  nombre: string
  entrada: Entrada
}

export interface Revision {
  listas: PolizaLista[]
  destinos: Destino[]
}

/** A PDF of that size does not pack as well. */
const MAX_RAZON = 100
const DESDE_BYTES = 1_000_000

/**
 * Looks at all of a zip before anything is sent: what is a policy of the month and what is not, and whether every one
 * can be opened. Throws `ZipRechazado` for a zip that is not to be read.
 */
export async function reviewZip(
  file: FileHandle,
  size: number,
  mes: Mes,
  onProgress: (hechos: number, total: number) => void,
): Promise<Revision> {
  const entradas = (await readDirectory(file, size)).filter(({ nombre }) => !isLeftover(nombre))
  if (entradas.length === 0) throw new ZipRechazado('El zip está vacío: no trae ningún archivo.')
  refuseBombs(entradas)
  const destinos: Destino[] = []
  const named: PolizaLista[] = []
  for (const entrada of entradas) {
    const nombre = plainName(entrada.nombre)
    const fate = nombre === undefined ? WRONG_PLACE : faultByName(nombre, entrada, mes)
    if (nombre === undefined || fate) destinos.push({ nombre: entrada.nombre, ...(fate ?? WRONG_PLACE) })
    else named.push({ nombre, entrada })
  }
  const { unicas, repetidas } = withoutTwins(named)
  destinos.push(...repetidas)
  const listas: PolizaLista[] = []
  for (const [index, lista] of unicas.entries()) {
    const mensaje = faultOfBytes(lista.nombre, await extract(file, lista.entrada))
    if (mensaje === undefined) listas.push(lista)
    else destinos.push({ nombre: lista.nombre, suerte: 'noSirve', mensaje })
    onProgress(index + 1, unicas.length)
  }
  return { listas, destinos }
}

type Fate = Pick<Destino, 'suerte' | 'mensaje'>
const WRONG_PLACE: Fate = {
  suerte: 'malNombre',
  mensaje: 'El nombre lleva fuera de la carpeta del zip (.., \\ o una unidad): no se leyó.',
}

function refuseBombs(entradas: readonly Entrada[]): void {
  const bomb = entradas.find(
    ({ bytes, empaquetado }) => bytes > DESDE_BYTES && bytes > empaquetado * MAX_RAZON,
  )
  if (bomb)
    throw new ZipRechazado(
      `«${bomb.nombre}» se agranda más de ${MAX_RAZON} veces al abrirse: el zip no es de fiar y no se leyó.`,
    )
  if (entradas.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_ABIERTO)
    throw new ZipRechazado('Abierto, el zip pesa más de 2 GB. Divídalo en varios.')
}

function faultByName(nombre: string, entrada: Entrada, mes: Mes): Fate | undefined {
  if (/\.(zip|rar|7z)$/i.test(nombre))
    return { suerte: 'noSirve', mensaje: 'Es otro archivo comprimido: ábralo y cargue lo que trae.' }
  const fault = faultOfNombre(nombre, mes)
  if (fault) return { suerte: fault, mensaje: null }
  if (entrada.bytes > MAX_POLIZA) return { suerte: 'noSirve', mensaje: pesaDeMas(MAX_POLIZA) }
  if (entrada.bytes === 0) return { suerte: 'noSirve', mensaje: 'El archivo está vacío.' }
  if (isReadable(entrada)) return undefined
  return {
    suerte: 'noSirve',
    mensaje: 'Está comprimido de un modo que no se lee. Comprímalo como zip común.',
  }
}

/** Of two with the same content the first goes; of two that differ nobody can tell which is right. */
function withoutTwins(named: readonly PolizaLista[]): { unicas: PolizaLista[]; repetidas: Destino[] } {
  const byMember = new Map<number, PolizaLista[]>()
  for (const lista of named) {
    const id = readNombreDePoliza(lista.nombre)?.matriculadoID ?? 0
    byMember.set(id, [...(byMember.get(id) ?? []), lista])
  }
  const unicas: PolizaLista[] = []
  const repetidas: Destino[] = []
  for (const [first, ...others] of byMember.values()) {
    if (!first) continue
    const { crc, bytes } = first.entrada
    const same = others.every(({ entrada }) => entrada.crc === crc && entrada.bytes === bytes)
    if (same) unicas.push(first)
    const mensaje = same
      ? 'Está dos veces en el zip, igual: se toma una.'
      : 'Está dos veces en el zip y no son iguales: no se tomó ninguna.'
    for (const { nombre } of same ? others : [first, ...others])
      repetidas.push({ nombre, suerte: 'repetida', mensaje })
  }
  return { unicas, repetidas }
}

function faultOfBytes(nombre: string, bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, MAGIA_BYTES)
  if (tipoDe(start) !== 'application/pdf') return otroTipo(nombre, start, ['application/pdf'])
  const whole = bytes.subarray(-FINAL_DE_PDF).includes('%%EOF')
  return whole ? undefined : 'El PDF está cortado: le falta el final.'
}
