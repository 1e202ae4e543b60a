import type { Tx } from '@/backend/db/conexion'
import { shownCells } from '@/backend/mudanza/importar/filas'
import type {
  CambioDicho,
  Comparado,
  Contexto,
  DestinoListo,
  Dicho,
} from '@/backend/mudanza/importar/destinos/destino'
import { formatFecha, isFecha } from '@/domain/fechas'
import type { Lectura } from '@/domain/importar/lectura'
import type { Hallazgo, Juzgada, Suerte, Valores } from '@/domain/importar/resultado'
import type { FilaDeLibro } from '@/domain/libro'
import { cut } from '@/domain/texto'

/** What is said of a row; all null of one that is no datum. */
export interface Veredicto {
  hoja: number
  fila: number
  que: Suerte | null
  hallazgos: Hallazgo[] | null
  dice: string | null
}

/** One thing to write, with what the register has of it. */
export interface PorGuardar {
  hoja: number
  fila: number
  valores: Valores
  suerte: 'nueva' | 'cambia' | 'igual'
  cambios: CambioDicho[]
  entidadID: number | null
}

type Aceptada = Extract<Juzgada, { que: 'aceptada' }>

/** A finding of the target at the column that its field has. */
export const atColumn = ({ columnas }: Pick<Lectura, 'columnas'>, { campo, ...dicho }: Dicho): Hallazgo => {
  const at = campo === null ? -1 : columnas.indexOf(campo)
  return { ...dicho, campo, columna: at < 0 ? null : at }
}

/** Of the fates of a row's records the one that says most. */
const fateOf = (records: readonly PorGuardar[]): Suerte =>
  (['nueva', 'cambia'] as const).find((one) => records.some(({ suerte }) => suerte === one)) ?? 'igual'

const LARGO = 300
const rawOf = ({ celdas }: Pick<FilaDeLibro, 'celdas'>): string =>
  cut(
    shownCells(celdas, 60)
      .filter((text) => text !== '')
      .map((text) => (isFecha(text) ? formatFecha(text) : text))
      .slice(0, 5)
      .join(' · '),
    LARGO,
  )

/** What is said once for the whole file, where no column says it. */
function withFixed({ fijos }: Lectura, juzgada: Juzgada | null): Juzgada | null {
  if (fijos.length === 0 || juzgada?.que !== 'aceptada') return juzgada
  const fixed = Object.fromEntries(fijos.map(({ campo, valor }) => [campo, valor]))
  const registros = juzgada.registros.map((one) => ({
    ...one,
    valores: { ...fixed, ...filledOf(one.valores) },
  }))
  return { ...juzgada, registros }
}

const filledOf = (valores: Valores): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== null))

/** What is said of judged rows, once the accepted were compared with the register; each row beside its verdict. */
export async function settle(
  tx: Tx,
  destino: DestinoListo,
  contexto: Contexto,
  read: readonly { fila: FilaDeLibro; juzgada: Juzgada | null }[],
): Promise<{ veredictos: Veredicto[]; registros: PorGuardar[] }> {
  const juzgadas = read.map(({ fila, juzgada }) => ({ fila, juzgada: withFixed(contexto.lectura, juzgada) }))
  const accepted = juzgadas.flatMap(({ juzgada }) => (juzgada?.que === 'aceptada' ? [juzgada] : []))
  const found = await destino.comparar(
    tx,
    contexto,
    accepted.flatMap(({ registros }) => registros.map(({ valores }) => valores)),
  )
  const of = new Map<Aceptada, Comparado[]>()
  let at = 0
  for (const juzgada of accepted) of.set(juzgada, found.slice(at, (at += juzgada.registros.length)))
  const registros: PorGuardar[] = []
  const veredictos = juzgadas.map(({ fila, juzgada }): Veredicto => {
    const place = { hoja: fila.hoja, fila: fila.fila }
    if (juzgada === null) return { ...place, que: null, hallazgos: null, dice: null }
    if (juzgada.que === 'rehusada')
      return { ...place, que: 'rehusada', hallazgos: [juzgada.rechazo], dice: rawOf(fila) }
    if (juzgada.que === 'salteada') return { ...place, que: 'salteada', ...passedOver(juzgada.porque, fila) }
    const [verdict, records] = acceptedAs(destino, contexto, juzgada, of.get(juzgada) ?? [])
    registros.push(...records)
    return { ...place, ...verdict }
  })
  return { veredictos, registros }
}

