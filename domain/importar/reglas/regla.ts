import type { Columnas, Lectura } from '@/domain/importar/lectura'
import type { Listas, Respuestas } from '@/domain/importar/leer/valor'
import type { Hallazgo, Registro, Valores } from '@/domain/importar/resultado'
import { centavos, CERO, type Centavos, fromDecimalText, toDecimalText } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** Somebody of the register, as far as a file may be compared with him. */
export interface Conocido {
  id: number
  matricula: number
  dni: number
  cuitCuil: string | null
  nombre: string
}

export interface Padron {
  porMatricula(matricula: number): Conocido | undefined
  porDni(dni: number): Conocido | undefined
  porCuit(cuit: string): Conocido | undefined
}

/** A row whose fields could be read. */
export interface FilaLeida {
  hoja: number
  fila: number
  valores: Valores
  avisos: Hallazgo[]
  /** The column of a field; null where the file has none. */
  columna: (campo: string) => number | null
  /** A fault at a field's place. */
  falla: (campo: string, codigo: string, texto: string) => Hallazgo
}

/** A period that a row takes: `hasta` null while it goes on. */
export interface Tramo {
  desde: Fecha
  hasta: Fecha | null
  fila: number
}

/** What a row is judged beside. */
export interface Mundo {
  hoy: Fecha
  lectura: Lectura
  padron: Padron
  listas: Listas
  respuestas: Respuestas
  /** Where a key stood first among the accepted: its row. */
  vistos: Map<string, number>
  /** The accepted periods of each registration number. */
  tramos: Map<string, Tramo[]>
  /** Of a wide sheet: what a month cost, by 'AAAA-MM'. */
  precios: Map<string, Centavos>
}

export type Armada = { registros: Registro[] } | { rechazo: Hallazgo } | { porque: string }

/** An amount as the values of a row have it; zero where there is none. */
export const amountOf = (valor: Valores[string] | undefined): Centavos =>
  typeof valor === 'string' ? (fromDecimalText(valor) ?? CERO) : CERO

/** Sums of what was accepted, under the names that they are told by. */
export class Totales {
  private readonly counts = new Map<string, number>()
  private readonly sums = new Map<string, bigint>()

  count(nombre: string, cuantos = 1): void {
    this.counts.set(nombre, (this.counts.get(nombre) ?? 0) + cuantos)
  }

  /** `monto` is decimal text. */
  add(nombre: string, monto: string | number | boolean | null | undefined): void {
    this.sums.set(nombre, (this.sums.get(nombre) ?? 0n) + amountOf(monto))
  }

  sumOf(nombre: string): Centavos {
    return centavos(this.sums.get(nombre) ?? 0n)
  }

  /** Counts as numbers, sums as decimal text. */
  told(): Record<string, number | string> {
    const sums = [...this.sums].map(([nombre, sum]) => [nombre, toDecimalText(centavos(sum))] as const)
    return { ...Object.fromEntries(this.counts), ...Object.fromEntries(sums) }
  }
}

/** By field, what of it was taken: a total at the foot is compared with that. */
export type Sumas = Readonly<Record<string, (totales: Totales) => Centavos>>

/** What a target does with a row beyond its cells. */
export interface Reglas {
  arma(fila: FilaLeida, mundo: Mundo): Armada
  /** The keys by which an accepted row keeps another from saying the same. */
  nota(registro: Registro, fila: FilaLeida, mundo: Mundo): void
  /** Before `nota`, so that what is seen first can be told from what is seen again. */
  suma(totales: Totales, registro: Registro, mundo: Mundo): void
  /** What an empty file adds up to. */
  totales: readonly string[]
  sumas?: (columnas: Columnas) => Sumas
}
