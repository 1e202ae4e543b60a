import { Tag, type TagColor } from '@/components/ui/tag'

/** Colours by what a state means; another server's names stay grey. */
const COLORES: Readonly<Record<string, TagColor>> = {
  ACTIVO: 'green',
  RESIDENTE: 'blue',
  PASIVO: 'cyan',
  INHABILITADO: 'orange',
  SUSPENDIDO: 'orange',
  'DADO DE BAJA': 'red',
  ANULADA: 'red',
  FALLECIDO: 'grey',
}

export function EstadoTag({ estado }: { estado: string }) {
  return <Tag color={COLORES[estado.toUpperCase()] ?? 'grey'}>{estado}</Tag>
}
