import type { Db } from '@/backend/db/conexion'

interface Quienes {
  propio: number
  ajeno: number
}

/** A comparison as if the register had been made of another server's answers. */
export async function addMudanza(
  db: Db,
  { propio, ajeno }: Quienes,
): Promise<{ diferenciaID: number; hallazgoID: number }> {
  await db.query(
    `INSERT INTO mudanza (origen, huella, leida_en, corte, matriculados, resumen, comparada_en, iguales)
     VALUES ('https://api.consejo.example', 'f00d', '2026-11-20T03:10:00Z', '2026-11-19', 2,
       '{"pendiente": {"viejo": 950000, "nuevo": 940000}, "saldo": {"viejo": 960000, "nuevo": 940000}, "faltan": [], "afuera": [9], "sinLeer": 3, "cifras":
         [{"que": "deuda", "de": "", "viejo": 950000, "nuevo": 940000, "porque": "otro modo"}, {"que": "percibido", "de": "2026", "viejo": null, "nuevo": 12, "porque": "sin leer"}]}',
       '2026-11-20T04:00:00Z', 1)`,
  )
  const [saldo] = await db.query<{ id: number }>(
    `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, viejo, nuevo, importe, fila) VALUES
       ($1, 'saldo', 'origen', '120.50', '100.00', 2050, 2), ($2, 'saldo', 'origen', '80.00', '50.00', 3000, NULL),
       ($2, 'ficha', 'sin explicar', 'DNI 20000001', 'DNI 20000002', 0, NULL), ($2, 'pendiente', 'origen', '7.00', '10.00', -300, NULL)
     RETURNING id`,
    [propio, ajeno],
  )
  await db.query(`INSERT INTO mudanza_cuenta (matriculado_id, filas, pendientes) VALUES ($1, $2, $3)`, [
    propio,
    JSON.stringify([
      {
        fecha: '2026-11-01',
        concepto: 'Matrícula ACTIVO 11/2026',
        debe: 10000,
        haber: 0,
        saldo: 10000,
      },
      { fecha: '2026-11-03', concepto: 'Ajuste', debe: 2050, haber: 0, saldo: 12050 },
    ]),
    JSON.stringify([
      { id: 1, tipo: 3, nombre: 'Matrícula ACTIVO 11/2026', mes: 11, anio: 2026, monto: 10000 },
    ]),
  ])
  const [hallazgo] = await db.query<{ id: number }>(
    `INSERT INTO mudanza_hallazgo (clase, matriculado_id, texto)
     SELECT 'apellido', id, '«LEDESMA INES» se leyó como «' || apellido || ', ' || nombre || '»' FROM matriculado WHERE id = $1
     UNION ALL SELECT 'firma', NULL, 'Falta la imagen de la firma de Ana Paz' RETURNING id`,
    [propio],
  )
  return { diferenciaID: saldo?.id ?? 0, hallazgoID: hallazgo?.id ?? 0 }
}
