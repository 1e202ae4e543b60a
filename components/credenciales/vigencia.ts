import type { TagColor } from '@/components/ui/tag'
import type { Vigencia } from '@/domain/especialidad'

export const COLORES_DE_VIGENCIA: Readonly<Record<Vigencia, TagColor>> = {
  sinVencimiento: 'cyan',
  vigente: 'green',
  porVencer: 'orange',
  vencida: 'red',
  sinFecha: 'grey',
}
