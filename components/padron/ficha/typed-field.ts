import { CAMPOS_FICHA, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { CUIT_INCORRECTO, isValidCuit } from '@/domain/cuit'
import { DNI_INCORRECTO, DNI_MAXIMO, DNI_MINIMO } from '@/domain/dni'
import { isFecha } from '@/domain/fechas'
import { isEmail, onlyDigits } from '@/domain/texto'

/** The value, the typed text while it is none, or nothing. */
export type Tecleado = string | number | boolean | undefined

/** One field under 'valor', or a section's under their own names. */
export type EditValues = Record<string, Tecleado>

export const isEmpty = (typed: Tecleado): boolean =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '')

const AUSENTE: Partial<Record<RutaCampo, string>> = {
  'matriculado.datospersonales.sexo': 'Elija Sexo',
  'matriculado.datospersonales.email': 'Ingrese Email Válido',
  'matriculado.datosacademicos.titulo': 'Elija un Titulo',
  'matriculado.datosacademicos.entidad_otorga_titulo': 'Elija una Entidad',
}

/** What is sent of what was typed, or why nothing is. The API checks the same rules again. */
export function readTyped(
  campo: RutaCampo,
  typed: Tecleado,
): { valor: string | number | boolean } | { error: string } {
  const { etiqueta, editor, vaciable }: CampoFicha = CAMPOS_FICHA[campo]
  if (vaciable && isEmpty(typed)) return { valor: '' }
  if (typed === undefined || isEmpty(typed)) return { error: AUSENTE[campo] ?? `Ingrese ${etiqueta}` }
  if (typeof typed !== 'string') {
    const error = numberProblem(campo, typed)
    return error ? { error } : { valor: typed }
  }
  // Text left in an editor of numbers could not be read as one.
  if (editor === 'entero') return { error: 'Ingrese un número entero' }
  if (editor === 'fecha') return isFecha(typed) ? { valor: typed } : { error: 'Ingrese una fecha válida' }
  const text = typed.trim()
  if (campo === 'matriculado.datospersonales.email' && !isEmail(text))
    return { error: 'Ingrese Email Válido' }
  if (campo === 'matriculado.datosprofesionales.cuit_cuil')
    return isValidCuit(text) ? { valor: onlyDigits(text) } : { error: CUIT_INCORRECTO }
  return { valor: text }
}

function numberProblem(campo: RutaCampo, valor: number | boolean): string | undefined {
  if (typeof valor === 'boolean') return undefined
  if (campo === 'matriculado.datospersonales.dni' && (valor < DNI_MINIMO || valor > DNI_MAXIMO))
    return DNI_INCORRECTO
  if (campo === 'matriculado.matricula' && valor < 1) return 'La matrícula es un número mayor que cero'
  return valor < 0 ? 'Ingrese un número mayor o igual que cero' : undefined
}
