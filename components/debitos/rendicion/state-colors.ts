import type { TagColor } from '@/components/ui/tag'
import type { EstadoDeRendicion } from '@/domain/debito/rendicion'

export const COLOR_DE_RENDICION: Readonly<Record<EstadoDeRendicion, TagColor>> = {
  leida: 'orange',
  aplicando: 'blue',
  parcial: 'red',
  aplicada: 'green',
  deshecha: 'grey',
}
