import type { BadgeColor } from '@/components/ui/badge'
import { formatFecha } from '@/domain/fechas'
import type { EstadoDeComparacion } from '@/domain/refeps/clases'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export const BADGES_DE_LISTA: Readonly<Record<EstadoDeComparacion, { label: string; color: BadgeColor }>> = {
  columnas: { label: 'Falta decir las columnas', color: 'orange' },
  comparando: { label: 'Leyendo', color: 'blue' },
  lista: { label: 'Leída', color: 'green' },
  rechazada: { label: 'No se leyó', color: 'red' },
}

type Datos = LeidoEn<'/fallecidos/traerDatos'>

const people = (cuantas: number): string =>
  `${formatCount(cuantas)} ${cuantas === 1 ? 'persona' : 'personas'}`

/** '5.000 personas, 12 de este Consejo al 30/11/2026; de 2 filas no se lee el día'. */
export function sayLeida({ dia, personas, conocidas, sinEstado, dejadas }: Datos): string {
  if (personas == null) return ''
  const told = [
    `${people(personas)}, ${formatCount(conocidas ?? 0)} de este Consejo${dia ? ` al ${formatFecha(dia)}` : ''}`,
    sinEstado ? `de ${sinEstado === 1 ? '1 fila' : `${formatCount(sinEstado)} filas`} no se lee el día` : '',
    dejadas
      ? `${dejadas === 1 ? '1 ya se había dejado' : `${formatCount(dejadas)} ya se habían dejado`} así`
      : '',
  ]
  return told.filter(Boolean).join('; ')
}

/** Of a list of which nothing waits. */
export const sayVacia = ({ diferencias = 0 }: Datos): string =>
  diferencias === 0 ? 'Nadie de la lista es de este Consejo.' : 'No queda ninguno por resolver.'
