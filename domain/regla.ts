interface Comun {
  titulo: string
  efecto: string
  fuente: string
  grupo: Grupo
}

export type AjusteDeNumero = Comun & { defecto: number } & (
    | { tipo: 'entero'; minimo: number; maximo: number; unidad: Unidad }
    | { tipo: 'opcion'; opciones: readonly { valor: number; texto: string }[] }
    /** A concept's id; 0 is the one that has this name. */
    | { tipo: 'concepto'; nombre: string }
  )
/** Something that the named persons may do; the value is their personaIDs. */
export type AjusteDePersonas = Comun & { tipo: 'personas'; defecto: readonly number[] }
export type Ajuste = AjusteDeNumero | AjusteDePersonas

export const GRUPOS = [
  'Tesorería',
  'Credenciales',
  'Mensajes y recordatorios',
  'Contraseñas',
  'Sesiones',
  'Intentos de ingreso',
] as const
export type Grupo = (typeof GRUPOS)[number]

export type Unidad = readonly [una: string, varias: string]

export function faultOf(ajuste: AjusteDeNumero, valor: number): string | null {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.some((opcion) => opcion.valor === valor) ? null : 'Elija una de las opciones'
  if (ajuste.tipo === 'concepto') return Number.isInteger(valor) && valor >= 0 ? null : 'Elija un Concepto'
  const { minimo, maximo } = ajuste
  return Number.isInteger(valor) && valor >= minimo && valor <= maximo
    ? null
    : `Ingrese un número entre ${minimo} y ${maximo}`
}

/** '30 minutos', '1 hora', an option's own words or a concept's number. */
export function describeAjuste(ajuste: AjusteDeNumero, valor: number): string {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.find((opcion) => opcion.valor === valor)?.texto ?? String(valor)
  if (ajuste.tipo === 'concepto') return valor === 0 ? `«${ajuste.nombre}»` : `Concepto N° ${valor}`
  return `${valor} ${ajuste.unidad[valor === 1 ? 0 : 1]}`
}
