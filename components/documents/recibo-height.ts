import type { ReciboDatos } from '@/components/documents/recibo-datos'
import { wrapConcepto } from '@/components/documents/wrap-concepto'
import { conceptInWords } from '@/domain/concepto-en-palabras'
import { CERO } from '@/domain/dinero'

/** In points: what half a sheet holds; a receipt without concepts, a line of one, the air of its row. */
const ENTRA = 374
const [SIN_CONCEPTOS, RENGLON, FILA] = [287, 13, 8]

/** Whether two of the same receipt stand on one sheet. */
export const fitsHalf = (datos: ReciboDatos): boolean => heightOf(datos) <= ENTRA

/** In letters of a line, so low that a text of capitals is not taken for shorter than it is. */
const [LETRAS, LETRAS_DE_NOMBRE] = [65, 32]
const linesOf = (text: string | number | null | undefined, letras = LETRAS): number =>
  Math.ceil(String(text ?? '').length / letras)
const furtherOf = (text: string | null | undefined): number => Math.max(0, linesOf(text) - 1)

function heightOf(datos: ReciboDatos): number {
  const { conceptos = [], consejo, consejoLineas, logo, anulado, descuento = CERO } = datos
  const { matriculado, domicilio, mp, referencia, cobrador, observaciones, motivoAnulacion } = datos
  const rows = conceptos.reduce(
    (sum, { nombre }) => sum + FILA + wrapConcepto(conceptInWords(nombre)).length * RENGLON,
    0,
  )
  const inHead = consejoLineas.reduce((sum, line) => sum + linesOf(line), 0)
  const head = (linesOf(consejo, LETRAS_DE_NOMBRE) - 1) * 18 + Math.max(0, inHead - 3) * 12 + (logo ? 44 : 0)
  const further = [matriculado, domicilio, mp, cobrador].reduce((sum, text) => sum + furtherOf(text), 0)
  const notes =
    (referencia ? 3 + linesOf(referencia) * RENGLON : 0) +
    (observaciones ? 3 + linesOf(observaciones) * RENGLON : 0) +
    (descuento > 0n ? 42 : 0)
  const why = anulado ? 50 + furtherOf(motivoAnulacion) * RENGLON : 0
  return SIN_CONCEPTOS + head + rows + further * RENGLON + notes + why
}
