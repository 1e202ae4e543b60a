import type { Filter } from '@/components/data-table/filter-form'
import { type Centavos, readMoney } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'
import { bareNumber } from '@/domain/texto'

const OPCIONES_ESTADO = Object.entries(ESTADOS).map(([id, nombre]) => ({ id, nombre }))

export const FILTRO_ESTADO: Filter = {
  name: 'estado',
  label: 'Estado',
  kind: 'choice',
  options: OPCIONES_ESTADO,
  closed: true,
}
export const FILTRO_IMPORTE: Filter = {
  name: 'importe',
  label: 'Importe desde',
  kind: 'words',
  placeholder: 'p. ej. 50.000',
  inputMode: 'numeric',
  reads: 'importe',
}

/** `problemsOf` has told what cannot be read. */
export function asImporte(typed: string | undefined): Centavos | undefined {
  const read = typed ? readMoney(typed) : undefined
  return read?.ok && read.monto > 0n ? read.monto : undefined
}

export const asEstado = (typed: string | undefined): number | undefined =>
  OPCIONES_ESTADO.some(({ id }) => id === typed) ? Number(typed) : undefined

/** Accepts numbers as cards have them: 12.345.678, MP 1234. */
export const asNumberText = (typed: string | undefined): string | undefined =>
  typed && bareNumber(typed).slice(0, 20)
