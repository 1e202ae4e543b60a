import type { Regla } from '@/backend/verificar/rules/regla'

export const PAGOS: readonly Regla[] = [
  {
    regla: 'Cada cargo pagado tiene exactamente una línea viva, de su monto, y cada línea viva su cargo',
    sql: `
      SELECT format('cargo %s, línea %s', coalesce(c.id, l.cargo_id), coalesce(l.id, c.linea_id))
      FROM (SELECT id, linea_id, monto, matriculado_id FROM cargo WHERE linea_id IS NOT NULL) c
      FULL JOIN (SELECT id, cargo_id, monto FROM linea WHERE NOT anulada) l ON l.id = c.linea_id
      WHERE c.id IS DISTINCT FROM l.cargo_id OR c.monto IS DISTINCT FROM l.monto`,
  },
  {
    regla: 'Las líneas de cada pago y lo que deja a favor suman su total, todo del mismo matriculado',
    sql: `
      WITH suma AS (
        SELECT l.pago_id, sum(l.monto) AS monto, min(c.matriculado_id) AS primero, max(c.matriculado_id) AS ultimo
        FROM linea l JOIN cargo c ON c.id = l.cargo_id GROUP BY 1
      ), favor AS (
        SELECT pago_id, sum(haber) AS monto, min(matriculado_id) AS primero, max(matriculado_id) AS ultimo
        FROM movimiento WHERE acto = 'cobrar' AND cargo_id IS NULL GROUP BY 1
      )
      SELECT format('pago %s: total %s, líneas %s, a favor %s', coalesce(p.id, f.pago_id), p.total, s.monto, f.monto)
      FROM pago p LEFT JOIN suma s ON s.pago_id = p.id FULL JOIN favor f ON f.pago_id = p.id
      WHERE p.id IS NULL OR coalesce(s.monto, 0) + coalesce(f.monto, 0) <> p.total
        OR s.primero <> p.matriculado_id OR s.ultimo <> p.matriculado_id
        OR f.primero <> p.matriculado_id OR f.ultimo <> p.matriculado_id`,
  },
  {
    regla: 'Un pago anulado no tiene líneas vivas y uno vigente no las tiene anuladas',
    sql: `
      SELECT format('pago %s, línea %s', p.id, l.id) FROM linea l JOIN pago p ON p.id = l.pago_id
      WHERE l.anulada = (p.anulado_en IS NULL)`,
  },
  {
    regla: 'Cada pago con saldo a favor lo descontó una vez, por su total, y nada más lo descuenta',
    sql: `
      WITH aplicado AS (
        SELECT pago_id, count(*) AS veces, sum(debe) AS monto FROM movimiento WHERE acto = 'aplicar' GROUP BY 1
      )
      SELECT format('pago %s: total %s, descontado %s', coalesce(p.id, a.pago_id), p.total, a.monto)
      FROM (SELECT id, total FROM pago WHERE medio = 'saldo') p FULL JOIN aplicado a ON a.pago_id = p.id
      WHERE a.veces IS DISTINCT FROM 1 OR a.monto IS DISTINCT FROM p.total`,
  },
  {
    regla: 'De un pago anulado no queda nada asentado',
    sql: `
      SELECT format('pago %s: %s', m.pago_id, sum(m.debe - m.haber))
      FROM movimiento m JOIN pago p ON p.id = m.pago_id WHERE p.anulado_en IS NOT NULL
      GROUP BY m.pago_id HAVING sum(m.debe - m.haber) <> 0`,
  },
  {
    regla: 'Un cargo está en trámite mientras su pago en línea está abierto, y por el monto que se pidió',
    sql: `
      SELECT format('pago en línea %s, cargo %s', coalesce(l.pago_en_linea_id, c.pago_en_linea_id), coalesce(l.cargo_id, c.id))
      FROM (
        SELECT l.* FROM pago_en_linea_cargo l JOIN pago_en_linea e ON e.id = l.pago_en_linea_id
        WHERE e.estado IN ('abierto', 'pendiente')
      ) l
      FULL JOIN (
        SELECT c.id, c.monto, t.pago_en_linea_id FROM cargo c JOIN tramite t ON t.id = c.tramite_id
        WHERE t.pago_en_linea_id IS NOT NULL
      ) c ON c.id = l.cargo_id AND c.pago_en_linea_id = l.pago_en_linea_id
      WHERE c.monto IS DISTINCT FROM l.monto`,
  },
  {
    regla:
      'Cada cobro en línea acreditado y no devuelto tiene un pago vigente, del mismo matriculado y total',
    sql: `
      SELECT format('cobro en línea %s, pago %s', c.id, c.pago_id)
      FROM cobro_en_linea c JOIN pago_en_linea e ON e.id = c.pago_en_linea_id LEFT JOIN pago p ON p.id = c.pago_id
      WHERE c.acreditado_en IS NOT NULL AND c.revertido_en IS NULL AND (p.id IS NULL OR p.anulado_en IS NOT NULL
        OR p.matriculado_id <> e.matriculado_id OR p.total <> c.monto)`,
  },
  {
    regla: 'Los números de recibo no saltan ninguno hasta el último dado',
    exime: {
      que: 'pagos de antes, sin número de los nuestros',
      sql: 'SELECT id::text FROM pago WHERE nro_recibo IS NULL',
    },
    sql: `
      SELECT format('faltan %s recibos entre %s y %s', valor - desde - usados, desde + 1, valor)
      FROM contador, LATERAL (
        SELECT count(*) AS usados FROM pago WHERE nro_recibo > desde AND nro_recibo <= valor
      ) u
      WHERE nombre = 'recibo' AND usados <> valor - desde
      UNION ALL
      SELECT 'falta el contador de recibos' WHERE EXISTS (SELECT FROM pago WHERE nro_recibo IS NOT NULL)
        AND NOT EXISTS (SELECT FROM contador WHERE nombre = 'recibo')`,
  },
  {
    regla: 'Los pagos que cada planilla trajo suman lo que ella dice, y cada pago traído es de una planilla',
    sql: `
      WITH dicho AS (
        SELECT r.importacion_id, r.entidad_id, sum(100 * (r.valores ->> 'monto')::numeric) AS monto
        FROM importacion_registro r JOIN importacion i ON i.id = r.importacion_id
        WHERE i.destino = 'pagos' AND r.hecho IN ('escrito', 'quedo') GROUP BY 1, 2
      )
      SELECT format('planilla %s, pago %s: dice %s, pago de la planilla %s por %s', d.importacion_id, d.entidad_id, d.monto,
        p.importacion_id, p.total)
      FROM dicho d FULL JOIN (SELECT * FROM pago WHERE importacion_id IS NOT NULL) p ON p.id = d.entidad_id
      WHERE CASE WHEN d.entidad_id IS NULL THEN p.anulado_en IS NULL
        ELSE p.importacion_id IS DISTINCT FROM d.importacion_id OR p.total <> d.monto AND p.anulado_en IS NULL END`,
  },
  {
    regla: 'De cada pago está guardado lo que dijo su recibo',
    sql: `
      SELECT format('pago %s', p.id) FROM pago p LEFT JOIN recibo r ON r.pago_id = p.id WHERE r.pago_id IS NULL`,
  },
  {
    regla: 'De cada plan está guardado su convenio, cuyas cuotas suman lo que se debía',
    exime: {
      que: 'planes de antes sin su convenio',
      sql: `SELECT p.id::text FROM plan_pago p WHERE de_mudanza AND NOT EXISTS (SELECT FROM convenio r WHERE r.plan_id = p.id)`,
    },
    sql: `
      SELECT format('plan %s', p.id) FROM plan_pago p LEFT JOIN convenio r ON r.plan_id = p.id
      WHERE (r.plan_id IS NULL AND NOT p.de_mudanza) OR p.monto <> (SELECT sum((c ->> 'monto')::bigint) FROM jsonb_array_elements(r.cuotas) c)
        OR p.monto <> (SELECT sum((c ->> 'monto')::bigint) FROM jsonb_array_elements(r.items) c)`,
  },
  {
    regla: 'Cada pago hecho por una persona está en la auditoría, con esa persona',
    sql: `
      SELECT format('pago %s, usuario %s', p.id, p.usuario_id) FROM pago p
      WHERE p.usuario_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM auditoria a WHERE a.entidad = 'pago' AND a.entidad_id = p.id AND a.usuario_id = p.usuario_id
          AND a.matriculado_id = p.matriculado_id)`,
  },
]
