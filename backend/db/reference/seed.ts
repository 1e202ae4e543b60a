import type { Tx } from '@/backend/db/conexion'
import bancos from '@/backend/db/reference/bancos.json'
import conceptos from '@/backend/db/reference/conceptos.json'
import departamentos from '@/backend/db/reference/departamentos.json'
import entidades from '@/backend/db/reference/entidades-otorgan-titulo.json'
import especialidades from '@/backend/db/reference/especialidades.json'
import formasObtencion from '@/backend/db/reference/formas-obtencion.json'
import hospitales from '@/backend/db/reference/hospitales.json'
import organizaciones from '@/backend/db/reference/organizaciones.json'
import { pricesOf, type Precio } from '@/backend/db/reference/precios'
import practicas from '@/backend/db/reference/practicas.json'
import provincias from '@/backend/db/reference/provincias.json'
import sucursales from '@/backend/db/reference/sucursales.json'
import tiposCertificado from '@/backend/db/reference/tipos-certificado.json'
import tiposMatricula from '@/backend/db/reference/tipos-matricula.json'
import tiposSeguro from '@/backend/db/reference/tipos-seguro.json'
import titulos from '@/backend/db/reference/titulos.json'
import { FORMAS_PAGO } from '@/domain/estados'
import { partsOf, type Fecha } from '@/domain/fechas'
import { CLASES } from '@/domain/papel'
import { TIPO_PRECIO } from '@/domain/precio'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'
import { ROLES } from '@/domain/roles'

const WITH_SEQUENCE = [
  'provincia',
  'departamento',
  'banco',
  'sucursal_banco',
  'titulo',
  'entidad_otorga_titulo',
  'organizacion',
  'especialidad',
  'forma_obtencion_especialidad',
  'hospital',
  'tipo_matricula',
  'forma_pago',
  'concepto',
  'practica',
  'tipo_certificado',
  'tipo_seguro',
  'medio_pago',
]

const CONTADORES = [
  'recibo',
  'certificado_especialidad',
  'da_solicitud',
  ...CLASES.map((clase) => `papel.${clase}`),
]

/**
 * Fills an empty register with reference data and the prices of this year and the last. False when there is reference
 * data already.
 */
export async function seedReference(tx: Tx, hoy: Fecha): Promise<boolean> {
  const roles = ROLES.map((nombre, index) => ({ id: index + 1, nombre }))
  const [first] = await tx.query<{ hay: boolean }>('SELECT EXISTS (SELECT FROM rol) AS hay')
  if (first?.hay) return false
  await insert(tx, 'rol', 'id int, nombre text', roles)
  await seedPlaces(tx)
  await seedBanks(tx)
  await seedStudies(tx)
  await seedFixed(tx)
  await seedMedios(tx)
  const { anio } = partsOf(hoy)
  await insertPrices(tx, [...pricesOf(anio - 1), ...pricesOf(anio)])
  await seedConcepts(tx)
  await seedPapers(tx)
  await seedPlantillas(tx)
  await tx.query('SELECT sembrar_tipos_de_solicitud()')
  for (const table of WITH_SEQUENCE) await startAfter(tx, table)
  // A birth empties every table first, with what the migrations put there.
  await tx.query(
    `INSERT INTO contador (nombre, valor, desde) SELECT nombre, 0, 0 FROM unnest($1::text[]) nombre
     ON CONFLICT DO NOTHING`,
    [CONTADORES],
  )
  return true
}

/** Adds prices and leaves existing ones as they are. */
export async function insertPrices(tx: Tx, precios: readonly Precio[]): Promise<void> {
  await tx.query(
    `INSERT INTO concepto (nombre, descripcion, monto, tipo, anio, tipo_matricula_id, variante)
     SELECT nombre, 'Valor mensual de ejemplo', monto, ${TIPO_PRECIO}, anio, tipo, variante
     FROM jsonb_to_recordset($1) AS fila(nombre text, monto bigint, anio int, tipo int, variante int)
     ON CONFLICT (anio, tipo_matricula_id, variante) WHERE tipo = ${TIPO_PRECIO} AND eliminado_en IS NULL DO NOTHING`,
    [JSON.stringify(precios.map((p) => ({ ...p, monto: Number(p.monto), tipo: p.tipoMatriculaID })))],
  )
}

async function seedPlaces(tx: Tx): Promise<void> {
  await insert(tx, 'provincia', 'id int, codigo text, nombre text', numbered(provincias.rows))
  const provinceID = new Map(provincias.rows.map((row, index) => [row.codigo, index + 1]))
  await insert(
    tx,
    'departamento',
    'id int, codigo text, nombre text, provincia_id int',
    numbered(departamentos.rows).map((row) => ({ ...row, provincia_id: provinceID.get(row.provincia) })),
  )
  const departmentID = new Map(departamentos.rows.map((row, index) => [row.codigo, index + 1]))
  await insert(
    tx,
    'hospital',
    'id int, nombre text, localidad text, departamento_id int',
    numbered(hospitales.rows).map((row) => ({ ...row, departamento_id: departmentID.get(row.departamento) })),
  )
}

