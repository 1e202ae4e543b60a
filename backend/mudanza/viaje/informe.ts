import type { Queryable } from '@/backend/db/conexion'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { byAmount, type Resumen } from '@/backend/mudanza/viaje/comparar'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { FALTANTES } from '@/backend/mudanza/viaje/faltantes'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import type { Diferencia } from '@/backend/mudanza/viaje/paridad'
import { QUES, type Que } from '@/domain/mudanza/diferencia'
import { Respuestas, type Respuesta } from '@/backend/mudanza/viaje/respuestas'

/** How a register stands beside the copy that it was made of. */
export interface Informe {
  origen: string
  leidaEn: string
  armadaEn: string
  comparadaEn: string
  /** Of the copy. */
  huella: string
  matriculados: number
  iguales: number
  sinExplicar: number
  resumen: Resumen
  /** Those of most money first. */
  porQue: { que: Que; nombre: string; n: number; importe: number; sinExplicar: number }[]
  hallazgos: { clase: string; nombre: string; n: number }[]
  faltantes: typeof FALTANTES
}

export interface DiferenciaDeInforme extends Diferencia {
  matriculadoID: number
  matricula: number
  nombre: string
  explicada: Respuesta | undefined
}

export interface HallazgoDeInforme {
  clase: string
  matriculadoID: number | null
  matricula: number | null
  nombre: string | null
  texto: string
}

type Hecha = Pick<Informe, 'origen' | 'leidaEn' | 'armadaEn' | 'huella' | 'matriculados'> & {
  iguales: number | null
  comparadaEn: string | null
  /** A comparison of before has neither figures nor what was not read. */
  resumen: Omit<Resumen, 'cifras' | 'sinLeer'> & Partial<Pick<Resumen, 'cifras' | 'sinLeer'>>
}

/** Throws `MudanzaError` where nothing was compared yet. */
export async function readInforme(db: Queryable, viaje: Viaje): Promise<Informe> {
  const [hecha] = await db.query<Hecha>(
    `SELECT origen, huella, leida_en AS "leidaEn", armada_en AS "armadaEn", comparada_en AS "comparadaEn", matriculados,
       iguales, resumen FROM mudanza`,
  )
  if (!hecha?.comparadaEn)
    throw new MudanzaError('Todavía no se comparó este registro: npm run mudanza -- comparar')
  const { comparadaEn } = hecha
  const resumen = { ...{ cifras: [], sinLeer: 0 }, ...hecha.resumen }
  const respuestas = await knownOf(db, viaje)
  const open = new Map<Que, number>()
  for await (const lote of listDiferencias(db, respuestas))
    for (const { que, explicada } of lote) if (!explicada) open.set(que, (open.get(que) ?? 0) + 1)
  const unexplained = [...open.values()].reduce((sum, n) => sum + n, 0)
  return {
    ...hecha,
    iguales: hecha.iguales ?? 0,
    ...{ comparadaEn, resumen },
    sinExplicar: unexplained + resumen.faltan.length,
    porQue: byAmount(resumen).map((one) => ({ ...one, sinExplicar: open.get(one.que) ?? 0 })),
    hallazgos: await countHallazgos(db),
    faltantes: FALTANTES,
  }
}

/** The answers of the folder and those of the register's screens. */
export async function knownOf(db: Queryable, viaje: Viaje): Promise<Respuestas> {
  const respuestas = Respuestas.of(viaje)
  await respuestas.takeFrom(db, viaje)
  return respuestas
}

async function countHallazgos(db: Queryable): Promise<Informe['hallazgos']> {
  const rows = await db.query<{ clase: string; n: number }>(
    'SELECT clase, count(*)::int AS n FROM mudanza_hallazgo GROUP BY 1 ORDER BY 2 DESC, 1',
  )
  return rows.map((row) => ({ ...row, nombre: nombreDeHallazgo(row.clase) }))
}

const LOTE = 2_000
const PERSONA = `m.matricula, m.apellido || ', ' || m.nombre AS nombre`

/** Every difference by kind, those of most money first, in batches. */
export async function* listDiferencias(
  db: Queryable,
  respuestas: Respuestas,
): AsyncGenerator<DiferenciaDeInforme[]> {
  for (const que of Object.keys(QUES))
    for (let at = 0; ; at += LOTE) {
      const rows = await db.query<Omit<DiferenciaDeInforme, 'explicada'>>(
        `SELECT d.matriculado_id AS "matriculadoID", ${PERSONA}, que, clase, viejo, nuevo, importe, fila
         FROM mudanza_diferencia d JOIN matriculado m ON m.id = d.matriculado_id WHERE que = $1
         ORDER BY abs(importe) DESC, d.id OFFSET $2 LIMIT ${LOTE}`,
        [que, at],
      )
      yield rows.map((row) => ({ ...row, explicada: respuestas.explain(row.matriculadoID, row) }))
      if (rows.length < LOTE) break
    }
}

/** Every finding by its class, in batches. */
export async function* listHallazgos(db: Queryable): AsyncGenerator<HallazgoDeInforme[]> {
  for (let at = 0; ; at += LOTE) {
    const rows = await db.query<HallazgoDeInforme>(
      `SELECT h.clase, h.matriculado_id AS "matriculadoID", ${PERSONA}, texto
       FROM mudanza_hallazgo h LEFT JOIN matriculado m ON m.id = h.matriculado_id
       ORDER BY h.clase, h.id OFFSET $1 LIMIT ${LOTE}`,
      [at],
    )
    yield rows
    if (rows.length < LOTE) return
  }
}
