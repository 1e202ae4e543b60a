import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { EN_VIGOR, HOY } from '@/backend/padron/listado/filters'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import type { Columna, Orden } from '@/domain/listado'

const COBERTURA = `CASE WHEN ${EXTENDIDO} THEN 'COBERTURA AMPLIADA EXTENDIDA' WHEN ${AMPLIADO} THEN 'COBERTURA AMPLIADA'
  WHEN ${CUBIERTO} THEN 'CON COBERTURA' ELSE 'SIN COBERTURA' END`
const ESPECIALIDADES = `SELECT DISTINCT em.matriculado_id, e.nombre FROM especialidad_matriculado em
  JOIN especialidad e ON e.id = em.especialidad_id WHERE ${EN_VIGOR}`
const JUNTAS = `string_agg(x.nombre, ', ' ORDER BY x.nombre COLLATE es_ar)`
const ESTADO = nombreDeTipo('t')

/** SQL: a column was asked for. The planner knows the answer and leaves out what hangs on it. */
const pedida = (campo: Columna): string => `'${campo}' = ANY($3::text[])`
const si = (campo: Columna, valor: string): string =>
  `CASE WHEN ${pedida(campo)} THEN ${valor} END AS "${campo}"`

/** SQL: the columns `$3` of the members `$2` in their order, on the day `$1`; nothing else of anybody is read. */
export const FILAS = `
  SELECT m.id, ${si('matricula', 'm.matricula')}, ${si('dni', 'm.dni')}, ${si('nombre', nombreDeMatriculado('m'))},
    ${si('telefono', 'm.telefono')}, ${si('email', 'm.email')}, ${si('cobertura', COBERTURA)},
    esp.especialidades, ${si('deuda', 'coalesce(deu.deuda, 0)')}, ${si('estado', ESTADO)}, f.nombre AS "formaPago",
    pr.nombre AS provincia
  FROM unnest($2::int[]) WITH ORDINALITY pedido (id, lugar)
    JOIN matriculado m ON m.id = pedido.id
    ${joinSeguro('m.id', HOY)} AND ${pedida('cobertura')}
    LEFT JOIN LATERAL (SELECT ${JUNTAS} AS especialidades FROM (${ESPECIALIDADES} AND em.matriculado_id = m.id) x) esp
      ON ${pedida('especialidades')}
    LEFT JOIN LATERAL (SELECT sum(cargo.monto)::bigint AS deuda FROM cargo WHERE ${IMPAGO}
      AND cargo.matriculado_id = m.id) deu ON ${pedida('deuda')}
    LEFT JOIN tipo_matricula t ON t.id = m.tipo_matricula_id AND ${pedida('estado')}
    LEFT JOIN forma_pago f ON f.id = m.forma_pago_id AND ${pedida('formaPago')}
    LEFT JOIN provincia pr ON pr.id = m.provincia_id AND ${pedida('provincia')}
  ORDER BY pedido.lugar`

interface PorColumna {
  /** SQL: what the members `m` are put in order by. */
  claves: readonly string[]
  /** What that needs beside them. */
  join?: string
}

const ORDEN: Readonly<Record<Columna, PorColumna>> = {
  matricula: { claves: ['m.matricula'] },
  dni: { claves: ['m.dni'] },
  nombre: { claves: ['m.apellido', 'm.nombre'] },
  telefono: { claves: ['m.telefono'] },
  email: { claves: ['m.email'] },
  cobertura: { claves: [COBERTURA], join: joinSeguro('m.id', HOY) },
  especialidades: {
    claves: ['esp.nombres'],
    join: `LEFT JOIN (SELECT x.matriculado_id, ${JUNTAS} AS nombres FROM (${ESPECIALIDADES}) x GROUP BY x.matriculado_id) esp
      ON esp.matriculado_id = m.id`,
  },
  deuda: {
    claves: ['coalesce(deu.deuda, 0)'],
    join: `LEFT JOIN (SELECT cargo.matriculado_id, sum(cargo.monto) AS deuda FROM cargo WHERE ${IMPAGO}
      GROUP BY cargo.matriculado_id) deu ON deu.matriculado_id = m.id`,
  },
  estado: { claves: [ESTADO], join: 'JOIN tipo_matricula t ON t.id = m.tipo_matricula_id' },
  formaPago: { claves: ['f.nombre'], join: 'JOIN forma_pago f ON f.id = m.forma_pago_id' },
  provincia: { claves: ['pr.nombre'], join: 'LEFT JOIN provincia pr ON pr.id = m.provincia_id' },
}

/** SQL: an order of members `m`, who has no value last, and what it needs beside them. The id makes it one order. */
export function orderOf(orden: Orden): { join: string; orden: string } {
  const [campo = '', sense] = orden.split(' ')
  const { claves, join = '' } = ORDEN[campo as Columna]
  const direction = sense === 'desc' ? 'DESC NULLS LAST' : 'ASC'
  return { join, orden: [...claves, 'm.id'].map((clave) => `${clave} ${direction}`).join(', ') }
}
