import type { Fecha } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** One card as it is printed. What is not known is absent, and its line with it. */
export interface Tarjeta {
  nombre: string
  matricula: number | undefined
  dni: number | undefined
  titulo?: string | undefined
  /** Since when he is in the register. */
  ingreso?: Fecha | undefined
  /** The photograph as a data address. */
  foto: string
  firmante?: { nombre: string; cargo: string; imagen?: string | undefined } | undefined
  /** The day of the card. */
  fecha: Fecha
  /** Of a card in the register: its name and the code it is checked by. */
  registro?: { nombre: string; codigo: string } | undefined
  sello?: 'COPIA' | 'ANULADO' | undefined
}

export type CarnetDatos = Emisor & Tarjeta
/** Many cards on A4 sheets. */
export type CarnetsDatos = Emisor & { tarjetas: readonly Tarjeta[] }
