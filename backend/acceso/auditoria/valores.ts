import { OTROS, PROPIAS } from '@/backend/acceso/auditoria/palabras'
import type { Palabra } from '@/backend/acceso/auditoria/palabras-de-la-ficha'
import { DECLARADOS } from '@/contract/catalogo/lista'
import type { CampoCatalogo } from '@/contract/catalogo/declaracion'
import { MENSAJES_LOGIN } from '@/contract/sesion'
import { describeAjuste } from '@/domain/regla'
import { formatCuit } from '@/domain/cuit'
import { CAMPOS_FICHA, SEXOS, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { formatMoney, fromDecimalText } from '@/domain/dinero'
import { formatFecha, isFecha } from '@/domain/fechas'
import { rolDe } from '@/domain/roles'

/** The name behind an id; undefined when it is gone. */
export type NombreDe = (tabla: string, id: number) => string | undefined

export interface Contexto {
  de?: string | null | undefined
  nombreDe?: NombreDe | undefined
}

const isCampo = (clave: string): clave is RutaCampo => Object.hasOwn(CAMPOS_FICHA, clave)
const ORDEN = [...Object.keys(OTROS), ...Object.keys(CAMPOS_FICHA)]

/** The record's own order, since the database keeps keys in another. */
export const inOrder = (claves: readonly string[]): string[] =>
  claves.toSorted((a, b) => ORDEN.indexOf(a) - ORDEN.indexOf(b))

const fieldOf = (record: object, clave: string): unknown =>
  Object.hasOwn(record, clave) ? Reflect.get(record, clave) : undefined

function palabraOf(clave: string, { de }: Contexto): Palabra | undefined {
  if (!de) return undefined
  const propia = fieldOf(fieldOf(PROPIAS, de) ?? {}, clave) as Palabra | undefined
  if (propia) return propia
  const declared = fieldOf(DECLARADOS, de === 'usuario' ? 'user' : de) as
    | { campos: Readonly<Record<string, CampoCatalogo>> }
    | undefined
  const campo = declared && (fieldOf(declared.campos, clave) as CampoCatalogo | undefined)
  if (!campo) return undefined
  const { etiqueta } = campo
  if (campo.tipo === 'referencia') return { etiqueta, tipo: 'referencia', de: campo.de }
  return { etiqueta, tipo: campo.tipo === 'dinero' ? 'dinero' : 'texto' }
}

/** Undefined for ids and other keys that only programs read. */
export function labelOf(clave: string, contexto: Contexto = {}): string | undefined {
  // The record has two fields of that name in different panels; here they stand side by side.
  if (clave === 'matriculado.datosprofesionales.localidad') return 'Localidad (Consultorio)'
  if (isCampo(clave)) return CAMPOS_FICHA[clave].etiqueta
  const palabra = palabraOf(clave, contexto)
  if (palabra) return palabra.tipo === 'referencia' && !contexto.nombreDe ? undefined : palabra.etiqueta
  return Object.hasOwn(OTROS, clave) ? OTROS[clave]?.etiqueta : undefined
}

export function describeValor(clave: string, valor: unknown, contexto: Contexto = {}): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (Array.isArray(valor) && valor.length === 0) return null
  if (Array.isArray(valor)) return valor.map((one) => describeValor(clave, one, contexto)).join(', ')
  if (typeof valor === 'boolean') return valor ? 'Si' : 'No'
  if (typeof valor === 'object') return 'nombre' in valor ? String(valor.nombre) : null
  if (typeof valor !== 'string' && typeof valor !== 'number') return null
  if (isCampo(clave)) return describeCampo(clave, valor)
  const palabra = palabraOf(clave, contexto)
  return palabra ? describePropia(palabra, valor, contexto) : describeOtro(clave, String(valor))
}

function describePropia(palabra: Palabra, valor: string | number, { nombreDe }: Contexto): string {
  const text = String(valor)
  switch (palabra.tipo) {
    case 'dinero':
      return moneyOf(text)
    case 'rol':
      return rolDe(Number(valor)) ?? text
    case 'ingreso':
      return MENSAJES_LOGIN[Number(valor)] ?? text
    case 'enriquecido':
      return text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    case 'regla':
      return describeAjuste(palabra.ajuste, Number(valor))
    case 'referencia':
      return nombreDe?.(palabra.de, Number(valor)) ?? `N° ${text}`
    case 'texto':
      return isFecha(text) ? formatFecha(text) : text
  }
}

function describeCampo(campo: RutaCampo, valor: string | number): string {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const text = String(valor)
  if (editor === 'opciones') return SEXOS[valor as keyof typeof SEXOS] ?? text
  if (editor === 'fecha') return isFecha(text) ? formatFecha(text) : text
  return campo === 'matriculado.datosprofesionales.cuit_cuil' ? formatCuit(text) : text
}

const moneyOf = (text: string): string => {
  const monto = fromDecimalText(text)
  return monto === null ? text : formatMoney(monto)
}

const MES = /^(\d{4})-(\d{2})$/

function describeOtro(clave: string, text: string): string {
  if (OTROS[clave]?.dinero) return moneyOf(text)
  if (isFecha(text)) return formatFecha(text)
  return clave === 'meses' || clave === 'mes' ? text.replace(MES, '$2/$1') : text
}

/** Collects the ids among some values, so that their names are read at once. */
export function referenciaOf(
  clave: string,
  valor: unknown,
  contexto: Contexto,
): [tabla: string, id: number][] {
  const palabra = palabraOf(clave, contexto)
  if (palabra?.tipo !== 'referencia') return []
  return [valor].flat().flatMap((id) => (typeof id === 'number' ? [[palabra.de, id]] : []))
}
