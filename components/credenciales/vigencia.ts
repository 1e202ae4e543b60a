import type { BadgeColor } from '@/components/ui/badge'
import type { Vigencia } from '@/domain/especialidad'

export const COLORES_DE_VIGENCIA: Readonly<Record<Vigencia, BadgeColor>> = {
  sinVencimiento: 'cyan',
  vigente: 'green',
  porVencer: 'orange',
  vencida: 'red',
  sinFecha: 'grey',
}
