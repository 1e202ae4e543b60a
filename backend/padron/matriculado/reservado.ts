import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'

type Ficha = FilaDe<typeof traerDatos>

/** The record without the staff's own notes (decision 71). */
export const withoutNotes = ({ observaciones: _, varios, ...ficha }: Ficha): Ficha => ({
  ...ficha,
  varios: varios && { ...varios, notas: null },
})
