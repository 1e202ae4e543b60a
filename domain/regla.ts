import type { Permiso } from '@/domain/roles'

interface Comun {
  titulo: string
  efecto: string
  fuente: string
  grupo: Grupo
}

export type AjusteDeNumero = Comun & { defecto: number } & (
    | { tipo: 'entero'; minimo: number; maximo: number; unidad: Unidad }
    | { tipo: 'opcion'; opciones: readonly { valor: number; texto: string }[] }
    /** Some of the options: of each the bit that its id has (casillaOf). */
    | { tipo: 'casillas'; opciones: readonly { valor: number; texto: string }[]; todas: string }
    /** A concept's id; 0 is the one that has this name. */
    | { tipo: 'concepto'; nombre: string }
  )
/** Something that the named persons may do; the value is their personaIDs. */
export type AjusteDePersonas = Comun & {
  tipo: 'personas'
  defecto: readonly number[]
  /** What who is named may do by his role, in order to be named. */
  entre: Permiso
  /** Who may where nobody is named, as a sentence begins. */
  nadie: string
}
/** Words of the council's own, '' until somebody writes them; `vacio` is said meanwhile. */
export type AjusteDeTexto = Comun & { tipo: 'texto'; defecto: string; maximo: number; vacio: string }
export type Ajuste = AjusteDeNumero | AjusteDePersonas | AjusteDeTexto

export const GRUPOS = [
  'Tesorería',
  'Credenciales',
  'Reglas para emitir',
  'Resoluciones',
  'Mensajes y recordatorios',
  'Contraseñas',
  'Sesiones',
  'Intentos de ingreso',
  'Pantallas',
] as const
export type Grupo = (typeof GRUPOS)[number]

export type Unidad = readonly [una: string, varias: string]

/** The bit of an option of 'casillas', whose ids go from 1 to 30. */
export const casillaOf = (id: number): number => 1 << (id - 1)
export const hasCasilla = (valor: number, id: number): boolean =>
  id >= 1 && id <= 30 && (valor & casillaOf(id)) !== 0

const allOf = (opciones: readonly { valor: number }[]): number =>
  opciones.reduce((sum, { valor }) => sum | casillaOf(valor), 0)

export function faultOf(ajuste: AjusteDeNumero, valor: number): string | null {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.some((opcion) => opcion.valor === valor) ? null : 'Elija una de las opciones'
  if (ajuste.tipo === 'casillas')
    return Number.isInteger(valor) && valor > 0 && (valor & allOf(ajuste.opciones)) === valor
      ? null
      : 'Elija al menos una opción'
  if (ajuste.tipo === 'concepto') return Number.isInteger(valor) && valor >= 0 ? null : 'Elija un Concepto'
  const { minimo, maximo } = ajuste
  return Number.isInteger(valor) && valor >= minimo && valor <= maximo
    ? null
    : `Ingrese un número entre ${minimo} y ${maximo}`
}

/** '30 minutos', '1 hora', the words of one option or of several, or a concept's number. */
export function describeAjuste(ajuste: AjusteDeNumero, valor: number): string {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.find((opcion) => opcion.valor === valor)?.texto ?? String(valor)
  if (ajuste.tipo === 'casillas') return describeCasillas(ajuste, valor)
  if (ajuste.tipo === 'concepto') return valor === 0 ? `«${ajuste.nombre}»` : `Concepto N° ${valor}`
  return `${valor} ${ajuste.unidad[valor === 1 ? 0 : 1]}`
}

const describeCasillas = (
  { opciones, todas }: Extract<AjusteDeNumero, { tipo: 'casillas' }>,
  marcadas: number,
): string =>
  marcadas === allOf(opciones)
    ? todas
    : opciones
        .filter(({ valor }) => hasCasilla(marcadas, valor))
        .map(({ texto }) => texto)
        .join(', ')
