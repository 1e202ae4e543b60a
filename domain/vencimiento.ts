import { DIAS_POR_VENCER } from '@/domain/plazo'
import { TIPOS_DE_ADJUNTO } from '@/domain/tipo-de-adjunto'
import { formatFecha, type Fecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** What expires, each with its name. */
export const CLASES_DE_VENCIMIENTO = { especialidad: 'Especialidad', ...TIPOS_DE_ADJUNTO } as const
export type ClaseDeVencimiento = keyof typeof CLASES_DE_VENCIMIENTO
export const CLASES_QUE_VENCEN = Object.keys(CLASES_DE_VENCIMIENTO) as ClaseDeVencimiento[]

/** Which of them a list tells; both unless told. */
export const LADOS = { porVencer: 'Por vencer', vencido: 'Vencido' } as const
export type Lado = keyof typeof LADOS

export interface Vencimiento {
  clase: ClaseDeVencimiento
  que: string
  vence: Fecha
}

/** 'Cardiología, vence el 01/12/2026; DNI «frente», venció el 03/10/2026'. */
export const describeVencimientos = (all: readonly Vencimiento[], hoy: Fecha): string =>
  all
    .map(({ clase, que, vence }) => {
      const name = clase === 'especialidad' ? que : `${CLASES_DE_VENCIMIENTO[clase]} «${que}»`
      return `${name}, ${vence < hoy ? 'venció' : 'vence'} el ${formatFecha(vence)}`
    })
    .join('; ')

interface Pedidos {
  dias?: number | undefined
  lado?: Lado | undefined
}

/** '12 vencimientos: lo que vence en los próximos 60 días y lo que ya venció'. */
export function sayVencimientos(total: number, { dias = DIAS_POR_VENCER, lado }: Pedidos): string {
  const count = total === 1 ? '1 vencimiento' : `${formatCount(total)} vencimientos`
  const vence =
    dias === 0
      ? 'lo que vence hoy'
      : `lo que vence en ${dias === 1 ? 'el próximo día' : `los próximos ${formatCount(dias)} días`}`
  const parts = { porVencer: vence, vencido: 'lo que ya venció' }
  return `${count}: ${lado ? parts[lado] : `${vence} y lo que ya venció`}`
}
