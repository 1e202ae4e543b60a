import { CATALOGOS } from '@/contract/catalogo/lista'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { nombreDeRecibo } from '@/backend/nucleo/numero-de-recibo'

interface Tipo {
  nombre: string
  /** SQL that gives id, nombre and vigente (whether it can still be opened). */
  sql: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'el banco' → 'Banco'. */
const deCatalogo = Object.fromEntries(
  Object.values(CATALOGOS).map(({ noun, singular }) => [
    noun,
    {
      nombre: capital(singular.replace(/^(el|la) /, '')),
      sql: `SELECT t.id, ${noun === 'tipo_matricula' ? nombreDeTipo('t') : 't.nombre'} AS nombre, t.eliminado_en IS NULL AS vigente
        FROM ${noun} t`,
    },
  ]),
)

const MATRICULADO = `SELECT id, ${nombreCorrido('matriculado')} || ', matrícula ' || matricula AS nombre, true AS vigente
  FROM matriculado`

const TIPOS: Readonly<Record<string, Tipo>> = {
  matriculado: { nombre: 'Matriculado', sql: MATRICULADO },
  usuario: {
    nombre: 'Usuario',
    sql: 'SELECT id, username AS nombre, eliminado_en IS NULL AS vigente FROM usuario',
  },
  pago: {
    nombre: 'Pago',
    sql: `SELECT id, ${nombreDeRecibo('pago')} AS nombre, false AS vigente FROM pago`,
  },
  cargo: { nombre: 'Cargo', sql: 'SELECT id, nombre, false AS vigente FROM cargo' },
  plan_pago: {
    nombre: 'Plan de pagos',
    sql: `SELECT id, cuotas || ' cuotas' AS nombre, false AS vigente FROM plan_pago`,
  },
  cobranza_evento: {
    nombre: 'Gestión de cobranza',
    sql: `SELECT id, clase || ' del ' || to_char(dia, 'DD/MM/YYYY') AS nombre, false AS vigente FROM cobranza_evento`,
  },
  eliminacion: {
    nombre: 'Eliminación de deuda',
    sql: `SELECT id, cantidad || CASE cantidad WHEN 1 THEN ' cargo' ELSE ' cargos' END AS nombre, false AS vigente FROM eliminacion`,
  },
  pago_en_linea: {
    nombre: 'Pago en línea',
    sql: `SELECT id, 'número ' || id AS nombre, false AS vigente FROM pago_en_linea`,
  },
  ajuste: { nombre: 'Regla', sql: 'SELECT 0 AS id, clave AS nombre, false AS vigente FROM ajuste' },
  ajuste_de_debito: {
    nombre: 'Ajuste del débito automático',
    sql: 'SELECT 0 AS id, clave AS nombre, false AS vigente FROM ajuste',
  },
  cierre: {
    nombre: 'Cierre del período',
    sql: `SELECT id, 'hasta el ' || to_char(hasta, 'DD/MM/YYYY') AS nombre, false AS vigente FROM cierre`,
  },
  vista: { nombre: 'Vista', sql: 'SELECT id, nombre, false AS vigente FROM vista' },
  acto: {
    nombre: 'Resolución',
    sql: `SELECT id, coalesce(clase || ' ' || numero || '/' || anio, asunto) AS nombre, true AS vigente FROM acto`,
  },
  papel_pedido: {
    nombre: 'Papel pedido',
    sql: `SELECT p.id, t.nombre, false AS vigente
      FROM papel_pedido p JOIN tipo_certificado t ON t.id = p.tipo_certificado_id`,
  },
  control_visto: {
    nombre: 'Hallazgo del padrón',
    sql: `SELECT id, motivo AS nombre, false AS vigente FROM control_visto`,
  },
  propuesta: {
    nombre: 'Dato propuesto',
    sql: `SELECT p.id, p.valor AS nombre, false AS vigente FROM propuesta p`,
  },
  hospital_matriculado: {
    nombre: 'Hospital del matriculado',
    sql: `SELECT hm.id, h.nombre, false AS vigente FROM hospital_matriculado hm JOIN hospital h ON h.id = hm.hospital_id`,
  },
  practica_matriculado: {
    nombre: 'Práctica del matriculado',
    sql: `SELECT pm.id, p.nombre, false AS vigente FROM practica_matriculado pm JOIN practica p ON p.id = pm.practica_id`,
  },
  certificado_matriculado: {
    nombre: 'Certificado del matriculado',
    sql: `SELECT cm.id, t.nombre, false AS vigente
      FROM certificado_matriculado cm JOIN tipo_certificado t ON t.id = cm.tipo_certificado_id`,
  },
  especialidad_matriculado: {
    nombre: 'Especialidad del matriculado',
    sql: `SELECT em.id, e.nombre || coalesce(', certificado ' || coalesce(em.nro_certificado::text, em.numero_anterior), '') AS nombre, false AS vigente
      FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id`,
  },
  federacion_matriculado: {
    nombre: 'Seguro del matriculado',
    sql: `SELECT id, 'desde el ' || to_char(desde, 'DD/MM/YYYY') AS nombre, false AS vigente
      FROM federacion_matriculado`,
  },
  superintendencia_matriculado: {
    nombre: 'Superintendencia del matriculado',
    sql: `SELECT id, 'desde el ' || to_char(desde, 'DD/MM/YYYY') AS nombre, false AS vigente
      FROM superintendencia_matriculado`,
  },
  da_listado: {
    nombre: 'Débito automático del matriculado',
    sql: `SELECT d.id, f.nombre, false AS vigente FROM da_listado d JOIN forma_pago f ON f.id = d.forma_pago_id`,
  },
  archivo_federacion: {
    nombre: 'Archivo de la federación',
    sql: `SELECT id, to_char(mes, 'FM00') || '/' || anio AS nombre, false AS vigente FROM archivo_federacion`,
  },
  ronda: {
    nombre: 'Débito del mes',
    sql: `SELECT id, to_char(mes, 'FM00') || '/' || anio AS nombre, false AS vigente FROM ronda`,
  },
  rendicion: { nombre: 'Rendición de débitos', sql: 'SELECT id, nombre, false AS vigente FROM rendicion' },
  cobro_por_resolver: {
    nombre: 'Cobro por resolver',
    sql: `SELECT id, 'número ' || id AS nombre, false AS vigente FROM cobro_por_resolver`,
  },
  arqueo: {
    nombre: 'Arqueo de caja',
    sql: `SELECT id, 'del ' || to_char(fecha, 'DD/MM/YYYY') AS nombre, false AS vigente FROM arqueo`,
  },
  poliza: {
    nombre: 'Póliza',
    sql: `SELECT id, to_char(mes, 'FM00') || '/' || anio AS nombre, false AS vigente FROM poliza`,
  },
  papel_salto: {
    nombre: 'Numeración de papeles',
    sql: 'SELECT id, clase AS nombre, false AS vigente FROM papel_salto',
  },
  papel: {
    nombre: 'Papel emitido',
    sql: `SELECT id, clase || ' N° ' || numero AS nombre, false AS vigente FROM papel`,
  },
  solicitud: {
    nombre: 'Solicitud',
    sql: `SELECT id, 'N° ' || numero || '/' || anio AS nombre, numero IS NOT NULL AS vigente FROM solicitud`,
  },
  tipo_solicitud: {
    nombre: 'Tipo de solicitud',
    sql: 'SELECT id, nombre, false AS vigente FROM tipo_solicitud',
  },
  adjunto: { nombre: 'Adjunto', sql: 'SELECT id, nombre, false AS vigente FROM adjunto' },
  envio: { nombre: 'Envío', sql: 'SELECT id, titulo AS nombre, false AS vigente FROM envio' },
  mensaje: {
    nombre: 'Mensaje',
    sql: `SELECT id, CASE medio WHEN 1 THEN 'Whatsapp' ELSE 'Mail' END AS nombre, false AS vigente FROM mensaje`,
  },
  plantilla: { nombre: 'Plantilla', sql: 'SELECT id, nombre, false AS vigente FROM plantilla' },
  recordatorio: {
    nombre: 'Recordatorio',
    sql: `SELECT r.id, p.nombre, false AS vigente FROM recordatorio r JOIN plantilla p ON p.id = r.plantilla_id`,
  },
  tarea: {
    nombre: 'Tarea',
    sql: `SELECT id, coalesce(resumen, tipo) AS nombre, false AS vigente FROM tarea`,
  },
  corrida: {
    nombre: 'Generación de cuotas',
    sql: `SELECT id, to_char(mes, 'FM00') || '/' || anio AS nombre, true AS vigente FROM corrida`,
  },
  carga_concepto: {
    nombre: 'Concepto a varios matriculados',
    sql: 'SELECT id, nombre, true AS vigente FROM carga_concepto',
  },
  importacion: {
    nombre: 'Planilla importada',
    sql: 'SELECT id, nombre, true AS vigente FROM importacion',
  },
  comparacion: {
    nombre: 'Extracto o lista',
    sql: 'SELECT id, nombre, true AS vigente FROM comparacion',
  },
  hospital: { nombre: 'Hospital', sql: 'SELECT id, nombre, false AS vigente FROM hospital' },
  seleccion: { nombre: 'Selección', sql: 'SELECT id, lista AS nombre, false AS vigente FROM seleccion' },
  ...deCatalogo,
}

export const listTipos = (): { id: string; nombre: string }[] =>
  Object.entries(TIPOS)
    .map(([id, { nombre }]) => ({ id, nombre }))
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))

export const describeTipo = (entidad: string): string => TIPOS[entidad]?.nombre ?? entidad

export interface Nombrado {
  nombre: string
  vigente: boolean
}

/** Names of rows, one query per kind. Rows that are gone have none. */
export async function nameRows(
  db: Queryable,
  wanted: readonly (readonly [entidad: string, id: number])[],
): Promise<(entidad: string, id: number) => Nombrado | undefined> {
  const found = new Map<string, Nombrado>()
  await Promise.all(
    [...new Set(wanted.map(([entidad]) => entidad))].map(async (entidad) => {
      const tipo = Object.hasOwn(TIPOS, entidad) ? TIPOS[entidad] : undefined
      if (!tipo) return
      const ids = new Set(wanted.filter(([kind]) => kind === entidad).map(([, id]) => id))
      const rows = await db.query<Nombrado & { id: number }>(
        `SELECT * FROM (${tipo.sql}) AS fila WHERE id = ANY($1)`,
        [[...ids]],
      )
      for (const { id, nombre, vigente } of rows) found.set(`${entidad} ${id}`, { nombre, vigente })
    }),
  )
  return (entidad, id) => found.get(`${entidad} ${id}`)
}
