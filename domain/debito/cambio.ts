import { nombreDeForma } from '@/domain/debito/formas'
import { formatMes, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** What may have become of somebody between the closing of a round and its sending; the first that holds is told. */
export const CAMBIOS = ['fallecido', 'baja', 'estado', 'banco', 'cbu', 'cuenta', 'autorizacion'] as const
export type Cambio = (typeof CAMBIOS)[number]
/** Whoever changed, in whatever way. */
export const CUALQUIER_CAMBIO = 'cualquiera'

/** The token of a list in which nobody changed. */
export const NADIE_CAMBIO = 'nadie'

export const CAMBIO_EN_PALABRAS: Readonly<Record<Cambio, string>> = {
  fallecido: 'Falleció',
  baja: 'Ya no está en este débito',
  estado: 'Su matrícula ya no se cobra',
  banco: 'Cambió de banco',
  cbu: 'Cambió su CBU',
  cuenta: 'Cambió su tipo de cuenta o su sucursal',
  autorizacion: 'Su autorización empieza después de este mes',
}

const CORTO: Readonly<Record<Cambio, string>> = {
  fallecido: 'fallecido',
  baja: 'baja',
  estado: 'estado',
  banco: 'banco',
  cbu: 'CBU',
  cuenta: 'cuenta',
  autorizacion: 'autorización',
}

interface Contado {
  cambio?: Cambio | undefined
  cantidad?: number | undefined
}

/** 'baja 1', 'CBU 2'. */
export const countOfCambio = ({ cambio, cantidad = 0 }: Contado): string =>
  `${cambio ? CORTO[cambio] : 'otro'} ${formatCount(cantidad)}`

/** '4 cambiaron desde que se cerró': how many changed in all. */
export const headOfCambios = (cantidad: number): string =>
  `${formatCount(cantidad)} ${cantidad === 1 ? 'cambió' : 'cambiaron'} desde que se cerró`

/** '4 cambiaron desde que se cerró: baja 1, CBU 1, estado 2'. */
export const tellCambios = (cantidad: number, clases: readonly Contado[]): string =>
  `${headOfCambios(cantidad)}: ${clases.map(countOfCambio).join(', ')}`

/** 'Está en el débito de BSE de Noviembre 2026, cerrado y sin enviar'. */
export const tellCerrada = ({ forma, ...mes }: Mes & { forma: number }): string =>
  `Está en el débito de ${nombreDeForma(forma)} de ${formatMes(mes)}, cerrado y sin enviar`
