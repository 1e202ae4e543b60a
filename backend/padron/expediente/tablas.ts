import { ATADURAS, SUYAS } from '@/backend/padron/matriculado/baja'

/** SQL: which rows `t` of a table are the member's, $1. */
const SUYO = 't.matriculado_id = $1'

/** Rows that name him through another row of his, and the member's own. */
const POR_OTRA: Readonly<Record<string, string>> = {
  matriculado: 't.id = $1',
  auditoria: SUYO,
  control_visto: '$1 = ANY(t.matriculados)',
  mudanza_respuesta: SUYO,
  tarea_fila: SUYO,
  linea: 't.pago_id IN (SELECT p.id FROM pago p WHERE p.matriculado_id = $1)',
  recibo: 't.pago_id IN (SELECT p.id FROM pago p WHERE p.matriculado_id = $1)',
  convenio: 't.plan_id IN (SELECT p.id FROM plan_pago p WHERE p.matriculado_id = $1)',
  ronda_cargo: 't.ronda_fila_id IN (SELECT f.id FROM ronda_fila f WHERE f.matriculado_id = $1)',
  pago_en_linea_cargo: 't.pago_en_linea_id IN (SELECT p.id FROM pago_en_linea p WHERE p.matriculado_id = $1)',
  cobro_en_linea: 't.pago_en_linea_id IN (SELECT p.id FROM pago_en_linea p WHERE p.matriculado_id = $1)',
  solicitud_papel: 't.solicitud_id IN (SELECT s.id FROM solicitud s WHERE s.matriculado_id = $1)',
  solicitud_paso: 't.solicitud_id IN (SELECT s.id FROM solicitud s WHERE s.matriculado_id = $1)',
  sesion: 't.usuario_id IN (SELECT u.id FROM usuario u WHERE u.matriculado_id = $1)',
}

/** Every table that holds something of a member, with the SQL of which rows: those that a removal looks at, and more. */
export const TABLAS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(POR_OTRA),
  ...[...SUYAS, ...Object.keys(ATADURAS)].map((tabla) => [tabla, SUYO] as const),
])

const RESERVADAS = ['clave_hash', 'token_hash', 'codigo_hash', 'busqueda', 'preferencia', 'url']

/** Columns of a table that open something or only serve the program: no file tells them. The number of a transfer is told. */
export const reservedOf = (tabla: string): readonly string[] =>
  tabla === 'pago' ? RESERVADAS : [...RESERVADAS, 'referencia']
