import type { FilaDe } from '@/contract/llamada'
import type { traer } from '@/contract/mudanza'
import type { Queryable } from '@/backend/db/conexion'
import { readGuardado } from '@/backend/mudanza/diferencia/guardado'
import { CON_RESPUESTA, FALTA_EXPLICAR } from '@/backend/mudanza/diferencia/respuesta'
import type { Que } from '@/domain/mudanza/diferencia'

type Estado = NonNullable<FilaDe<typeof traer>['mudanza']>
type Leido = Omit<Estado, keyof ReturnType<typeof readResumen>> & { resumen: unknown }

export async function readMudanza(db: Queryable): Promise<FilaDe<typeof traer>> {
  const [found] = await db.query<Leido>(
    `SELECT m.origen, m.corte, m.leida_en AS leida, m.armada_en AS armada, m.comparada_en AS comparada,
       m.abierta_en AS abierta, m.abierta_por AS "abiertaPor", m.matriculados, m.iguales, m.resumen,
       EXISTS (SELECT FROM registro WHERE clase = 'ensayo') AS ensayo,
       c.diferencias, c.faltan AS "porExplicar", c.mudas AS "sinResponder",
       coalesce((SELECT json_agg(h) FROM (SELECT clase, count(*)::int AS cantidad FROM mudanza_hallazgo
         GROUP BY clase ORDER BY count(*) DESC, clase) h), '[]') AS hallazgos
     FROM mudanza m, (SELECT count(*)::int AS diferencias, count(*) FILTER (WHERE ${FALTA_EXPLICAR})::int AS faltan,
         count(*) FILTER (WHERE r.valor IS NULL)::int AS mudas
       FROM mudanza_diferencia d ${CON_RESPUESTA}) c`,
  )
  if (!found) return { mudanza: null }
  const { resumen, ...estado } = found
  return { mudanza: { ...estado, ...readResumen(resumen) } }
}

const QUE_SE_SUMA = ['pendiente', 'saldo'] as const satisfies readonly Que[]

/** What the comparison wrote down of all. */
function readResumen(
  resumen: unknown,
): Pick<Estado, 'sumas' | 'sinLeer' | 'cifras' | 'faltan' | 'afuera' | 'reglasRotas'> {
  const told = (resumen ?? {}) as Readonly<Record<string, unknown>>
  const count = (key: string) => (Array.isArray(told[key]) ? told[key].length : 0)
  return {
    sumas: QUE_SE_SUMA.flatMap((que) => {
      const sides = told[que] as { viejo?: unknown; nuevo?: unknown } | undefined
      const [viejo, nuevo] = [readGuardado(sides?.viejo), readGuardado(sides?.nuevo)]
      return viejo === null || nuevo === null ? [] : [{ que, viejo, nuevo }]
    }),
    sinLeer: Number(told['sinLeer'] ?? 0),
    cifras: Array.isArray(told['cifras']) ? (told['cifras'] as Estado['cifras']) : [],
    ...{ faltan: count('faltan'), afuera: count('afuera'), reglasRotas: count('verificar') },
  }
}
