import { cadaDia } from '@/domain/cada-dia'
import {
  endOfMonth,
  type Fecha,
  formatFecha,
  formatMes,
  makeFecha,
  type Mes,
  monthAt,
  monthNumber,
  partsOf,
} from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** What a month's cover can lack, the gravest first: each with its name and what mends it. */
export const FALTAS = {
  sinCobertura: { nombre: 'Habilitado sin cobertura', remedio: 'Agregar al seguro' },
  cubiertoDeMas: { nombre: 'Con cobertura y no habilitado', remedio: 'Dar de baja el seguro' },
  sinTipo: { nombre: 'Seguro sin tipo', remedio: 'Cambiar el seguro' },
  sinPoliza: { nombre: 'Con cobertura y sin póliza', remedio: 'Cargar la póliza' },
  polizaDeMas: { nombre: 'Póliza de quien no tiene cobertura', remedio: 'Ver su seguro' },
  fueraDeArchivo: { nombre: 'Con cobertura y fuera del archivo', remedio: 'Generar el archivo' },
  deMasEnArchivo: { nombre: 'En el archivo y sin cobertura', remedio: 'Generar el archivo' },
} as const
export type Falta = keyof typeof FALTAS
export const CLAVES_DE_FALTA = Object.keys(FALTAS) as Falta[]

/** The day a month is looked at: its last, or today while it runs. Null for a month that has not begun. */
export function corteOf({ anio, mes }: Mes, hoy: Fecha): Fecha | null {
  const first = makeFecha(anio, mes, 1)
  if (!first || first > hoy) return null
  const last = endOfMonth(first)
  return last < hoy ? last : hoy
}

/** The months that can be looked at: the running one and those of the three years before, the newest first. */
export function monthsOf(hoy: Fecha): Mes[] {
  const last = monthNumber(partsOf(hoy))
  return Array.from({ length: 37 }, (_, back) => monthAt(last - back))
}

/** '2026-11', as an address says it. */
export const writeMes = ({ anio, mes }: Mes): string => `${anio}-${String(mes).padStart(2, '0')}`

/** Those months to choose from, by how an address writes them. */
export const coverMonths = cadaDia((hoy) =>
  monthsOf(hoy).map((mes) => ({ id: writeMes(mes), nombre: formatMes(mes) })),
)

/** What is so, in words: 'ACTIVO, sin cobertura desde el 01/10/2026'. */
export function describeFalta(falta: Falta, estado: string, desde: Fecha | null): string {
  const since = desde ? ` desde el ${formatFecha(desde)}` : ''
  switch (falta) {
    case 'sinCobertura':
      return desde ? `${estado}, sin cobertura${since}` : `${estado}, nunca tuvo cobertura`
    case 'cubiertoDeMas':
      return `${estado}${since}`
    case 'sinTipo':
    case 'sinPoliza':
      return `${estado}, con cobertura${since}`
    case 'polizaDeMas':
    case 'deMasEnArchivo':
      return `${estado}, sin cobertura en el mes`
    case 'fueraDeArchivo':
      return `${estado}, con cobertura${since}; la federación no lo sabe`
  }
}

/** '12 faltas de cobertura'. */
export const sayFaltas = (total: number): string =>
  total === 1 ? '1 falta de cobertura' : `${formatCount(total)} faltas de cobertura`
