import { Badge, type BadgeColor } from '@/components/ui/badge'

/** Colours by what a state means; another server's names stay grey. */
const COLORES: Readonly<Record<string, BadgeColor>> = {
  ACTIVO: 'green',
  RESIDENTE: 'blue',
  PASIVO: 'cyan',
  INHABILITADO: 'orange',
  SUSPENDIDO: 'orange',
  'DADO DE BAJA': 'red',
  ANULADA: 'red',
  FALLECIDO: 'grey',
}

export function EstadoBadge({ estado }: { estado: string }) {
  return <Badge color={COLORES[estado.toUpperCase()] ?? 'grey'}>{estado}</Badge>
}
