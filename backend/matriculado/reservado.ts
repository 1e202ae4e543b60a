import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'
import type { Persona } from '@/backend/http/manejador'

type Ficha = FilaDe<typeof traerDatos>

/** Whether he reads as the member himself: of what the staff writes about him he is told nothing. */
export const isMember = ({ roles }: Pick<Persona, 'roles'>): boolean => roles.every((rol) => rol === 'MEDICO')

/** The record without what the staff notes for itself. */
export const withoutNotes = ({ observaciones: _, varios, ...ficha }: Ficha): Ficha => ({
  ...ficha,
  varios: varios && { ...varios, notas: null },
})

/**
 * What a movement `m` says, as SQL, without the reason that somebody typed for an act: it stands in brackets after the
 * act's own words. The ledger keeps it, and rows cannot be written anew.
 */
export const DETALLE_SIN_MOTIVO = `regexp_replace(m.detalle,
  '^((Se anuló el recibo|Se rompió el plan de pagos|Se deshizo la generación de)[^(]*) [(].*[)]$', '\\1')`
