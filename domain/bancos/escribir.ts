import { accountOfCbu, isValidCbu } from '@/domain/cbu'
import { addUp, type DebitoBse, type DebitoIcbc } from '@/domain/bancos/archivo'
import * as bse from '@/domain/bancos/bse'
import * as icbc from '@/domain/bancos/icbc'
import { encodeText } from '@/domain/bancos/paginas-de-codigo'
import { writeRegistro, type Escrito, type Problema } from '@/domain/bancos/registro'
import { CERO, type Centavos } from '@/domain/dinero'
import type { Cuenta } from '@/domain/bancos/resumen'
import type { Fecha, Mes } from '@/domain/fechas'

/** A problem of the row at `fila`, or of the whole file when `fila` is null. */
export type ProblemaDeFila = Problema & { fila: number | null }
export type Generado =
  { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; problemas: ProblemaDeFila[] }

export const FINES_DE_LINEA = { CRLF: '\r\n', LF: '\n' } as const
export type FinDeLinea = keyof typeof FINES_DE_LINEA

const ENTIDAD = { BSE: '321', ICBC: '015' } as const

export interface EnvioBseAGenerar {
  empresa: string
  servicio: string
  /** Whether the CBU travels, or zeros and the account alone (setting bse.cbu). */
  cbu: 'cbu' | 'ceros'
  finDeLinea: FinDeLinea
  filas: readonly (Omit<DebitoBse, 'cbu' | 'tipoCuenta' | 'cuenta'> & { cbu: string })[]
}

/**
 * Writes BSE's file: equal rows give equal bytes. If any row has a problem, all problems are named and there is no
 * file.
 */
export function writeEnvioBse({ empresa, servicio, cbu, finDeLinea, filas }: EnvioBseAGenerar): Generado {
  const detalles = filas.map(({ anio, mes, comprobante, ...fila }) =>
    writeRegistro(bse.DETALLE_ENVIO, {
      ...fila,
      cbu: cbu === 'cbu' ? fila.cbu : '',
      anio: String(anio),
      mes: String(mes),
      comprobante: String(comprobante),
      tipoCuenta: fila.cbu.charAt(8),
      cuenta: accountOfCbu(fila.cbu),
    }),
  )
  const cabecera = writeRegistro(bse.CABECERA_ENVIO, {
    empresa: required(empresa),
    servicio: required(servicio),
    cantidad: String(filas.length),
    total: addUp(filas) ?? CERO,
  })
  const repeated = repeatedAt(filas.map(({ comprobante }) => String(comprobante)))
  return assemble(
    finDeLinea,
    [cabecera, ...detalles],
    [
      ...rowProblems(filas, 'BSE', detalles),
      ...repeated.map((fila) => ({ fila, campo: 'Comprobante', motivo: 'ya está en otra fila' })),
      ...(cabecera.ok ? [] : ofFile(cabecera.problemas)),
    ],
  )
}

export interface EnvioIcbcAGenerar {
  cuit: string
  prestacion: string
  vencimiento: Fecha
  perfil: icbc.Perfil
  filas: readonly DebitoIcbc[]
}

export function writeEnvioIcbc({ perfil, filas, ...cabecera }: EnvioIcbcAGenerar): Generado {
  const detalles = filas.map((fila) => writeRegistro(icbc.detalleEnvio(perfil), fila))
  const first = writeRegistro(icbc.CABECERA_ENVIO, { ...cabecera, cuit: required(cabecera.cuit) })
  const last = writeRegistro(icbc.PIE_ENVIO, {
    cantidad: String(filas.length),
    total: addUp(filas) ?? CERO,
  })
  const repeated = repeatedAt(filas.map(({ referencia }) => referencia))
  return assemble(
    'CRLF',
    [first, ...detalles, last],
    [
      ...rowProblems(filas, 'ICBC', detalles),
      ...repeated.map((fila) => ({ fila, campo: 'Referencia', motivo: 'ya está en otra fila' })),
      ...[first, last].flatMap((record) => (record.ok ? [] : ofFile(record.problemas))),
    ],
  )
}

/** A code that the bank gives is never all zeros, so an empty one must not be filled up with them. */
const required = (code: string): string => code || '(falta)'

const ofFile = (problemas: readonly Problema[]) => problemas.map((problema) => ({ ...problema, fila: null }))

function rowProblems(
  filas: readonly { cbu: string; importe: Centavos }[],
  banco: keyof typeof ENTIDAD,
  detalles: readonly Escrito[],
): ProblemaDeFila[] {
  const entidad = ENTIDAD[banco]
  const problemas = filas.flatMap(({ cbu, importe }, fila) => [
    ...(isValidCbu(cbu) && /^\d{22}$/.test(cbu)
      ? []
      : [{ fila, campo: 'CBU', motivo: `${cbu} no es válida` }]),
    ...(cbu.startsWith(entidad) ? [] : [{ fila, campo: 'CBU', motivo: `${cbu} no es de ${banco}` }]),
    ...(importe > 0n ? [] : [{ fila, campo: 'Importe', motivo: 'debe ser mayor que cero' }]),
    ...problemsOf(detalles[fila]).map((problema) => ({ ...problema, fila })),
  ])
  if (filas.length === 0)
    return [{ fila: null, campo: 'Registros', motivo: 'no hay ningún débito para enviar' }]
  if (addUp(filas) === null)
    problemas.push({
      fila: filas.length - 1,
      campo: 'Importe total',
      motivo: 'pasa de lo que admite el archivo',
    })
  return problemas
}

const problemsOf = (record: Escrito | undefined): readonly Problema[] =>
  record && !record.ok ? record.problemas : []

function repeatedAt(values: readonly string[]): number[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [index]
    seen.add(value)
    return []
  })
}

function assemble(fin: FinDeLinea, records: readonly Escrito[], problemas: ProblemaDeFila[]): Generado {
  const texts = records.map((record) => (record.ok ? record.texto : ''))
  const bytes = encodeText(texts.map((text) => text + FINES_DE_LINEA[fin]).join(''))
  if (problemas.length > 0 || !bytes) return { ok: false, problemas }
  return { ok: true, bytes }
}

/** The file names that the bank asks for. A CA file holds the savings and salary accounts. */
export const nombreEnvioBse = ({ anio, mes }: Mes, cuenta: Cuenta): string =>
  `${monthDigits(anio, mes)}${cuenta}.BSE`
export const nombreEnvioIcbc = ({ anio, mes }: Mes): string => `${monthDigits(anio, mes)}.SB`

const monthDigits = (anio: number, mes: number): string => `${anio}${String(mes).padStart(2, '0')}`
