/** What became of a file's rows. */

/** Values by field, as the register keeps them: amounts as decimal text, days as 'YYYY-MM-DD'. */
export type Valores = Record<string, string | number | boolean | null>

export interface Hallazgo {
  /** From 0 in its sheet; null where it is of the row. */
  columna: number | null
  campo: string | null
  codigo: string
  /** In words, for the clerk. */
  texto: string
}

/** One thing to write; a row may give several. */
export interface Registro {
  valores: Valores
  avisos: Hallazgo[]
}

export type Juzgada = { hoja: number; fila: number } & (
  | { que: 'aceptada'; registros: Registro[] }
  /** `valor` is what the cell shows. */
  | { que: 'rehusada'; rechazo: Hallazgo; valor: string | null }
  | { que: 'salteada'; porque: string }
)

/** What the register did, or would do, with a row. */
export const SUERTES = ['nueva', 'cambia', 'igual', 'rehusada', 'salteada'] as const
export type Suerte = (typeof SUERTES)[number]

export const SUERTES_EN_PALABRAS: Readonly<Record<Suerte, string>> = {
  nueva: 'Nuevas',
  cambia: 'Cambian',
  igual: 'Iguales',
  rehusada: 'Rehusadas',
  salteada: 'Salteadas',
}

/** From nothing to undone: `leida` waits for a person, `revisada` has a result that can be imported. */
export const ESTADOS_DE_IMPORTACION = [
  'leida',
  'revisando',
  'revisada',
  'importando',
  'importada',
  'deshaciendo',
  'deshecha',
] as const
export type EstadoDeImportacion = (typeof ESTADOS_DE_IMPORTACION)[number]
