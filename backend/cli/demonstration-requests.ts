import type { Db } from '@/backend/db/conexion'
import type { Fecha } from '@/domain/fechas'

/** By name, as the council's reference data has them. */
const LEIDO = 'Certificado de Matriculación'
const SOLO = { nombre: 'Constancia de matrícula', concepto: 'Certificado de matrícula vigente' }
const GRANDE = 'class="ql-size-large"'
const CUERPO =
  `<p><br></p><h1 style="text-align: center">${SOLO.nombre}</h1><p><br></p><p><br></p>` +
  `<p style="text-align: justify"><span ${GRANDE}>Se deja constancia de que <strong>##NOMBRE_MATRICULADO##</strong>, DNI ##DNI_MATRICULADO##, tiene la matrícula Nº <strong>##MATRICULA_MATRICULADO##</strong> de este Consejo.</span></p><p><br></p>` +
  `<p style="text-align: justify"><span ${GRANDE}>Se extiende a pedido del interesado, el ##FECHA_ACTUAL##.</span></p><p><br></p>`

/**
 * Two types that doctors may ask for: one that is paid and issues itself, and a free one with the doctor's own words, which
 * the office reads first, of which a request waits.
 */
export async function addDemoRequests(db: Db, usuarioID: number): Promise<void> {
  await db.query(
    `WITH nuevo AS (INSERT INTO tipo_certificado (nombre, cuerpo) VALUES ($1, $2) RETURNING id),
       ofrecido AS (
         SELECT n.id, (SELECT min(c.id) FROM concepto c WHERE c.nombre = $3) AS concepto_id, true AS solo FROM nuevo n
         UNION ALL SELECT t.id, NULL, false FROM tipo_certificado t WHERE t.nombre = $4
       )
     INSERT INTO papel_a_pedido
       (tipo_certificado_id, ofrecido, concepto_id, firmante_id, por_si_solo, meses, version, usuario_id)
     SELECT o.id, true, o.concepto_id, (SELECT min(id) FROM firmante WHERE eliminado_en IS NULL), o.solo, 6, 1, $5
     FROM ofrecido o`,
    [SOLO.nombre, CUERPO, SOLO.concepto, LEIDO, usuarioID],
  )
  await db.query(
    `INSERT INTO papel_pedido (matriculado_id, tipo_certificado_id, texto, demora)
     SELECT m.id, t.id, 'el Hospital Regional', 'Lleva un texto que escribió el médico: léalo antes de emitir'
     FROM tipo_certificado t, (SELECT id FROM matriculado
       WHERE tipo_matricula_id = 1 AND consultorio IS NOT NULL AND ingreso_cm IS NOT NULL ORDER BY id DESC LIMIT 1) m
     WHERE t.nombre = $1`,
    [LEIDO],
  )
}

/** What two doctors want changed in their records: one has days left to be answered, the other is late. */
export async function addDemoProposals(db: Db, hoy: Fecha): Promise<void> {
  await db.query(
    `WITH dos AS (SELECT id, domicilio, telefono, row_number() OVER (ORDER BY id DESC) AS nro FROM matriculado
       WHERE tipo_matricula_id = 1 ORDER BY id DESC LIMIT 2)
     INSERT INTO propuesta (matriculado_id, campo, valor, visto, estado, propuesta_en)
     SELECT d.id, v.campo, v.valor, coalesce(CASE WHEN d.nro = 1 THEN d.domicilio ELSE d.telefono END, ''), 'pendiente',
       ($1::date - v.dias + time '10:00') AT TIME ZONE 'America/Argentina/Buenos_Aires'
     FROM dos d JOIN (VALUES
       (2, 'matriculado.datospersonales.telefono', '385 412 3456', 20),
       (1, 'matriculado.datospersonales.domicilio', 'Belgrano Sur 1234', 1)) AS v (nro, campo, valor, dias) USING (nro)
     ORDER BY v.dias DESC`,
    [hoy],
  )
}
