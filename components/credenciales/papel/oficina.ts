import type { Emisor } from '@/lib/tesoreria/emisor'

/** For who may print: whose paper it is, who issues it, and whether this person may correct a type's body. */
export interface Oficina {
  matriculadoID: number
  emisor: Emisor
  corrige: boolean
}
