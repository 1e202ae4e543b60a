import type { BadgeColor } from '@/components/ui/badge'
import { formatFecha, isFecha } from '@/domain/fechas'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { destinoDe } from '@/domain/importar/destinos'
import type { EstadoDeImportacion, Suerte } from '@/domain/importar/resultado'
import type { Codificacion, FormatoDeLibro, Separador } from '@/domain/libro'
import type { Permiso } from '@/domain/roles'
import { formatCount } from '@/domain/texto'

interface Estado {
  label: string
  color: BadgeColor
}
const ESTADOS: Readonly<Record<EstadoDeImportacion, Estado>> = {
  leida: { label: 'Borrador', color: 'orange' },
  revisando: { label: 'Revisándose', color: 'blue' },
  revisada: { label: 'Revisada, sin importar', color: 'orange' },
  importando: { label: 'Importándose', color: 'blue' },
  importada: { label: 'Importada', color: 'green' },
  deshaciendo: { label: 'Deshaciéndose', color: 'blue' },
  deshecha: { label: 'Deshecha', color: 'grey' },
}

interface Escrita {
  estado: EstadoDeImportacion
  vivos?: number | undefined
  cuentas?: { registros: number } | null | undefined
}

/** A job that was stopped leaves part of it in the register. */
export function stateOf({ estado, vivos = 0, cuentas }: Escrita): Estado {
  if (estado === 'revisada' && vivos > 0) return { label: 'Importada en parte', color: 'orange' }
  const undone = estado === 'deshecha' || (estado === 'importada' && vivos < (cuentas?.registros ?? vivos))
  return undone && vivos > 0
    ? { label: 'Deshecha en parte', color: estado === 'deshecha' ? 'grey' : 'orange' }
    : ESTADOS[estado]
}

export const COLORES_DE_SUERTE: Readonly<Record<Suerte, BadgeColor>> = {
  nueva: 'green',
  cambia: 'blue',
  igual: 'grey',
  rehusada: 'red',
  salteada: 'grey',
}

/** Of one row, where the tiles count them. */
export const SUERTE_DE_UNA: Readonly<Record<Suerte, string>> = {
  nueva: 'Nueva',
  cambia: 'Cambia',
  igual: 'Igual',
  rehusada: 'Rehusada',
  salteada: 'Salteada',
}

export const CODIFICACIONES_EN_PALABRAS: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  cp1252: 'Windows-1252',
  cp850: 'DOS (página 850)',
}

export const SEPARADORES_EN_PALABRAS: Readonly<Record<Separador, string>> = {
  ';': 'punto y coma',
  ',': 'coma',
  '\t': 'tabulación',
  '|': 'barra',
}

const FORMATOS: Readonly<Record<FormatoDeLibro, string>> = {
  xlsx: 'Excel (.xlsx)',
  xls: 'Excel 97–2003 (.xls)',
  ods: 'LibreOffice (.ods)',
  csv: 'texto',
  dbf: 'dBase o FoxPro (.dbf)',
  html: 'página web con nombre de planilla',
}

interface Formato {
  formato: FormatoDeLibro
  codificacion: Codificacion | null
  separador: Separador | null
}

/** 'texto separado por punto y coma, Windows-1252'. */
export function describeFormat({ formato, codificacion, separador }: Formato): string {
  const parted = separador === null ? '' : ` separado por ${SEPARADORES_EN_PALABRAS[separador]}`
  const coded = codificacion === null ? '' : `, ${CODIFICACIONES_EN_PALABRAS[codificacion]}`
  return FORMATOS[formato] + parted + coded
}

/** A cell of the file as people read it: a real day is kept as 'YYYY-MM-DD'. */
export const shownCell = (text: string): string => (isFecha(text) ? formatFecha(text) : text)

export const countRows = (filas: number): string => (filas === 1 ? '1 fila' : `${formatCount(filas)} filas`)

/** '1 hospital', '412 matriculados'. */
export function countOf(destino: DestinoDeImportacion, cantidad: number): string {
  const { uno, varios } = destinoDe(destino)
  return `${formatCount(cantidad)} ${cantidad === 1 ? uno : varios}`
}

interface Cuentas {
  nuevas: number
  cambian: number
  rehusadas: number
  registros: number
}

/** 'Se agregan 412 matriculados y se completan 31. No se importan 5 filas.' */
export function tellPlan(destino: DestinoDeImportacion, cuentas: Cuentas, reemplaza: boolean): string {
  const { rehusadas } = cuentas
  const left =
    rehusadas > 0 ? ` No se ${rehusadas === 1 ? 'importa' : 'importan'} ${countRows(rehusadas)}.` : ''
  return `${whatIsDone(destino, cuentas, reemplaza) ?? 'No hay nada para importar'}.${left}`
}

function whatIsDone(
  destino: DestinoDeImportacion,
  { nuevas, cambian, registros }: Cuentas,
  reemplaza: boolean,
): string | undefined {
  if (nuevas + cambian === 0) return undefined
  // A row may bring several things.
  if (registros !== nuevas + cambian)
    return `Se ${registros === 1 ? 'agrega' : 'agregan'} ${countOf(destino, registros)}, de ${countRows(nuevas + cambian)}`
  const [one, many] = reemplaza ? ['cambia', 'cambian'] : ['completa', 'completan']
  const verb = cambian === 1 ? one : many
  if (nuevas === 0) return `Se ${verb} ${countOf(destino, cambian)}`
  const added = `Se ${nuevas === 1 ? 'agrega' : 'agregan'} ${countOf(destino, nuevas)}`
  return cambian === 0 ? added : `${added} y se ${verb} ${formatCount(cambian)}`
}

/** What importing is, and who can take it back. */
export const tellWhat = (permisos: ReadonlySet<Permiso>): string =>
  `Traer lo que tiene en planillas: se ve qué va a pasar antes de escribir nada, y ${
    permisos.has('importar.deshacer') ? 'se deshace' : 'la administración puede deshacerlo'
  } de una vez`

/** How it goes, and who can take it back. */
export const tellHow = (permisos: ReadonlySet<Permiso>): string =>
  `Se hace de a partes y se puede salir de la pantalla: la campana avisa. Después ${
    permisos.has('importar.deshacer') ? 'se deshace' : 'la administración puede deshacer'
  } de una vez lo que nadie haya usado.`

/** What the button of it says: 'Importar 412 matriculados y 31 cambios'. */
export function wordsOfImport(
  destino: DestinoDeImportacion,
  { nuevas, cambian, registros }: Cuentas,
): string {
  const changes = `${formatCount(cambian)} ${cambian === 1 ? 'cambio' : 'cambios'}`
  if (registros !== nuevas + cambian || cambian === 0) return `Importar ${countOf(destino, registros)}`
  return nuevas === 0 ? `Importar ${changes}` : `Importar ${countOf(destino, nuevas)} y ${changes}`
}
