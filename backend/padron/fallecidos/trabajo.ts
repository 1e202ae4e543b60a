import { mayFallSilent } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { ladoDe, readCotejados } from '@/backend/padron/fallecidos/aqui'
import {
  type FilaNueva,
  keepFilas,
  readDecididas,
  readExtracto,
  withoutDejadas,
} from '@/backend/padron/refeps/filas'
import { findComparacion } from '@/backend/padron/refeps/store'
import { longOnes } from '@/backend/tarea/aparte'
import type { Trabajo } from '@/backend/tarea/kinds'
import { type Cotejado, cotejarLista } from '@/domain/fallecidos/cotejar'
import { readDias, readFilaDeLista } from '@/domain/fallecidos/lista'
import { type LadoDeLista, sayLeida } from '@/domain/fallecidos/palabras'

const NADIE = 'La lista no tiene ninguna fila con documento o matrícula, y nombre.'

/** Reads a kept list of deaths and keeps who of it is of this council, in one step. */
export const cotejarFallecidos: Trabajo<'fallecidos'> = {
  paso: async (tx, { pedido, hechas, total }) => {
    const one = await findComparacion(tx, 'fallecidos', pedido.comparacionID)
    if (!one) throw new Rechazo('La lista ya no está.')
    await mayFallSilent(tx)
    const { filas, epoca } = await readExtracto(tx, one, readFilaDeLista)
    const difuntos = readDias(filas, { hoy: pedido.hoy, epoca })
    const decididas = await readDecididas(tx, 'fallecidos')
    const { personas, conocidas, ...found } = cotejarLista(difuntos, await readCotejados(tx), decididas)
    const all = found.filas.map(asRow)
    const shown = await withoutDejadas(tx, 'fallecidos', all)
    await keepFilas(tx, one.id, shown)
    const motivo = personas === 0 ? NADIE : null
    await tx.query(
      `UPDATE comparacion SET estado = $2, motivo = $3, dia = $4, filas = $5, sin_estado = $6, personas = $7,
         conocidas = $8, dejadas = $9, comparada_en = now() WHERE id = $1`,
      [
        ...[one.id, motivo === null ? 'lista' : 'rechazada', motivo, pedido.hoy, filas.length],
        ...[difuntos.filter(({ dia }) => dia === null).length, personas, conocidas],
        all.length - shown.length,
      ],
    )
    return total - hechas
  },
  resumen: async (tx, { pedido }) => {
    const [row] = await tx.query<{ motivo: string | null; filas: number | null; cantidad: number }>(
      `SELECT c.motivo, c.filas, (SELECT count(*)::int FROM comparacion_fila f WHERE f.comparacion_id = c.id) AS cantidad
       FROM comparacion c WHERE c.id = $1`,
      [pedido.comparacionID],
    )
    return row?.motivo ?? sayLeida(row?.cantidad ?? 0, row?.filas ?? 0)
  },
}

/** The same, of which long ones are done by a process of their own. */
export const cotejarAparte = (databaseUrl: string): Trabajo<'fallecidos'> => ({
  ...cotejarFallecidos,
  aparte: longOnes('fallecidos', databaseUrl),
})

const asRow = ({ clase, clave, difunto, otrosDias, miembro }: Cotejado): FilaNueva => {
  const { fila, dni, matricula, apellidoNombre, dia } = difunto
  const alla: LadoDeLista = { dni, matricula, apellidoNombre, dia, otrosDias }
  return { clase, clave, fila, matriculadoID: miembro.id, alla, aqui: ladoDe(miembro) }
}
