import type { RutaCampo } from '@/domain/campos-ficha'
import { rutas } from '@/lib/routes'

const EDITAR = '#editar='

/** The record with one field's dialog open. */
export const editAddress = (matriculadoID: number, campo: RutaCampo | undefined): string =>
  rutas.ficha(matriculadoID) + (campo ? EDITAR + campo : '')

/** The field that an address asks to edit; '' for none. */
export const fieldToEdit = (hash: string): string =>
  hash.startsWith(EDITAR) ? hash.slice(EDITAR.length).replace(/[^\w.]/g, '') : ''
