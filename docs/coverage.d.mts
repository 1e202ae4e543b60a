/** What of the specification one row answers for. */
export interface Renglon {
  /** Documents and sections; none: beyond the specification. */
  spec?: string
  item: string
  /** Screens and calls, as the specification spells them. */
  addresses?: string[]
  /** Fixed texts that must stand in the code to the letter. */
  texts?: string[]
  /** Files, or folders that end in '/'. */
  where?: string[]
  tests?: string[]
}

export interface Seccion {
  title: string
  rows: Renglon[]
}

export function readCoverage(): Seccion[]
export function pageOf(sections: readonly Seccion[]): string
