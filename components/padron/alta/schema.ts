import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import type { Paso } from '@/components/padron/alta/fields'
import type { Academico, Inicial, Personal, Validos, Valores } from '@/components/padron/alta/values'
import { trimmed } from '@/components/form/trimmed'
import { pasoAcademico, pasoInicial, pasoPersonal } from '@/contract/alta'
import { EFECTIVO } from '@/domain/estados'
import { isFecha, today } from '@/domain/fechas'
import { faultOfNacimiento } from '@/domain/nacimiento'
import { figuresOf } from '@/domain/texto'
import type { EntradaEn } from '@/lib/llamada/call-paths'

/** Loaded at the first check, since the contract's schemas are not part of the page. */

export const checkInicial = (values: Inicial): Checked<Validos['inicial']> =>
  checkForma(pasoInicial.forma, { ...trimmed(values), formaPagoID: EFECTIVO })

export const checkPersonal = (values: Personal): Checked<Validos['personal']> =>
  withBirth(checkForma(pasoPersonal.forma, trimmed(values)), values.fechaNacimiento)

/** Told at its step and not by the last one's saving. */
function withBirth(checked: Checked<Validos['personal']>, typed = ''): Checked<Validos['personal']> {
  const fault = isFecha(typed) ? faultOfNacimiento(typed, today()) : undefined
  if (!fault) return checked
  const others = checked.ok ? [] : checked.problems
  return { ok: false, problems: [...others, { path: ['fechaNacimiento'], message: fault }] }
}

export const checkAcademico = (values: Academico): Checked<Validos['academico']> =>
  checkForma(pasoAcademico.forma, {
    ...trimmed(values),
    cuitCuil: digitsOf(values.cuitCuil),
    hospitales: values.hospitales.map((row, index) => ({ id: index + 1, ...trimmed(row) })),
  })

export type Alta = EntradaEn<'/matriculado/crear'>
type Mezcla = { ok: true; alta: Alta } | { ok: false; paso: Paso }

/** Merges the three steps into the call, or answers the step that is not valid. */
export function merge(valores: Valores): Mezcla {
  const inicial = checkInicial(valores.inicial)
  if (!inicial.ok) return { ok: false, paso: 'inicial' }
  const personal = checkPersonal(valores.personal)
  if (!personal.ok) return { ok: false, paso: 'personal' }
  const academico = checkAcademico(valores.academico)
  if (!academico.ok) return { ok: false, paso: 'academico' }
  const alta = {
    ...inicial.values,
    ...personal.values,
    lugarOrigenID: personal.values.provinciaID,
    ...academico.values,
    domicilioNoConfirmado: true,
    superintendencia: false,
    federacion: false,
  }
  return { ok: true, alta }
}

/** A CUIT travels without hyphens. Any other content is left for the schema to refuse. */
const digitsOf = (typed: string): string | undefined => figuresOf(typed) || undefined
