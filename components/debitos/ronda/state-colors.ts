import type { TagColor } from '@/components/ui/tag'
import type { EstadoDeRonda } from '@/domain/debito/ronda'

export const ESTADO_COLOR: Readonly<Record<EstadoDeRonda, TagColor>> = {
  cerrada: 'orange',
  enviada: 'blue',
  rendida: 'green',
  deshecha: 'grey',
}
