// Workbooks of Excel of any year, through SheetJS.
import { CFB, parse_xlscfb, parse_zip, read, set_cptable } from 'xlsx'
import { ilegible, placeOf, underTaller } from './combinadas.mjs'
import { Rechazada } from './rechazo.mjs'

/** Rows and columns of Excel's biggest sheet. */
const FILAS_DE_EXCEL = 1_048_576
const COLUMNAS_DE_EXCEL = 16_384

const OPCIONES = {
  dense: true,
  // Days are Dates then, at midnight UTC, whichever year the workbook counts from.
  cellDates: true,
  cellHTML: false,
  nodim: true,
  // Without it a formula that nobody calculated would not be told from an empty cell.
  sheetStubs: true,
}

/** What SheetJS looks for in a workbook of today; pictures, styles of charts and the like are left alone. */
export const DE_XLSX =
  /^(\[Content_Types\]\.xml|xl\/(?!media\/|drawings\/|charts\/|theme\/|printerSettings\/|vbaProject).*)$/i

/** The workbook in these parts of a zip, as `unzip` gives them. */
export function readXlsx(parts, pedido) {
  const names = [...parts.keys()]
  const kept = [...parts].filter(([, content]) => content !== null)
  const zip = {
    FullPaths: ['Root Entry/', ...kept.map(([name]) => `Root Entry/${name}`)],
    FileIndex: [
      { name: 'Root Entry', type: 5 },
      ...kept.map(([name, content]) => ({ name, type: 2, content })),
    ],
  }
  if (!names.some((name) => /^xl\/(workbook|worksheets\/)/i.test(name))) throw new Rechazada('otra')
  for (const [name, content] of kept) {
    if (/workbook[^/]*\.xml$/i.test(name)) checkSheets(content, pedido.limites)
    if (/sheet[^/]*\.xml$/i.test(name)) checkWidth(content)
  }
  return bookOf(
    parse_zip(zip, { ...OPCIONES, ...(pedido.soloPrimera ? { sheets: 0 } : {}) }),
    'xlsx',
    pedido,
    {
      macros: names.some((name) => /vbaProject/i.test(name)),
      vinculos: names.some((name) => /externalLinks?\//i.test(name)),
    },
  )
}

/** A workbook may list so many, all of them the same small part, that reading them would take hours. */
function checkSheets(content, { hojas }) {
  const sheets = content.toString('latin1').matchAll(/<(?:\w+:)?sheet\s/g)
  let count = 0
  for (const _ of sheets) if (++count > hojas) throw new Rechazada('hojas')
}

/** Nor has any row of Excel's so many cells, which are looked at where one is long enough to have them. */
function checkWidth(content) {
  for (let at = content.indexOf('<row'), next = 0; at >= 0; at = next) {
    next = content.indexOf('<row', at + 1)
    const row = content.subarray(at, next < 0 ? undefined : next)
    if (row.length < COLUMNAS_DE_EXCEL * 4) continue
    let count = 0
    for (let cell = row.indexOf('<c'); cell >= 0; cell = row.indexOf('<c', cell + 1))
      if (++count > COLUMNAS_DE_EXCEL) throw new Rechazada('columnas')
  }
}

/** A workbook of before 2007; texts of the oldest are in a code page. */
export async function readXls(bytes, pedido) {
  set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  const cfb = CFB.read(bytes, { type: 'buffer' })
  if (CFB.find(cfb, 'EncryptedPackage')) throw new Rechazada('cifrada')
  if (!CFB.find(cfb, '/Workbook') && !CFB.find(cfb, '/Book')) throw new Rechazada('otra')
  const macros = cfb.FullPaths.some((path) => path.includes('_VBA_PROJECT_CUR'))
  return bookOf(
    orEncrypted(() => parse_xlscfb(cfb, OPCIONES)),
    'xls',
    pedido,
    { macros },
  )
}

/** The XML that Excel wrote in 2003. */
export const readXml2003 = (bytes, pedido) =>
  bookOf(read(bytes, { ...OPCIONES, type: 'buffer' }), 'xls', pedido, {})

function orEncrypted(parse) {
  try {
    return parse()
  } catch (error) {
    throw /password/i.test(error?.message) ? new Rechazada('cifrada') : error
  }
}

function bookOf({ Sheets, SheetNames, Workbook }, formato, { limites, soloPrimera }, avisos) {
  if (SheetNames.length > limites.hojas) throw new Rechazada('hojas')
  // Programs that calculate nothing write this, and often a zero as what each formula gave.
  const uncalculated = /^(1|true)$/.test(Workbook?.CalcPr?.fullCalcOnLoad ?? '')
  return {
    ...{ formato, codificacion: null, separador: null },
    epoca: Workbook?.WBProps?.date1904 ? 1904 : 1900,
    ...{ avisos },
    hojas: SheetNames.slice(0, soloPrimera ? 1 : undefined).map((nombre, index) => {
      const sheet = Sheets[nombre]
      // SheetJS leaves out without a word the one that it could not read.
      if (!sheet) throw new Rechazada('danada')
      return sheetOf(sheet, nombre, (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0, uncalculated)
    }),
  }
}

function sheetOf(sheet, nombre, oculta, uncalculated) {
  const data = sheet['!data'] ?? []
  const combinadas = (sheet['!merges'] ?? []).map(placeOf)
  // Holes are rows without a cell: one that stands far below costs nothing. So does a far cell that holds nothing.
  const widths = Object.keys(data)
    .map((r) => [Number(r), data[r].findLastIndex(holdsSomething) + 1])
    .filter(([, width]) => width > 0)
  const ancho = widths.reduce((widest, [, width]) => Math.max(widest, width), 0)
  if (ancho > COLUMNAS_DE_EXCEL) throw new Rechazada('columnas', { hoja: nombre })
  if (widths.some(([r]) => !(r < FILAS_DE_EXCEL))) throw new Rechazada('danada')
  function* plain() {
    for (const [r, length] of widths)
      yield [r + 1, Array.from({ length }, (_, c) => valueOf(data[r][c], uncalculated))]
  }
  return { nombre, oculta, titulos: null, combinadas, rows: () => underTaller(plain(), combinadas, ancho) }
}

const formulaOf = (cell) => cell.f ?? cell.F
const holdsSomething = (cell) => cell !== undefined && (cell.t !== 'z' || formulaOf(cell) !== undefined)

function valueOf(cell, uncalculated) {
  if (!cell) return null
  const formula = formulaOf(cell)
  if (cell.t === 'e') return ilegible('error', cell.w ?? '#ERROR')
  if (formula !== undefined && (uncalculated || cell.t === 'z'))
    return ilegible('formula', cell.f === undefined ? '' : `=${cell.f}`)
  if (cell.t === 'z') return null
  if (cell.v instanceof Date) return dayOf(cell)
  if (typeof cell.v !== 'number') return cell.v ?? null
  if (cell.l !== undefined || /^HYPERLINK\(/i.test(formula ?? '')) return ilegible('vinculo')
  // Neither of the two would come through as itself.
  return Number.isFinite(cell.v) ? cell.v : ilegible('error', cell.w ?? '#ERROR')
}

const dayOf = ({ v, w }) =>
  Number.isNaN(v.getTime()) ? ilegible('error', w ?? '#ERROR') : v.toISOString().slice(0, 10)
