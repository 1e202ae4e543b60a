import { formatCuit } from '@/domain/cuit'
import { CAMPOS_FICHA, SEXOS, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { formatMoney, fromDecimalText } from '@/domain/dinero'
import { formatFecha, isFecha } from '@/domain/fechas'

/** What else audit rows keep beside fields of the record, with its label; money is text with two decimals there. */
const OTROS: Readonly<Record<string, { etiqueta: string; dinero?: true }>> = {
  estado: { etiqueta: 'Estado' },
  motivo: { etiqueta: 'Motivo' },
  hospitales: { etiqueta: 'Hospitales' },
  generaCuotas: { etiqueta: 'Genera Cuotas' },
  cuota: { etiqueta: 'Cuota' },
  total: { etiqueta: 'Total', dinero: true },
  monto: { etiqueta: 'Monto', dinero: true },
  fecha: { etiqueta: 'Fecha' },
  meses: { etiqueta: 'Meses' },
  observaciones: { etiqueta: 'Observaciones' },
  username: { etiqueta: 'Usuario' },
}

const isCampo = (clave: string): clave is RutaCampo => Object.hasOwn(CAMPOS_FICHA, clave)

const ORDEN = [...Object.keys(OTROS), ...Object.keys(CAMPOS_FICHA)]

/** As the record has them; the database keeps keys in an order of its own. */
export const inOrder = (claves: readonly string[]): string[] =>
  claves.toSorted((a, b) => ORDEN.indexOf(a) - ORDEN.indexOf(b))

/** undefined for keys that only programs read (ids). */
export function labelOf(clave: string): string | undefined {
  // The record has two of that name, each in its own panel; here they stand side by side.
  if (clave === 'matriculado.datosprofesionales.localidad') return 'Localidad (Consultorio)'
  if (isCampo(clave)) return CAMPOS_FICHA[clave].etiqueta
  return Object.hasOwn(OTROS, clave) ? OTROS[clave]?.etiqueta : undefined
}

/** A value of the audit trail as a person reads it; null when there is none. */
export function describeValor(clave: string, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (Array.isArray(valor)) return valor.map((one) => describeValor(clave, one)).join(', ')
  if (typeof valor === 'boolean') return valor ? 'Si' : 'No'
  if (typeof valor === 'object') return 'nombre' in valor ? String(valor.nombre) : null
  if (typeof valor !== 'string' && typeof valor !== 'number') return null
  return isCampo(clave) ? describeCampo(clave, valor) : describeOtro(clave, String(valor))
}

function describeCampo(campo: RutaCampo, valor: string | number): string {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const text = String(valor)
  if (editor === 'opciones') return SEXOS[valor as keyof typeof SEXOS] ?? text
  if (editor === 'fecha') return isFecha(text) ? formatFecha(text) : text
  return campo === 'matriculado.datosprofesionales.cuit_cuil' ? formatCuit(text) : text
}

const MES = /^(\d{4})-(\d{2})$/

function describeOtro(clave: string, text: string): string {
  const monto = OTROS[clave]?.dinero ? fromDecimalText(text) : null
  if (monto !== null) return formatMoney(monto)
  if (isFecha(text)) return formatFecha(text)
  return clave === 'meses' ? text.replace(MES, '$2/$1') : text
}
