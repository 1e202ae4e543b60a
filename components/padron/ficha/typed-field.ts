import { CAMPOS_FICHA, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { faultOfCuitDePersona } from '@/domain/cuit'
import { DNI_INCORRECTO, DNI_MAXIMO, DNI_MINIMO, doubtOfDni } from '@/domain/dni'
import { askFar, isFar } from '@/domain/fecha-lejana'
import { isFecha, today } from '@/domain/fechas'
import { doubtOfNacimiento, faultOfNacimiento } from '@/domain/nacimiento'
import { bareNumber, isEmail } from '@/domain/texto'

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
  if (editor === 'fecha') return readDay(campo, typed)
  const text = typed.trim()
  if (campo === 'matriculado.datospersonales.email' && !isEmail(text))
    return { error: 'Ingrese Email Válido' }
  if (campo === 'matriculado.datosprofesionales.cuit_cuil') {
    const error = faultOfCuitDePersona(text)
    return error ? { error } : { valor: bareNumber(text) }
  }
  return { valor: text }
}

function readDay(campo: RutaCampo, typed: string): { valor: string } | { error: string } {
  if (!isFecha(typed)) return { error: 'Ingrese una fecha válida' }
  const error = campo === NACIMIENTO ? faultOfNacimiento(typed, today()) : undefined
  return error ? { error } : { valor: typed }
}

export const NACIMIENTO = 'matriculado.datospersonales.fecha_nacimiento'

/** What is asked of a value that may be right and hardly is, before it is sent; undefined for a usual one. */
export function doubtOf(campo: RutaCampo, valor: string | number | boolean): string | undefined {
  if (campo === NACIMIENTO && typeof valor === 'string') return doubtOfNacimiento(valor, today())
  if (CAMPOS_FICHA[campo].editor === 'fecha' && typeof valor === 'string' && isFar(valor, today()))
    return askFar(valor)
  return campo === 'matriculado.datospersonales.dni' && typeof valor === 'number'
    ? doubtOfDni(valor)
    : undefined
}

function numberProblem(campo: RutaCampo, valor: number | boolean): string | undefined {
  if (typeof valor === 'boolean') return undefined
  if (campo === 'matriculado.datospersonales.dni' && (valor < DNI_MINIMO || valor > DNI_MAXIMO))
    return DNI_INCORRECTO
  if (campo === 'matriculado.matricula' && valor < 1) return 'La matrícula es un número mayor que cero'
  return valor < 0 ? 'Ingrese un número mayor o igual que cero' : undefined
}
