interface Cambio {
  campo: string
  antes: string | null
  despues: string | null
}

/** A change on one line, as `Changes` shows it: what was not there before is its value alone. */
export const tellChange = ({ campo, antes, despues }: Cambio): string =>
  `${campo}: ${antes === null ? '' : `${antes || 'vacío'} → `}${despues || 'vacío'}`
