import { StyleSheet, View } from '@react-pdf/renderer'
import { LETRA, Line } from '@/components/documents/linea'
import { type Celda, TAMANOS, type Tabla } from '@/domain/certificado/documento'
import { columnParts, LETRAS_DE_AIRE, LETRAS_DE_LINEA } from '@/domain/certificado/tablas'

const RAYA = '0.75pt solid #7d8a8c'
/** Rows of headings that come again on the next page are at most this many, and their texts that long. */
const [FILAS_DE_CABEZA, LETRAS_DE_CABEZA] = [3, 120]
/** A row of more lines than this may go on on the next page. */
const LINEAS_ENTERAS = 12
/** Under the headings there is room for this many points of the first row, or they go to the next page with it. */
const PRIMERA_FILA = 48

const s = StyleSheet.create({
  before: { marginTop: 4 },
  after: { marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: RAYA, borderBottom: RAYA, borderRight: RAYA, marginTop: -0.75 },
  cell: { borderLeft: RAYA, padding: '1.5pt 5pt 2pt' },
  heading: { backgroundColor: '#eef1f1' },
})

type Props = {
  tabla: Tabla
  /** The rows that are drawn, where the last ones stand elsewhere. */
  desde?: number
  hasta?: number
}

/** A table of a certificate's body. One that goes over to the next page has its headings there again. */
export function TablaImpresa({ tabla, desde = 0, hasta = tabla.filas.length }: Props) {
  const parts = columnParts(tabla)
  const heads = desde === 0 ? headRows(tabla) : 0
  return (
    <View style={[desde === 0 ? s.before : {}, hasta === tabla.filas.length ? s.after : {}]}>
      {tabla.filas.slice(desde, hasta).map((celdas, index) => {
        const cells = placed(celdas, parts)
        const whole = cells.every(({ celda, part }) => linesOf(celda, part) <= LINEAS_ENTERAS)
        return (
          <View
            key={index}
            style={s.row}
            wrap={!whole}
            {...(index < heads && { fixed: true, minPresenceAhead: PRIMERA_FILA })}
          >
            {cells.map(({ celda, part }, at) => (
              <Cell key={at} celda={celda} part={part} />
            ))}
          </View>
        )
      })}
    </View>
  )
}

function Cell({ celda: { encabezado, alineacion, trozos }, part }: { celda: Celda; part: number }) {
  const biggest = Math.max(1, ...trozos.map(({ formato }) => TAMANOS[formato.tamano]))
  return (
    <View style={[s.cell, encabezado ? s.heading : {}, { width: `${part * 100}%` }]}>
      <Line
        trozos={trozos}
        alineacion={alineacion}
        letra={LETRA}
        titulo={encabezado}
        parte={Math.max(1, Math.floor((part * LETRAS_DE_LINEA - LETRAS_DE_AIRE) / biggest / 1.3))}
      />
    </View>
  )
}

/**
 * From which row on a short end of the table can stand apart from the rest: its last two rows, or all where not more
 * than the headings would be left. None where those rows are long.
 */
export function endOfTabla(tabla: Tabla): number | undefined {
  const parts = columnParts(tabla)
  const from = tabla.filas.length - 2
  const at = from > headRows(tabla) ? from : 0
  const lines = tabla.filas
    .slice(at)
    .map((celdas) => Math.max(...placed(celdas, parts).map(({ celda, part }) => linesOf(celda, part))))
  return lines.reduce((sum, one) => sum + one, 0) <= LINEAS_ENTERAS ? at : undefined
}

/** The rows of headings alone at the top; a table that is nothing else has none. */
function headRows({ filas }: Tabla): number {
  const body = filas.findIndex((celdas) => celdas.some(({ encabezado }) => !encabezado))
  const isShort = filas
    .slice(0, body)
    .every((celdas) => celdas.every(({ trozos }) => lettersOf(trozos) <= LETRAS_DE_CABEZA))
  return body <= FILAS_DE_CABEZA && isShort ? body : 0
}

/** Each cell with its part of the table's width. */
function placed(celdas: readonly Celda[], parts: readonly number[]): { celda: Celda; part: number }[] {
  let at = 0
  return celdas.map((celda) => {
    const own = parts.slice(at, (at += celda.columnas))
    return { celda, part: own.reduce((sum, one) => sum + one, 0) }
  })
}

const lettersOf = (trozos: Celda['trozos']): number =>
  trozos.reduce((sum, { texto }) => sum + texto.length, 0)

const linesOf = ({ trozos }: Celda, part: number): number =>
  trozos
    .map(({ texto }) => texto)
    .join('')
    .split('\n')
    .reduce(
      (sum, { length }) =>
        sum + Math.max(1, Math.ceil(length / Math.max(1, part * LETRAS_DE_LINEA - LETRAS_DE_AIRE))),
      0,
    )
