import { traerRenglones } from '@/contract/importacion'
import type { Exito, LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkPages } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Leido = LeidoDe<typeof traerRenglones>[number]
type Fila = FilaDescarga & Leido & { id: number | undefined }

/** The refused rows of an import's sheet as the file has them, `c0` onwards by column, with their number and why. */
export async function* walkRefused(
  leer: Lector,
  importacionID: number,
  hoja: string,
): AsyncGenerator<Renglon, void> {
  async function* read(pagina: number): AsyncGenerator<Renglon, Exito<Fila[]>> {
    const { datos, ...rest } = yield* leer(traerRenglones, { importacionID, que: 'rehusada', pagina })
    // A row has no id of its own, and two sheets may each refuse their fifth.
    return { ...rest, datos: datos.map((fila) => ({ ...fila, id: fila.fila })) }
  }
  yield* walkPages(read, (filas) => filas.filter((fila) => fila.hoja === hoja).map(lineOf))
}

function lineOf({ fila, celdas = [], hallazgos = [] }: Leido): FilaDescarga {
  const cells = Object.fromEntries(celdas.map((texto, columna) => [`c${columna}`, texto]))
  return { ...cells, fila, porque: hallazgos.map(({ texto }) => texto).join('. ') }
}
