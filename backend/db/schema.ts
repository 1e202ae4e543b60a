import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bigint, boolean, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from '@/backend/db/conexion'

/**
 * The tables of the lists for drizzle. The migrations are the truth, and schema.test.ts compares every column with
 * them.
 */
export const matriculado = pgTable('matriculado', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  matricula: integer('matricula').notNull(),
  tipoMatriculaID: integer('tipo_matricula_id').notNull(),
  nroColegio: integer('nro_colegio'),
  formaPagoID: integer('forma_pago_id').notNull(),
  libro: text('libro'),
  folio: text('folio'),
  generaCuotas: boolean('genera_cuotas').notNull(),
  apellido: text('apellido').notNull(),
  nombre: text('nombre').notNull(),
  dni: integer('dni').notNull(),
  fechaNacimiento: date('fecha_nacimiento', { mode: 'string' }),
  sexo: smallint('sexo'),
  email: text('email'),
  telefono: text('telefono'),
  cuitCuil: text('cuit_cuil'),
  busqueda: text('busqueda').notNull(),
})

export const concepto = pgTable('concepto', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nombre: text('nombre').notNull(),
  descripcion: text('descripcion'),
  monto: bigint('monto', { mode: 'bigint' }).notNull(),
  tipo: integer('tipo').notNull(),
  anio: integer('anio'),
  tipoMatriculaID: integer('tipo_matricula_id'),
  variante: integer('variante').notNull(),
  version: integer('version').notNull(),
  eliminadoEn: timestamp('eliminado_en', { withTimezone: true, mode: 'string' }),
})

/** Uses the register's own pool and keeps nothing. */
export const lists = (db: Db): NodePgDatabase => drizzle({ client: db.pool })
