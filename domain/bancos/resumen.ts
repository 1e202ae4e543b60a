import { addUp, type Archivo, type CobroBse, type CobroIcbc } from '@/domain/bancos/archivo'
import { COBRADO } from '@/domain/bancos/icbc'
import { MOTIVOS } from '@/domain/bancos/motivos'
import type { Especie } from '@/domain/bancos/reconocer'
import { CERO, type Centavos } from '@/domain/dinero'
import { formatMes, monthAt, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'

/** BSE's two agreements: current accounts (CC), and savings and salary accounts (CA). */
export type Cuenta = 'CC' | 'CA'

interface Suma {
  cantidad: number
  total: Centavos
}

export interface Resumen extends Especie {
  /** It is read from the file's name, the only place that tells it without the council's settings. */
  cuenta: Cuenta | null
  /** Who sends: the agreement's codes as the file has them. */
  identificacion: readonly (readonly [titulo: string, valor: string])[]
  meses: Mes[]
  /** Due dates of what is sent; of a report, the days on which money moved, in order. */
  fechas: { titulo: string; valores: Fecha[] }
  registros: number
  total: Centavos
  /** Only reports have these: collected, given back afterwards, and the rest by reason, the most frequent first. */
  cobrados?: Suma
  devueltos?: Suma
  noCobrados?: { motivo: string; cantidad: number }[]
  avisos: string[]
}

export function summarize(archivo: Archivo, nombre: string): Resumen {
  const meses = mesesOf(archivo)
  const cuenta = archivo.banco === 'BSE' ? cuentaOf(nombre) : null
  return {
    banco: archivo.banco,
    clase: archivo.clase,
    cuenta,
    identificacion: identify(archivo),
    meses,
    fechas: datesOf(archivo),
    registros: archivo.filas.length,
    total: sumOf(archivo.filas).total,
    ...outcome(archivo),
    avisos: nameNotices(nombre, meses),
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
const sumOf = (filas: readonly { importe: Centavos }[]): Suma => ({
  cantidad: filas.length,
  total: addUp(filas) ?? CERO,
})

function identify(archivo: Archivo): Resumen['identificacion'] {
  if (archivo.banco === 'BSE')
    return [
      ['Empresa', archivo.empresa],
      ['Servicio', archivo.servicio],
    ]
  const prestacion = ['Prestación', archivo.prestacion || '—'] as const
  const perfil = ['Importe', `${archivo.perfil} dígitos`] as const
  return archivo.clase === 'envio' ? [['CUIT', archivo.cuit], prestacion, perfil] : [prestacion, perfil]
}

/** ICBC's records have no period, so the month of their due date stands for it. */
function mesesOf(archivo: Archivo): Mes[] {
  const numbers =
    archivo.banco === 'BSE'
      ? archivo.filas.map(monthNumber)
      : archivo.filas.map(({ vencimiento }) => monthNumber(partsOf(vencimiento)))
  return distinct(numbers)
    .sort((a, b) => a - b)
    .map(monthAt)
}

function datesOf(archivo: Archivo): Resumen['fechas'] {
  const sorted = (dates: readonly Fecha[]) => distinct(dates).sort()
  if (archivo.clase === 'envio')
    return { titulo: 'Vencimiento', valores: sorted(archivo.filas.map(({ vencimiento }) => vencimiento)) }
  return archivo.banco === 'BSE'
    ? {
        titulo: 'Fecha de cobro',
        valores: sorted(archivo.filas.flatMap(({ fechaCobro }) => fechaCobro ?? [])),
      }
    : {
        titulo: 'Fecha de rendición',
        valores: sorted(archivo.filas.map(({ fechaRendicion }) => fechaRendicion)),
      }
}

function outcome(archivo: Archivo): Pick<Resumen, 'cobrados' | 'devueltos' | 'noCobrados'> {
  if (archivo.clase === 'envio') return {}
  return archivo.banco === 'BSE' ? outcomeBse(archivo.filas) : outcomeIcbc(archivo.filas)
}

const outcomeBse = (filas: readonly CobroBse[]) => ({
  cobrados: sumOf(filas.filter(({ fechaCobro }) => fechaCobro !== null)),
  noCobrados: countReasons(
    filas.flatMap(({ fechaCobro, observacion }) =>
      fechaCobro === null ? [observacion || 'El banco no dice por qué'] : [],
    ),
  ),
})

function outcomeIcbc(filas: readonly CobroIcbc[]) {
  const back = filas.filter(({ fechaReversa }) => fechaReversa !== null)
  const rest = filas.filter(({ fechaReversa }) => fechaReversa === null)
  const words = (motivo: string) => {
    const known = MOTIVOS[motivo]
    return known ? `${motivo}: ${known.descripcion}` : `${motivo}: código desconocido`
  }
  return {
    cobrados: sumOf(rest.filter(({ motivo }) => motivo === COBRADO)),
    ...(back.length > 0 ? { devueltos: sumOf(back) } : {}),
    noCobrados: countReasons(rest.flatMap(({ motivo }) => (motivo === COBRADO ? [] : [words(motivo)]))),
  }
}

function countReasons(reasons: readonly string[]): { motivo: string; cantidad: number }[] {
  const counts = new Map<string, number>()
  for (const motivo of reasons) counts.set(motivo, (counts.get(motivo) ?? 0) + 1)
  return [...counts]
    .map(([motivo, cantidad]) => ({ motivo, cantidad }))
    .sort((a, b) => b.cantidad - a.cantidad)
}

/** Finds CC or CA in '202605CA.BSE' or 'rendicion-bse-ca.txt': a word of its own, or right behind the month. */
export function cuentaOf(nombre: string): Cuenta | null {
  const found = /(?:^|[^a-z])(cc|ca)(?:[^a-z]|$)/i.exec(nombre)?.[1]?.toUpperCase()
  return found === 'CC' || found === 'CA' ? found : null
}

/** Warns about a file that is named after another month than its records'. */
function nameNotices(nombre: string, meses: readonly Mes[]): string[] {
  const parts = /^(2[01]\d\d)(0[1-9]|1[0-2])(?:CA|CC)?\./i.exec(nombre)
  if (!parts) return []
  const said = { anio: Number(parts[1]), mes: Number(parts[2]) }
  return meses.some((mes) => monthNumber(mes) === monthNumber(said))
    ? []
    : [`El nombre del archivo dice ${formatMes(said)} y sus registros no son de ese mes`]
}
