import { type Centavos, formatMoney } from '@/domain/dinero'
import { endOfMonth, type Fecha, formatFecha, formatMes, makeFecha, type Mes } from '@/domain/fechas'

/** The sheets that go to the federation, by the names that the specification's call gives its lists. */
export const HOJAS = ['altas', 'bajas', 'unificado'] as const
export type Hoja = (typeof HOJAS)[number]
export const HOJA_EN_PALABRAS: Readonly<Record<Hoja, string>> = {
  altas: 'Altas',
  bajas: 'Bajas',
  unificado: 'Unificado',
}
/** Bytes of one sheet. */
export const MAX_HOJA = 50_000_000

/** What a rehearsal lists: the sheets, who is left out of them, and what differs from the month before. */
export const ENSAYOS = [...HOJAS, 'afuera', 'entran', 'salen', 'cambian'] as const
export type Ensayo = (typeof ENSAYOS)[number]

/** Without one of these nobody can be insured, so he is in no sheet of who is. */
export const DATOS_REQUERIDOS = ['nacimiento', 'tipo', 'suma'] as const
export type DatoRequerido = (typeof DATOS_REQUERIDOS)[number]
export const DATO_EN_PALABRAS: Readonly<Record<DatoRequerido, string>> = {
  nacimiento: 'fecha de nacimiento',
  tipo: 'tipo de seguro',
  suma: 'suma asegurada de su tipo de seguro',
}

/** Why a period begins or ends in the month. */
export const MOTIVOS = ['nueva', 'vuelve', 'baja', 'cambio'] as const
export type Motivo = (typeof MOTIVOS)[number]

/** The first and the last day of a month. */
export function daysOfMonth({ anio, mes }: Mes): { desde: Fecha; hasta: Fecha } {
  const desde = makeFecha(anio, mes, 1)
  if (!desde) throw new RangeError(`Mes fuera de rango: ${anio}-${mes}`)
  return { desde, hasta: endOfMonth(desde) }
}

interface Periodo {
  fechaInicio?: Fecha | null | undefined
  fechaBaja?: Fecha | null | undefined
}

/**
 * The sheet of a row that another server's flat list has: who begins in the month is an alta, who ends in it a baja,
 * and everybody stands in the whole.
 */
export function isInHoja(hoja: Hoja, { fechaInicio, fechaBaja }: Periodo, mes: Mes): boolean {
  const { desde, hasta } = daysOfMonth(mes)
  const within = (fecha: Fecha | null | undefined) => !!fecha && fecha >= desde && fecha <= hasta
  switch (hoja) {
    case 'altas':
      return within(fechaInicio)
    case 'bajas':
      return within(fechaBaja)
    case 'unificado':
      return true
  }
}

/** 'federacion-altas-2026-11.xlsx'. */
export const nombreDeHoja = (hoja: Hoja, { anio, mes }: Mes): string =>
  `federacion-${hoja}-${anio}-${String(mes).padStart(2, '0')}.xlsx`

/** Who is in a list, as he is told about. */
export interface Ensayado {
  desde: Fecha
  hasta: Fecha | null
  motivo: Motivo | null
  /** The type and the end, or the insured sum, of what he had before or in the file before. */
  otroTipo: string | null
  otraFecha: Fecha | null
  otraSuma: Centavos | null
  faltan: readonly DatoRequerido[]
}

/** Why somebody is in a list, in words; `anterior` is the month of the file before. */
export function describeEnsayado(ensayo: Ensayo, fila: Ensayado, anterior: Mes | null): string {
  const before = anterior ? `el archivo de ${formatMes(anterior)}` : 'el archivo anterior'
  switch (ensayo) {
    case 'altas':
    case 'bajas':
      return describeMotivo(ensayo, fila)
    case 'unificado':
      return fila.hasta ? 'Cubierto hasta su baja' : 'Cubierto'
    case 'afuera':
      return `Le falta: ${fila.faltan.map((dato) => DATO_EN_PALABRAS[dato]).join(', ')}`
    case 'entran':
      return `No estaba en ${before}`
    case 'salen':
      return `Estaba en ${before} y ya no está`
    case 'cambian':
      return `Antes: ${[fila.otroTipo, fila.otraSuma === null ? null : formatMoney(fila.otraSuma)].filter(Boolean).join(', ')}`
  }
}

function describeMotivo(hoja: Hoja, { motivo, otroTipo, otraFecha }: Ensayado): string {
  switch (motivo) {
    case 'nueva':
      return 'Primera cobertura'
    case 'vuelve':
      return otraFecha ? `Vuelve: la anterior terminó el ${formatFecha(otraFecha)}` : 'Vuelve a la cobertura'
    case 'cambio':
      return `Cambio: ${hoja === 'altas' ? 'antes' : 'ahora'} ${otroTipo ?? 'sin tipo'}`
    case 'baja':
      return 'Baja'
    case null:
      return ''
  }
}
