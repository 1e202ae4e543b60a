/** What tables and their columns mean, each in a sentence; what COMUNES says of a column needs no word here. */
export type TablasEnPalabras = Readonly<
  Record<string, { dice: string; columnas: Readonly<Record<string, string>> }>
>
