import type { traerCorrida } from '@/contract/cuota'
import type { Centavos } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoDe } from '@/lib/api/result'

export type Corrida = LeidoDe<typeof traerCorrida>

export interface FilaCorrida {
  id: number | undefined
  mes: string
  creada: string | undefined
  quien: string
  cantidad: string
  total: Centavos | undefined
  pagadas: string
  estado: 'vigente' | 'generando' | 'deshecha'
}

export const ESTADOS_CORRIDA = {
  vigente: { label: 'Vigente', color: 'green' },
  generando: { label: 'Generando', color: 'blue' },
  deshecha: { label: 'Deshecha', color: 'grey' },
} as const

export const monthOf = ({ anio, mes }: Corrida): string =>
  anio === undefined || mes === undefined ? '—' : formatMes({ anio, mes })

/** The command line has no person. */
export const personOf = (usuario: string | null | undefined): string => usuario ?? 'El sistema'

export const stateOf = ({ anulada, generando }: Corrida): FilaCorrida['estado'] =>
  anulada ? 'deshecha' : generando ? 'generando' : 'vigente'

export const toFila = (corrida: Corrida): FilaCorrida => ({
  id: corrida.id,
  mes: monthOf(corrida),
  creada: corrida.creada,
  quien: personOf(corrida.usuario),
  cantidad: countText(corrida.cantidad),
  total: corrida.total,
  pagadas: countText(corrida.pagadas),
  estado: stateOf(corrida),
})

const countText = (count: number | undefined): string => (count === undefined ? '—' : formatCount(count))
