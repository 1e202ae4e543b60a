import { openDatabase } from '@/backend/db/conexion'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl } from '@/backend/db/supervisor/server'

const PRIMERO = `(SELECT id FROM matriculado ORDER BY id LIMIT 1)`

/**
 * The register of `demo` as if it had been made of another server's answers and compared: its first member owes more by his
 * account than what is pending, and his surname is to be confirmed.
 */
export async function moveRegister(demo: string): Promise<void> {
  const url = runningServerUrl(demoFolder({ ...process.env, PADRON_DEMO: demo }))
  if (!url) throw new Error('El registro de la prueba no está en marcha')
  const db = openDatabase(url, { max: 1 })
  try {
    for (const sql of SENTENCIAS) await db.query(sql)
  } finally {
    await db.close()
  }
}

const SENTENCIAS: readonly string[] = [
  `INSERT INTO mudanza (origen, huella, leida_en, corte, matriculados, resumen, comparada_en, iguales)
   SELECT 'https://api.consejo.example', 'f00d', now() - interval '9 hours', current_date - 1, count(*),
     '{"pendiente": {"viejo": 1845000000, "nuevo": 1843765500}, "saldo": {"viejo": 1846234500, "nuevo": 1843765500}, "faltan": [], "afuera": [], "sinLeer": 2, "cifras": [
         {"que": "deuda", "de": "", "viejo": 1845000000, "nuevo": 1843765500, "porque": "matriculados"},
         {"que": "mora", "de": "", "viejo": 1744000000, "nuevo": 1713765500, "porque": "otro modo"},
         {"que": "morosos", "de": "", "viejo": 131, "nuevo": 131, "porque": "igual"},
         {"que": "percibido", "de": "2025", "viejo": 4422120000, "nuevo": 4422120000, "porque": "igual"},
         {"que": "percibido", "de": "2026", "viejo": 5207630000, "nuevo": 5207630000, "porque": "igual"},
         {"que": "devengado", "de": "2025", "viejo": 4653740836, "nuevo": 4661970836, "porque": "sin explicar"},
         {"que": "devengado", "de": "2026", "viejo": 5776616664, "nuevo": 5768386664, "porque": "sin explicar"},
         {"que": "tipos", "de": "ACTIVO", "viejo": 225, "nuevo": 225, "porque": "igual"},
         {"que": "coberturas", "de": "SIN COBERTURA", "viejo": null, "nuevo": 120, "porque": "sin leer"}]}',
     now() - interval '1 hour', count(*) - 5 FROM matriculado`,
  `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, viejo, nuevo, importe, fila)
   SELECT ${PRIMERO}, 'saldo', 'origen', '124345.00', '100000.00', 2434500, 3`,
  `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, viejo, nuevo, importe)
   SELECT id, 'saldo', 'origen', '50000.00', '40000.00', 1000000 FROM matriculado ORDER BY id OFFSET 1 LIMIT 2`,
  `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, viejo, nuevo, importe)
   SELECT ${PRIMERO}, 'seguro', 'sin explicar', 'SEGURO CON AMPLIACIÓN', 'SIN COBERTURA', 0
   UNION ALL SELECT ${PRIMERO}, 'filas', 'sin explicar', '03/02/2026 · Ajuste por convenio · debe 24345.00', NULL, 0`,
  `INSERT INTO mudanza_cuenta (matriculado_id, filas, pendientes)
   SELECT m.id, (SELECT coalesce(json_agg(json_build_object('fecha', a.fecha, 'concepto', coalesce(c.nombre, 'Pago'),
       'debe', a.debe, 'haber', a.haber, 'saldo', a.saldo) ORDER BY a.fecha, a.id), '[]')::jsonb
       || '[{"fecha": "2026-11-02", "concepto": "Ajuste por convenio de 2019 que nunca se dio de baja en el sistema", "debe": 2434500, "haber": 0, "saldo": 12434500}]'
     FROM (SELECT v.*, sum(debe - haber) OVER (ORDER BY fecha, id)::bigint AS saldo FROM movimiento v
       WHERE v.matriculado_id = m.id) a LEFT JOIN cargo c ON c.id = a.cargo_id),
     '[{"id": 1, "tipo": 3, "nombre": "Matrícula ACTIVO 10/2026", "monto": 5000000}, {"id": 2, "tipo": 3, "nombre": "Matrícula ACTIVO 11/2026", "monto": 5000000}]'
   FROM matriculado m WHERE m.id = ${PRIMERO}`,
  `INSERT INTO mudanza_hallazgo (clase, matriculado_id, texto)
   SELECT 'apellido', id, '«' || apellido || ' ' || nombre || '» se leyó como «' || apellido || ', ' || nombre || '»'
   FROM matriculado ORDER BY id LIMIT 2`,
  `INSERT INTO mudanza_hallazgo (clase, texto) VALUES ('firma', 'Falta la imagen de la firma de Ana Paz'),
     ('catalogo', 'El banco «BCO SANTIAGO» se tomó como «BANCO SANTIAGO DEL ESTERO S.A.»')`,
]
