import type { BadgeColor } from '@/components/ui/badge'
import type { EstadoDeRonda } from '@/domain/debito/ronda'

export const ESTADO_COLOR: Readonly<Record<EstadoDeRonda, BadgeColor>> = {
  cerrada: 'orange',
  enviada: 'blue',
  rendida: 'green',
  deshecha: 'grey',
}
