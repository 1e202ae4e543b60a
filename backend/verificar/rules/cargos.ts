import type { Regla } from '@/backend/verificar/rules/regla'

export const CARGOS: readonly Regla[] = [
  {
    regla: 'Las cuotas de cada plan suman su monto, están todas, y también lo suman los cargos que reemplaza',
    exime: {
      que: 'planes de antes, de los que no se sabe qué reemplazaron',
      sql: `SELECT id::text FROM plan_pago WHERE de_mudanza`,
    },
    // Of a broken plan the instalments that went stand for what came back, and one item may be settled in part. What
    // an instalment was charged for counts: one of a broken plan may have been settled in part by another.
    sql: `
      WITH cargado AS (
        SELECT c.id, sum(m.debe) AS monto FROM cargo c JOIN movimiento m ON m.cargo_id = c.id AND m.acto = 'cargar'
        WHERE c.tipo = 2 GROUP BY 1
      ), cuota AS (
        SELECT plan_id, sum(g.monto) AS monto, count(*) AS cuantas, count(DISTINCT cuota) AS distintas, max(cuota) AS ultima,
          coalesce(sum(g.monto) FILTER (WHERE anulado_en IS NOT NULL), 0) AS anuladas
        FROM cargo c LEFT JOIN cargado g ON g.id = c.id WHERE tipo = 2 GROUP BY 1
      ), reemplazado AS (SELECT en_plan_id, sum(monto) AS monto FROM cargo WHERE en_plan_id IS NOT NULL GROUP BY 1)
      SELECT format('plan %s: monto %s, cuotas %s, reemplazado %s, vuelto %s', p.id, p.monto, q.monto, r.monto, p.restaurado)
      FROM plan_pago p LEFT JOIN cuota q ON q.plan_id = p.id LEFT JOIN reemplazado r ON r.en_plan_id = p.id
      WHERE q.monto IS DISTINCT FROM p.monto OR q.anuladas <> coalesce(p.restaurado, 0)
        OR (NOT p.de_mudanza AND coalesce(r.monto, 0) + coalesce(p.parcial, 0) + coalesce(p.restaurado, 0) <> p.monto)
        OR q.cuantas <> p.cuotas OR q.distintas <> p.cuotas OR q.ultima <> p.cuotas`,
  },
  {
    regla: 'Lo eliminado en un acto está anulado y suma lo que el acto dice, mientras no se deshizo',
    sql: `
      SELECT format('eliminación %s: dice %s por %s, hay %s por %s', e.id, e.cantidad, e.total, c.cantidad, c.total)
      FROM eliminacion e LEFT JOIN (
        SELECT eliminacion_id, count(*) AS cantidad, sum(monto) AS total, bool_and(anulado_en IS NOT NULL) AS anuladas
        FROM cargo WHERE eliminacion_id IS NOT NULL GROUP BY 1
      ) c ON c.eliminacion_id = e.id
      WHERE CASE WHEN e.deshecha_en IS NULL THEN c.cantidad IS DISTINCT FROM e.cantidad
          OR c.total IS DISTINCT FROM e.total OR NOT c.anuladas
        ELSE c.cantidad IS NOT NULL END`,
  },
  {
    regla: 'Cada generación de un mes asentó las cuotas que dice, por su total',
    sql: `
      WITH hecho AS (
        SELECT c.corrida_id, count(*) AS cantidad, sum(m.debe) AS total
        FROM cargo c JOIN movimiento m ON m.cargo_id = c.id AND m.acto = 'cargar'
        WHERE c.corrida_id IS NOT NULL GROUP BY 1
      )
      SELECT format('corrida %s: dice %s por %s, asentó %s por %s', r.id, r.cantidad, r.total, h.cantidad, h.total)
      FROM corrida r LEFT JOIN hecho h ON h.corrida_id = r.id
      WHERE coalesce(h.cantidad, 0) <> r.cantidad OR coalesce(h.total, 0) <> r.total`,
  },
  {
    regla: 'Las cuotas de una generación son de su mes, y de una deshecha no queda ninguna',
    sql: `
      SELECT format('cargo %s, corrida %s', c.id, r.id) FROM cargo c JOIN corrida r ON r.id = c.corrida_id
      WHERE c.tipo <> 3 OR c.anio <> r.anio OR c.mes <> r.mes OR (r.anulada_en IS NOT NULL AND c.anulado_en IS NULL)`,
  },
  {
    regla: 'Cada generación de un mes, y cada una deshecha, está en la auditoría con su persona',
    sql: `
      SELECT format('corrida %s', r.id) FROM corrida r WHERE NOT EXISTS (
        SELECT FROM auditoria a WHERE a.entidad = 'corrida' AND a.entidad_id = r.id AND a.accion = 'cuota.correr'
          AND a.usuario_id IS NOT DISTINCT FROM r.usuario_id)
      UNION ALL
      SELECT format('corrida %s, deshecha', r.id) FROM corrida r WHERE r.anulada_en IS NOT NULL AND NOT EXISTS (
        SELECT FROM auditoria a WHERE a.entidad = 'corrida' AND a.entidad_id = r.id AND a.accion = 'cuota.deshacer'
          AND a.usuario_id IS NOT DISTINCT FROM r.anulada_por)`,
  },
  {
    regla: 'Cada concepto cargado a varios asentó los cargos que dice, por su total, y está en la auditoría',
    sql: `
      WITH hecho AS (
        SELECT c.carga_id, count(*) AS cantidad, sum(m.debe) AS total, bool_and(c.concepto_id = k.concepto_id) AS suyos
        FROM carga_concepto k JOIN cargo c ON c.carga_id = k.id JOIN movimiento m ON m.cargo_id = c.id AND m.acto = 'cargar'
        GROUP BY 1
      )
      SELECT format('carga %s: dice %s por %s, asentó %s por %s', k.id, k.cantidad, k.total, h.cantidad, h.total)
      FROM carga_concepto k LEFT JOIN hecho h ON h.carga_id = k.id
      WHERE coalesce(h.cantidad, 0) <> k.cantidad OR coalesce(h.total, 0) <> k.total OR NOT coalesce(h.suyos, true)
        OR NOT EXISTS (SELECT FROM auditoria a WHERE a.entidad = 'carga_concepto' AND a.entidad_id = k.id
          AND a.accion = 'carga.crear' AND a.usuario_id IS NOT DISTINCT FROM k.usuario_id)`,
  },
  {
    regla: 'Lo que cada planilla trajo es lo que asentó, y todo lo traído es de una planilla',
    sql: `
      WITH dicho AS (
        SELECT r.importacion_id, r.n, r.entidad_id, 100 * coalesce((r.valores ->> 'monto')::numeric,
            (r.valores ->> 'debe')::numeric - (r.valores ->> 'aFavor')::numeric) AS monto
        FROM importacion_registro r JOIN importacion i ON i.id = r.importacion_id
        WHERE i.destino IN ('deudaMeses', 'saldosIniciales') AND r.hecho IN ('escrito', 'quedo')
      ), traido AS (
        SELECT m.*, c.anulado_en IS NOT NULL OR EXISTS (SELECT FROM movimiento x WHERE x.revierte = m.id) AS vuelto
        FROM movimiento m LEFT JOIN cargo c ON c.id = m.cargo_id WHERE m.acto = 'traer'
      )
      SELECT format('planilla %s, registro %s: dice %s, movimiento %s por %s', d.importacion_id, d.n, d.monto, t.id, t.debe - t.haber)
      FROM dicho d FULL JOIN traido t ON t.id = d.entidad_id
      WHERE CASE WHEN d.n IS NULL THEN NOT t.vuelto AND NOT EXISTS (
          SELECT FROM linea l JOIN pago p ON p.id = l.pago_id WHERE l.cargo_id = t.cargo_id AND p.importacion_id = t.importacion_id)
        ELSE t.id IS NULL OR t.importacion_id IS DISTINCT FROM d.importacion_id OR t.debe - t.haber <> d.monto END
      UNION ALL
      SELECT format('cargo %s', c.id) FROM cargo c WHERE c.importacion_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM movimiento m WHERE m.cargo_id = c.id AND m.importacion_id = c.importacion_id)`,
  },
]
