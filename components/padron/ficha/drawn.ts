import type { Dato } from '@/components/padron/ficha/sections'

/** A link under a value that is a button for editing it, and so says what it does. */
export interface Contacto {
  /** Undefined for a chat with a number that opens none. */
  href: string | undefined
  texto: 'Llamar' | 'Chat' | 'Escribir'
  nombre: string
}

/** A field as it is drawn. */
export interface Dibujado extends Dato {
  /** A line for each number. */
  contactos?: readonly (readonly Contacto[])[]
}

export interface Panel {
  id: string
  titulo: string
  abierto: boolean
  datos: readonly Dibujado[]
}
