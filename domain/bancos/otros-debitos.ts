import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { digitsOf } from '@/domain/bancos/campos'
import { addDefect, gatherDefect, noDefects, type Defectos } from '@/domain/bancos/defectos'
import type { Defecto } from '@/domain/bancos/leer-registro'
import { monthDigits } from '@/domain/bancos/mes'
import { isBlank, isIlegible, motivoDe, textOf as textOfCell, type Celda } from '@/domain/celda'
import { CERO, formatMoney, fromDecimal, readMoney, toDecimal, type Centavos } from '@/domain/dinero'
import { readFechaEscrita } from '@/domain/fecha-escrita'
import { formatMes, makeFecha, partsOf, type Fecha, type Mes } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { asTyped } from '@/domain/texto'

/** A debit that an entity is asked to collect from its members. */
export interface FilaDeOtroDebito extends Mes {
  /** The settlement row's id. */
  id: number
  matricula: number
  dni: string
  cuit: string
  apellidoNombre: string
  importe: Centavos
}

interface ColumnaDeOtrosDebitos {
  nombre: string
  titulo: string
  tipo: 'texto' | 'entero' | 'dinero'
  /** Whether a returned sheet may do without it. */
  requerida: boolean
  /** What we write; the entity fills in the others. */
  valor?: (fila: FilaDeOtroDebito) => string | number
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The sheet that goes to Colegio de Médicos, C.M. de Frías, APARSE and CO.P.A.N. and comes back filled in. */
export const COLUMNAS = [
  { nombre: 'matricula', titulo: 'Matrícula', tipo: 'entero', requerida: true, valor: (f) => f.matricula },
  { nombre: 'dni', titulo: 'DNI', tipo: 'texto', requerida: false, valor: (f) => f.dni },
  { nombre: 'cuit', titulo: 'CUIT', tipo: 'texto', requerida: false, valor: (f) => f.cuit },
  {
    nombre: 'apellidoNombre',
    titulo: 'Apellido y Nombre',
    tipo: 'texto',
    requerida: false,
    valor: (f) => f.apellidoNombre,
  },
  {
    nombre: 'periodo',
    titulo: 'Período',
    tipo: 'texto',
    requerida: true,
    valor: ({ anio, mes }) => `${twoDigits(mes)}/${anio}`,
  },
  {
    nombre: 'importe',
    titulo: 'Importe',
    tipo: 'dinero',
    requerida: false,
    valor: (f) => toDecimal(f.importe),
  },
  { nombre: 'comprobante', titulo: 'Comprobante', tipo: 'entero', requerida: true, valor: (f) => f.id },
  { nombre: 'importeCobrado', titulo: 'Importe Cobrado', tipo: 'dinero', requerida: true },
  { nombre: 'observacion', titulo: 'Observación', tipo: 'texto', requerida: false },
] as const satisfies readonly ColumnaDeOtrosDebitos[]
type Nombre = (typeof COLUMNAS)[number]['nombre']

/** The sheet to send: its headings, and the cells of each row. */
export const TITULOS_DE_ENVIO = COLUMNAS.filter((columna) => 'valor' in columna).map(({ titulo }) => titulo)
export const cellsOf = (fila: FilaDeOtroDebito): (string | number)[] =>
  COLUMNAS.flatMap((columna) => ('valor' in columna ? [columna.valor(fila)] : []))

/** Its account is not told, so none is compared. */
export const OTROS_DEBITOS = { cuentaDe: (): string => '' }

export type LecturaDePlanilla =
  | { ok: true; filas: FilaDeRendicion[]; cobrados: { cantidad: number; total: Centavos } }
  | { ok: false; defectos: Defecto[]; cantidad: number }

/** The headings stand in one of the first rows. */
const FILAS_DE_TITULO = 20

/**
 * Reads the returned sheet: columns are found by their headings, whichever their order, case and accents. One defect
 * refuses the sheet whole, and so does a cell of these columns that cannot be read: it is no empty one (decision 239).
 * Empty rows are passed over, and so is a last one called 'Total' if it adds up.
 */
export function readPlanilla(rows: readonly (readonly Celda[])[], mes: Mes): LecturaDePlanilla {
  const defectos = noDefects()
  const at = headingRow(rows)
  const columnas = columnsOf(rows[at] ?? [])
  for (const { nombre, titulo, requerida } of COLUMNAS)
    if (requerida && !columnas.has(nombre))
      addDefect(defectos, () => ({
        linea: Math.max(at, 0) + 1,
        columna: 1,
        motivo: `Falta la columna «${titulo}»`,
      }))
  if (defectos.cantidad > 0) return refused(defectos)
  const filas: FilaDeRendicion[] = []
  let total = 0n
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every(isBlank)) continue
    const line = makeLine(row, columnas, index + 1, defectos)
    if (!isReadable(line)) continue
    if (isTotal(line)) {
      // Rows that could not be read are not in the sum.
      if (defectos.cantidad === 0) checkTotal(line, total)
      continue
    }
    const fila = rowOf(line, mes)
    total += fila.importe
    filas.push(fila)
  }
  if (filas.length === 0 && defectos.cantidad === 0)
    addDefect(defectos, () => ({ linea: at + 1, columna: 1, motivo: 'La planilla no tiene ninguna fila' }))
  if (defectos.cantidad > 0) return refused(defectos)
  const cantidad = filas.filter(({ cobrado }) => cobrado).length
  return { ok: true, filas, cobrados: { cantidad, total: total as Centavos } }
}

