import type { BadgeColor } from '@/components/ui/badge'
import type { EstadoDeComparacion } from '@/domain/refeps/clases'
import { formatFecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export const BADGES_DE_COMPARACION: Readonly<
  Record<EstadoDeComparacion, { label: string; color: BadgeColor }>
> = {
  columnas: { label: 'Falta decir las columnas', color: 'orange' },
  comparando: { label: 'Comparando', color: 'blue' },
  lista: { label: 'Comparado', color: 'green' },
  rechazada: { label: 'No se comparó', color: 'red' },
}

type Datos = LeidoEn<'/refeps/traerDatos'>

/** '300 personas, 298 en el padrón del 21/11/2026; 2 filas con un estado que no dice si está activa'. */
export function sayComparado({ dia, personas, conocidas, sinEstado, dejadas }: Datos): string {
  if (personas == null) return ''
  const told = [
    `${formatCount(personas)} ${personas === 1 ? 'persona' : 'personas'}, ${formatCount(conocidas ?? 0)} en el padrón${dia ? ` del ${formatFecha(dia)}` : ''}`,
    sinEstado
      ? `${sinEstado === 1 ? '1 fila' : `${formatCount(sinEstado)} filas`} con un estado que no dice si está activa`
      : '',
    dejadas
      ? `${dejadas === 1 ? '1 diferencia ya se había dejado así' : `${formatCount(dejadas)} diferencias ya se habían dejado así`}`
      : '',
  ]
  return told.filter(Boolean).join('; ')
}
