/** The labels, in the specification's letter, that a newcomer does not know: a '?' stands beside each. */
const CON_AYUDA = [
  'Nro. de Colegio',
  'Genera Cuotas',
  'Libro',
  'Folio',
  'UAD Fecha',
  'Ingreso CM',
  'Egreso CM',
  'Ultimo Periodo Renovado',
  'Federacion',
  'Superintendencia',
  'IOSEP',
  'ISSPSE',
] as const

export type ConAyuda = (typeof CON_AYUDA)[number]

/** The label itself where it has a text; undefined for all others. */
export const ayudaOf = (etiqueta: string): ConAyuda | undefined =>
  CON_AYUDA.find((known) => known === etiqueta)
