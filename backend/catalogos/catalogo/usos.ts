import type { Queryable } from '@/backend/db/conexion'

/** What the rows that use a catalogue's row are called, one and many. */
export const PALABRAS: Readonly<Record<string, readonly [uno: string, muchos: string]>> = {
  matriculado: ['matriculado', 'matriculados'],
  hospital_matriculado: ['hospital de un matriculado', 'hospitales de matriculados'],
  especialidad_matriculado: ['especialidad de un matriculado', 'especialidades de matriculados'],
  practica_matriculado: ['práctica de un matriculado', 'prácticas de matriculados'],
  certificado_matriculado: ['certificado de un matriculado', 'certificados de matriculados'],
  federacion_matriculado: ['seguro de un matriculado', 'seguros de matriculados'],
  periodo_matricula: ['período de matrícula', 'períodos de matrícula'],
  estado_programado: ['cambio de estado programado', 'cambios de estado programados'],
  pago: ['recibo', 'recibos'],
  da_listado: ['débito automático', 'débitos automáticos'],
  sucursal_banco: ['sucursal', 'sucursales'],
  departamento: ['departamento', 'departamentos'],
  cargo: ['cuota o concepto cargado', 'cuotas o conceptos cargados'],
  concepto: ['precio', 'precios'],
  carga_concepto: ['concepto cargado a varios', 'conceptos cargados a varios'],
  papel_a_pedido: ['papel que el médico puede pedir', 'papeles que el médico puede pedir'],
  acto_firmante: ['resolución firmada', 'resoluciones firmadas'],
  papel_pedido: ['papel pedido', 'papeles pedidos'],
  tipo_solicitud: ['tipo de solicitud', 'tipos de solicitud'],
}

/** A row whose own key is the catalogue's row is a part of it: what it says goes with it. */
export const ES_PARTE = `EXISTS (SELECT FROM pg_constraint k
  WHERE k.conrelid = c.conrelid AND k.contype = 'p' AND k.conkey = c.conkey)`

interface Referencia {
  tabla: string
  columna: string
  conBaja: boolean
}

/** Every foreign key to a catalogue's rows; `conBaja`: of a table whose rows may be deleted and stay. */
export const listReferences = (db: Queryable, tabla: string): Promise<Referencia[]> =>
  db.query<Referencia>(
    `SELECT c.conrelid::regclass::text AS tabla, a.attname AS columna,
       EXISTS (SELECT FROM pg_attribute b WHERE b.attrelid = c.conrelid AND b.attname = 'eliminado_en') AS "conBaja"
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND NOT ${ES_PARTE} ORDER BY 1`,
    [tabla],
  )

/** '12 matriculados, 1 sucursal', or '' when nothing refers to the row. */
export async function describeUses(db: Queryable, tabla: string, id: number): Promise<string> {
  const references = await listReferences(db, tabla)
  const counts = new Map<string, number>()
  for (const { tabla: from, columna, conBaja } of references) {
    const [row] = await db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${from} WHERE ${columna} = $1${conBaja ? ' AND eliminado_en IS NULL' : ''}`,
      [id],
    )
    if (row && row.n > 0) counts.set(from, (counts.get(from) ?? 0) + row.n)
  }
  return [...counts].map(([from, n]) => `${n} ${wordFor(from, n)}`).join(', ')
}

export const wordFor = (tabla: string, n: number): string => PALABRAS[tabla]?.[n === 1 ? 0 : 1] ?? tabla