/** The first of the rows at the top that has most headings; -1 where none has two. */
function headingRow(rows: readonly (readonly Celda[])[]): number {
  const counts = rows.slice(0, FILAS_DE_TITULO).map((row) => columnsOf(row).size)
  const most = Math.max(0, ...counts)
  return most < 2 ? -1 : counts.indexOf(most)
}

const refused = ({ lista, cantidad }: Defectos) => ({ ok: false, defectos: lista, cantidad }) as const

function columnsOf(row: readonly Celda[]): Map<Nombre, number> {
  const titles = row.map((cell) => plegar(textOfCell(cell)))
  return new Map(
    COLUMNAS.flatMap(({ nombre, titulo }) => {
      const index = titles.indexOf(plegar(titulo))
      return index < 0 ? [] : [[nombre, index] as const]
    }),
  )
}

type Line = ReturnType<typeof makeLine>

/** Tells every cell that holds no datum. */
function isReadable({ cell, wrong }: Line): boolean {
  const unreadable = COLUMNAS.flatMap(({ nombre, tipo }) => {
    const read = cell(nombre)
    return isIlegible(read)
      ? [{ nombre, motivo: motivoDe(read, tipo === 'dinero' ? 'un importe' : 'un dato') }]
      : []
  })
  for (const { nombre, motivo } of unreadable) wrong(nombre, motivo, '')
  return unreadable.length === 0
}

/** A row's cells by name, and its defects with the cell's column. */
function makeLine(
  row: readonly Celda[],
  columnas: ReadonlyMap<Nombre, number>,
  linea: number,
  defectos: Defectos,
) {
  const textOf = (nombre: Nombre): string => textOfCell(row[columnas.get(nombre) ?? -1])
  function wrong(nombre: Nombre, motivo: string, titulo = `${titleOf(nombre)}: `): void {
    const columna = (columnas.get(nombre) ?? 0) + 1
    gatherDefect(defectos, { linea, columna, motivo: `${titulo}${motivo}` })
  }
  return { linea, textOf, wrong, cell: (nombre: Nombre): Celda => row[columnas.get(nombre) ?? -1] }
}

const titleOf = (nombre: Nombre) => COLUMNAS.find((one) => one.nombre === nombre)?.titulo

function isTotal({ textOf }: Line): boolean {
  return (
    textOf('matricula') === '' &&
    textOf('comprobante') === '' &&
    /^total(es)?( general)?$/.test(plegar(textOf('apellidoNombre') || textOf('dni') || textOf('cuit')))
  )
}

function checkTotal({ cell, wrong }: Line, total: bigint): void {
  const said = amountOf(cell('importeCobrado'))
  if (said !== null && said !== total)
    wrong('importeCobrado', `dice ${formatMoney(said)} y las filas suman ${formatMoney(total as Centavos)}`)
}

function rowOf(line: Line, mes: Mes): FilaDeRendicion {
  const { linea, textOf, wrong, cell } = line
  const matricula = numberOf(line, 'matricula')
  const clave = numberOf(line, 'comprobante')
  const read = monthOf(textOf('periodo'))
  if (!read) wrong('periodo', `«${textOf('periodo')}» no es un mes: se espera MM/AAAA`)
  else if (monthDigits(read) !== monthDigits(mes))
    wrong('periodo', `es de ${formatMes(read)} y se eligió ${formatMes(mes)}`)
  const importe = amountOf(cell('importeCobrado'))
  if (importe === null) wrong('importeCobrado', `«${textOf('importeCobrado')}» no es un importe`)
  else if (importe < 0n) wrong('importeCobrado', 'no puede ser negativo')
  return {
    linea,
    clave,
    referencia: clave,
    matricula,
    mes: read,
    vencimiento: null,
    cbu: null,
    cuenta: '',
    importe: importe ?? CERO,
    cobrado: importe !== null && importe > 0n,
    fechaCobro: null,
    fechaRendicion: null,
    codigo: null,
    texto: textOf('observacion'),
    reversa: null,
  }
}

function numberOf({ textOf, wrong }: Line, nombre: 'matricula' | 'comprobante'): string {
  const text = asTyped(textOf(nombre))
  if (!/^\d{1,15}$/.test(text)) wrong(nombre, text === '' ? 'falta' : `«${text}» no es un número`)
  return digitsOf(text)
}

/** '05/2026', '5/2026', '2026-05' or a date of that month, into which spreadsheets turn it, as such or as text. */
function monthOf(typed: string): Mes | null {
  const text = asTyped(typed)
  const written = readFechaEscrita(text)
  if (written) return { anio: partsOf(written).anio, mes: partsOf(written).mes }
  const [, mes, anio] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  const read = { anio: Number(anio ?? year), mes: Number(mes ?? month) }
  const first: Fecha | null = makeFecha(read.anio, read.mes, 1)
  return first === null ? null : read
}

/** An empty cell is zero: it was not collected. Null for what is no amount of whole centavos. */
function amountOf(cell: Celda): Centavos | null {
  if (isIlegible(cell)) return null
  if (textOfCell(cell) === '') return CERO
  if (typeof cell === 'number') {
    const amount = fromDecimal(cell)
    return amount !== null && Math.abs(toDecimal(amount) - cell) < 1e-6 ? amount : null
  }
  const read = typeof cell === 'string' ? readMoney(cell) : null
  // What can be read two ways ('1.234') must not move money.
  return read?.ok && read.aviso === undefined ? read.monto : null
}