const passedOver = (porque: string, fila: FilaDeLibro) => ({
  hallazgos: [{ columna: null, campo: null, codigo: 'salteada', texto: porque }],
  dice: rawOf(fila),
})

/** A row of which the register refuses one record is refused whole. */
function acceptedAs(
  destino: DestinoListo,
  { lectura }: Contexto,
  { hoja, fila, registros }: Aceptada,
  comparados: readonly Comparado[],
): [Pick<Veredicto, 'que' | 'hallazgos' | 'dice'>, PorGuardar[]] {
  const dice = cut(registros.map(({ valores }) => destino.dice(valores)).join('; '), LARGO)
  const refused = comparados.find((one) => 'rechazo' in one)
  if (refused) return [{ que: 'rehusada', hallazgos: [atColumn(lectura, refused.rechazo)], dice }, []]
  const records = comparados.flatMap((one, at): PorGuardar[] =>
    'rechazo' in one
      ? []
      : [
          {
            ...{ hoja, fila, valores: registros[at]?.valores ?? {} },
            ...{ suerte: one.suerte, cambios: one.cambios, entidadID: one.entidadID },
          },
        ],
  )
  const hallazgos = [
    ...registros.flatMap(({ avisos }) => avisos),
    ...comparados.flatMap((one) =>
      'rechazo' in one ? [] : one.avisos.map((dicho) => atColumn(lectura, dicho)),
    ),
  ]
  return [{ que: fateOf(records), hallazgos, dice }, records]
}

export async function keepVeredictos(
  tx: Tx,
  importacionID: number,
  veredictos: readonly Veredicto[],
): Promise<void> {
  await tx.query(
    `UPDATE importacion_fila f SET que = d.que, hallazgos = d.hallazgos::jsonb, dice = d.dice
     FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[]) AS d (hoja, fila, que, hallazgos, dice)
     WHERE f.importacion_id = $1 AND f.hoja = d.hoja AND f.fila = d.fila AND (f.que IS NOT NULL OR d.que IS NOT NULL)`,
    [
      importacionID,
      veredictos.map(({ hoja }) => hoja),
      veredictos.map(({ fila }) => fila),
      veredictos.map(({ que }) => que),
      veredictos.map(({ hallazgos }) => hallazgos && JSON.stringify(hallazgos)),
      veredictos.map(({ dice }) => dice),
    ],
  )
}

/** After the last one that was kept. */
export async function keepRegistros(
  tx: Tx,
  importacionID: number,
  registros: readonly PorGuardar[],
): Promise<void> {
  if (registros.length === 0) return
  await tx.query(
    `INSERT INTO importacion_registro (importacion_id, n, hoja, fila, valores, suerte, cambios, entidad_id)
     SELECT $1, m.n + d.lugar, d.hoja, d.fila, d.valores::jsonb, d.suerte, d.cambios::jsonb, d.entidad_id
     FROM (SELECT coalesce(max(n), 0) AS n FROM importacion_registro WHERE importacion_id = $1) m,
       unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[]) WITH ORDINALITY
         AS d (hoja, fila, valores, suerte, cambios, entidad_id, lugar)`,
    [
      importacionID,
      registros.map(({ hoja }) => hoja),
      registros.map(({ fila }) => fila),
      registros.map(({ valores }) => JSON.stringify(valores)),
      registros.map(({ suerte }) => suerte),
      registros.map(({ cambios }) => JSON.stringify(cambios)),
      registros.map(({ entidadID }) => entidadID),
    ],
  )
}
