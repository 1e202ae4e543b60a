import type { Campos, Registro, Valores } from '@/domain/bancos/campos'
import type { Escrito } from '@/domain/bancos/escribir-registro'
import type { Centavos } from '@/domain/dinero'
import type { Fecha, Mes } from '@/domain/fechas'

/** What a bank's declaration says; the writer, the reader, the preview and the page of docs come from it alone. */

/** A kind of file of a bank: which account types (1 current, 2 savings, 3 salary) go into it. */
export interface Clase {
  clave: string
  titulo: string
  tiposCuenta: readonly number[]
}

/** Something the bank gives and the council writes down once. Without a required one there is no file. */
export interface Ajuste<A extends string = string> {
  clave: A
  /** The class whose file it concerns; null for all of the bank's. */
  clase: string | null
  titulo: string
  tipo:
    | { es: 'cifras'; largo: number }
    | { es: 'texto'; largo: number }
    | { es: 'cuit' }
    | { es: 'opcion'; opciones: readonly { valor: string; titulo: string }[] }
  requerido: boolean
  /** What is taken when nothing was written down. */
  siFalta?: string
  /** What to ask the bank, in Spanish. */
  ayuda: string
}
export type Ajustes<A extends string = string> = Readonly<Partial<Record<A, string | undefined>>>
/** The settings of a bank's declaration: `AjustesDe<typeof BSE>`. */
export type AjustesDe<B> = B extends Banco<infer A> ? Ajustes<A> : never

/** The month of a round: `desde` to `hasta` is the window of collection. */
export interface Periodo extends Mes {
  desde: Fecha
  hasta: Fecha
  vencimiento: Fecha
}

/** A debit to send. `nombre` is for telling a person about the row and is written nowhere. */
export interface FilaDeEnvio {
  /** The settlement row's id. */
  id: number
  matricula: number
  nombre: string
  cbu: string
  /** The branch's code in the council's catalogue, at most four digits. */
  sucursal: string
  importe: Centavos
}

/** A debit as a sent file has it. */
export interface FilaEnviada {
  linea: number
  clave: string
  matricula: string | null
  /** It is null where the file identifies the account by branch and number alone. */
  cbu: string | null
  importe: Centavos
  /** Null where the file tells it in its first line alone. */
  mes: Mes | null
  vencimiento: Fecha | null
}

/** A line of a bank's report. Numbers have no zeros at the left. */
export interface FilaDeRendicion {
  linea: number
  /** What finds the debit again: the settlement row's id, or the matricula where the bank echoes no id. */
  clave: string
  /** The settlement row's id; null where the bank echoes none. */
  referencia: string | null
  /** Null where the bank does not echo it. */
  matricula: string | null
  /** The period as it was sent, or the month of the due date; null where a line tells neither. */
  mes: Mes | null
  vencimiento: Fecha | null
  /** Null where the bank tells branch and number alone. */
  cbu: string | null
  /** The account as the bank repeats it: compared with `cuentaDe` of the CBU that was sent. */
  cuenta: string
  /** What was collected. Of a debit that was not, zero or the amount asked, as the bank has it. */
  importe: Centavos
  cobrado: boolean
  /** The day on which it was collected, or cleared; null when it was not. */
  fechaCobro: Fecha | null
  /** The day on which the report says that the money moves, or null. */
  fechaRendicion: Fecha | null
  /** The bank's reason code ('R10'), where it has codes. */
  codigo: string | null
  /** The bank's own words, as they are. */
  texto: string
  /** The day on which the money went back: it must not be credited. */
  reversa: Fecha | null
}

/** What a declaration says of a row that its fields allow and its meaning does not. */
export class Falla {
  constructor(
    readonly campo: string,
    readonly motivo: string,
  ) {}
}

export interface Detalle<F> {
  campos: Campos
  leer: (valores: Valores, linea: number) => F | Falla
}

/** The first or last line of a file. */
export interface Marco {
  campos: Campos
  /** The bank leaves it out of some files; the first and the last are there both or neither. */
  opcional?: { inicio: string }
}

