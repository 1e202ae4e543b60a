import type { Mes } from '@/domain/fechas'

/** Bytes of one policy, of a lot of them, and files of a lot. */
export const MAX_POLIZA = 10_000_000
export const MAX_LOTE = 16_000_000
export const POLIZAS_POR_LOTE = 50

/** Bytes of a zip and of what is in it, and how many entries it may have. */
export const MAX_ZIP = 1_000_000_000
export const MAX_ABIERTO = 2_000_000_000
export const MAX_ENTRADAS = 20_000

/** What became of a file. */
export const SUERTES = [
  'guardada',
  'reemplazada',
  'igual',
  'enviada',
  'desconocido',
  'otroMes',
  'malNombre',
  'repetida',
  'noSirve',
  'rechazada',
  'sinEnviar',
] as const
export type Suerte = (typeof SUERTES)[number]

/** Those that are in the register now, or that a server took without a word. */
export const QUEDARON: ReadonlySet<Suerte> = new Set(['guardada', 'reemplazada', 'igual', 'enviada'])

/** Each fate in words; what has words of its own says more. */
export const SUERTE_EN_PALABRAS: Readonly<Record<Suerte, string>> = {
  guardada: 'Guardada',
  reemplazada: 'Reemplazó a la que estaba',
  igual: 'Ya estaba, igual',
  enviada: 'Enviada; el servidor no dijo más',
  desconocido: 'No hay un matriculado con ese número interno',
  otroMes: 'Es de otro mes que el elegido',
  malNombre: 'El nombre debe ser año-mes-número.pdf, por ejemplo 2026-11-125.pdf',
  repetida: 'Está dos veces en el zip',
  noSirve: 'No es un PDF que se pueda guardar',
  rechazada: 'El servidor no la aceptó',
  sinEnviar: 'No se llegó a enviar',
}

export interface NombreDePoliza extends Mes {
  matriculadoID: number
}

/** What `year-month-memberid.pdf` says, in any case; undefined for any other name. */
export function readNombreDePoliza(nombre: string): NombreDePoliza | undefined {
  const [, anio, mes, id] = /^(2[01]\d\d)-(0?[1-9]|1[0-2])-0*([1-9]\d{0,8})\.pdf$/i.exec(nombre) ?? []
  return id === undefined ? undefined : { anio: Number(anio), mes: Number(mes), matriculadoID: Number(id) }
}

/** The name that the federation gives it: `2026-11-125.pdf`. */
export const nombreDePoliza = ({ anio, mes, matriculadoID }: NombreDePoliza): string =>
  `${anio}-${String(mes).padStart(2, '0')}-${matriculadoID}.pdf`

/** Why a file of that name is none of the month's policies; undefined for one that is. */
export function faultOfNombre(nombre: string, { anio, mes }: Mes): 'malNombre' | 'otroMes' | undefined {
  const read = readNombreDePoliza(nombre)
  if (!read) return 'malNombre'
  return read.anio === anio && read.mes === mes ? undefined : 'otroMes'
}

/** The same of many, for counting them. */
export const SUERTE_DE_MUCHAS: Readonly<Record<Suerte, string>> = {
  guardada: 'Guardadas',
  reemplazada: 'Reemplazaron a la que estaba',
  igual: 'Ya estaban, iguales',
  enviada: 'Enviadas; el servidor no dijo más',
  desconocido: 'De un número interno que no es de nadie',
  otroMes: 'De otro mes que el elegido',
  malNombre: 'Con un nombre que no se entiende',
  repetida: 'Repetidas en el zip',
  noSirve: 'Que no se pueden guardar',
  rechazada: 'Que el servidor no aceptó',
  sinEnviar: 'Sin enviar',
}

/** Viewers look for a PDF's end among so many of its last bytes. */
export const FINAL_DE_PDF = 1_024
