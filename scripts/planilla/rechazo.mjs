/** Why a book is not read; the words are of whoever asked. `donde` is what they name besides: a sheet, a row, a field. */
export class Rechazada extends Error {
  constructor(codigo, donde = {}) {
    super(codigo)
    this.donde = donde
  }
}