export interface Formato<F> {
  /** What its lines look like: a file is told by them and not by its name. */
  formas: readonly RegExp[]
  cabecera: Marco | null
  pie: Marco | null
  /** Fields that tell whose file it is, all the same through a file. */
  identidad: { en: 'cabecera' | 'detalle'; campos: readonly string[] }
  /** The field of a record that tells its month. */
  campoDelMes: string
  /** The fields of a report that tell on which day money came, and on which it went back. */
  camposDeDia?: { cobro: string; reversa?: string }
  /** The field that may not repeat, of what is sent. */
  unico?: string
  /** Records that one file may have, of which no line is sound by two. */
  variantes: readonly { perfil: string | null; detalle: Detalle<F> }[]
}

/** What a file has to say of itself before its first row. */
export interface Contexto<A extends string = string> {
  clase: string
  ajustes: Ajustes<A>
  periodo: Periodo
  /** A test round: its files say so. */
  muestra: boolean
}
export interface Totales {
  cantidad: number
  total: Centavos
}

/** How the rows of a bank become lines. */
export interface Escritura<A extends string> {
  finDeLinea: (ajustes: Ajustes<A>) => '\r\n' | '\n'
  cabecera: (contexto: Contexto<A>, totales: Totales) => Escrito
  detalle: (fila: FilaDeEnvio, contexto: Contexto<A>) => Escrito
  pie: (contexto: Contexto<A>, totales: Totales) => Escrito | null
  /** What may not repeat in a file, and the title of its field. */
  unico: { titulo: string; de: (fila: FilaDeEnvio) => number }
}

export interface Banco<A extends string = string> {
  clave: string
  /** The id of the payment form. */
  forma: number
  nombre: string
  /** The first three digits of its CBUs. */
  entidad: string
  clases: readonly Clase[]
  ajustes: readonly Ajuste<A>[]
  /** The file's name by the bank's rule; `clase` is one of `clases`. */
  nombreDe: (clase: string, mes: Mes) => string
  /** The due date of a month's round; a holiday is 'YYYY-MM-DD'. */
  vencimientoDe: (mes: Mes, feriados: ReadonlySet<Fecha>) => Fecha
  envio: Formato<FilaEnviada>
  escritura: Escritura<A>
  rendicion: Formato<FilaDeRendicion>
  /** How its report tells the account of a CBU. */
  cuentaDe: (cbu: string) => string
  /** A line of its report, for the demonstration and the tests. */
  rendir: (fila: FilaDeRendicion, contexto: Contexto<A>) => Escrito
  /** What `rendicion.identidad` must say in the file of a class, as far as the settings tell. */
  identidadDe: (clase: string, ajustes: Ajustes<A>) => Readonly<Record<string, string>>
}

/** Joins fields and reading, so that the values have the fields' names and types. */
export const detalle = <const C extends Campos, F>(
  campos: C,
  leer: (valores: Registro<C>, linea: number) => F | Falla,
): Detalle<F> => ({ campos, leer: leer as Detalle<F>['leer'] })

/** A setting's value, or its default; undefined where it has none. */
export function ajusteDe<A extends string>(
  banco: Pick<Banco<A>, 'ajustes'>,
  ajustes: Ajustes<A>,
  clave: A,
): string | undefined {
  const written = ajustes[clave]?.trim()
  return written === undefined || written === ''
    ? banco.ajustes.find((ajuste) => ajuste.clave === clave)?.siFalta
    : written
}

/** The class into which an account type goes, or null when the bank has no file for it. */
export const claseDe = (banco: Pick<Banco, 'clases'>, tipoCuenta: number): string | null =>
  banco.clases.find(({ tiposCuenta }) => tiposCuenta.includes(tipoCuenta))?.clave ?? null

/** What a file of a test round has in its first line and in its name. */
export const MUESTRA = 'MUESTRA'
export const MARCA = 'MUESTRA en los archivos de prueba; en los demás, espacios'
export const marcaDe = (muestra: boolean): string => (muestra ? MUESTRA : '')