async function seedBanks(tx: Tx): Promise<void> {
  await insert(
    tx,
    'banco',
    'id int, nombre text, codigo_bcra text, codigo_cbu text',
    numbered(bancos.rows).map((row) => ({ ...row, codigo_bcra: row.codigo, codigo_cbu: row.cbu })),
  )
  const bankID = new Map(bancos.rows.map((row, index) => [row.cbu, index + 1]))
  await insert(
    tx,
    'sucursal_banco',
    'id int, nombre text, banco_id int, codigo text',
    numbered(sucursales.rows).map((row) => ({ ...row, banco_id: bankID.get(row.banco) })),
  )
}

async function seedStudies(tx: Tx): Promise<void> {
  await insert(tx, 'titulo', 'id int, nombre text, codigo int', numbered(titulos.rows))
  await insert(tx, 'entidad_otorga_titulo', 'id int, nombre text', numbered(entidades.rows))
  await insert(tx, 'organizacion', 'id int, nombre text', numbered(organizaciones.rows))
  await insert(tx, 'especialidad', 'id int, nombre text', numbered(especialidades.rows))
  await insert(tx, 'forma_obtencion_especialidad', 'id int, nombre text', numbered(formasObtencion.rows))
}

async function seedPapers(tx: Tx): Promise<void> {
  await insert(tx, 'practica', 'id int, nombre text', numbered(practicas.rows))
  await insert(tx, 'tipo_certificado', 'id int, nombre text, cuerpo text', numbered(tiposCertificado.rows))
  await insert(tx, 'tipo_seguro', 'id int, nombre text', numbered(tiposSeguro.rows))
}

/** The specification fixes these ids, so the rows cannot be deleted. */
async function seedFixed(tx: Tx): Promise<void> {
  await insert(
    tx,
    'tipo_matricula',
    'id int, nombre text, categoria int, vence boolean, fijo boolean',
    numbered(tiposMatricula.rows).map((row) => ({ ...row, fijo: true })),
  )
  const formas = Object.entries(FORMAS_PAGO).map(([id, nombre]) => ({ id: Number(id), nombre, fijo: true }))
  await insert(tx, 'forma_pago', 'id int, nombre text, fijo boolean', formas)
}

/** By what is paid at the counter; migrated databases have them already. */
async function seedMedios(tx: Tx): Promise<void> {
  await tx.query(
    `INSERT INTO medio_pago (id, nombre, pide_referencia, fijo) VALUES
       (${EFECTIVO_EN_MANO}, 'Efectivo', false, true), (2, 'Transferencia', true, false),
       (3, 'Tarjeta de débito', true, false), (4, 'Tarjeta de crédito', true, false), (5, 'Cheque', true, false)
     ON CONFLICT DO NOTHING`,
  )
}

async function seedConcepts(tx: Tx): Promise<void> {
  await tx.query(
    `INSERT INTO concepto (nombre, monto) SELECT nombre, pesos * 100
     FROM ROWS FROM (jsonb_to_recordset($1) AS (nombre text, pesos bigint)) WITH ORDINALITY AS fila(nombre, pesos, orden)
     ORDER BY orden`,
    [JSON.stringify(conceptos.rows)],
  )
}

const numbered = <R extends object>(rows: readonly R[]): (R & { id: number })[] =>
  rows.map((row, index) => ({ ...row, id: index + 1 }))

/** `columns` names the columns with their types, for jsonb_to_recordset. */
async function insert(tx: Tx, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const names = columns.replace(/ \w+(,|$)/g, '$1')
  await tx.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset($1) AS fila(${columns})`,
    [JSON.stringify(rows)],
  )
}

async function startAfter(tx: Tx, table: string): Promise<void> {
  await tx.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`)
}

/** The first reminders' texts; migrated databases have them already. */
const PLANTILLAS = [
  {
    nombre: 'Antes del vencimiento',
    asunto: 'Su cuota de {periodo} vence el {vencimiento}',
    cuerpo: `{saludo}:

Le recordamos que su cuota de {periodo}, de {importe}, vence el {vencimiento}.

{pago}

Si ya la pagó, no tenga en cuenta este aviso.

{firma}`,
  },
  {
    nombre: 'Después del vencimiento',
    asunto: 'Su cuota de {periodo} está impaga',
    cuerpo: `{saludo}:

Su cuota de {periodo}, de {importe}, venció el {vencimiento} y figura impaga.

{pago}

Si ya la pagó, no tenga en cuenta este aviso.

{firma}`,
  },
]

async function seedPlantillas(tx: Tx): Promise<void> {
  for (const { nombre, asunto, cuerpo } of PLANTILLAS)
    await tx.query(
      `INSERT INTO plantilla (nombre, asunto, cuerpo)
       SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM plantilla WHERE nombre = $1)`,
      [nombre, asunto, cuerpo],
    )
}
