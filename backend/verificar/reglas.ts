import { REGLAS_DE_CREDENCIALES } from '@/backend/verificar/reglas-de-credenciales'

export interface Regla {
  /** What must be true, in Spanish, for the report's reader. */
  regla: string
  /** Selects one text column, a line for each case that breaks the rule. */
  sql: string
}

// Repeated on purpose: a check of the ledger must not trust the ledger's own word for unpaid.
const IMPAGO = 'c.linea_id IS NULL AND c.anulado_en IS NULL AND c.en_plan_id IS NULL'

/** Set-based, so that a whole register takes seconds. */
export const REGLAS: readonly Regla[] = [
  {
    regla: 'El saldo de cada matriculado es lo pendiente menos su saldo a favor',
    sql: `
      WITH libro AS (
        SELECT matriculado_id, sum(debe - haber) AS saldo,
          coalesce(sum(haber - debe) FILTER (WHERE cargo_id IS NULL), 0) AS a_favor
        FROM movimiento GROUP BY 1
      ), pendiente AS (
        SELECT c.matriculado_id, sum(c.monto) AS monto FROM cargo c WHERE ${IMPAGO} GROUP BY 1
      )
      SELECT format('matriculado %s: saldo %s, pendiente %s, a favor %s', matriculado_id,
        coalesce(saldo, 0), coalesce(monto, 0), coalesce(a_favor, 0))
      FROM libro FULL JOIN pendiente USING (matriculado_id)
      WHERE coalesce(saldo, 0) <> coalesce(monto, 0) - coalesce(a_favor, 0) OR a_favor < 0`,
  },
  {
    regla: 'Lo asentado de cada cargo es su monto mientras se debe y cero después',
    sql: `
      WITH libro AS (
        SELECT cargo_id, sum(debe - haber) AS saldo FROM movimiento WHERE cargo_id IS NOT NULL GROUP BY 1
      )
      SELECT format('cargo %s: asentado %s, debe ser %s', c.id, coalesce(l.saldo, 0),
        CASE WHEN ${IMPAGO} THEN c.monto ELSE 0 END)
      FROM cargo c LEFT JOIN libro l ON l.cargo_id = c.id
      WHERE l.saldo IS DISTINCT FROM CASE WHEN ${IMPAGO} THEN c.monto ELSE 0 END`,
  },
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
    regla: 'Cada línea está asentada una vez, con su importe, su pago y su cargo',
    sql: `
      SELECT format('línea %s, movimiento %s', coalesce(l.id, m.linea_id), m.id)
      FROM linea l FULL JOIN (SELECT * FROM movimiento WHERE acto = 'cobrar' AND cargo_id IS NOT NULL) m ON m.linea_id = l.id
      WHERE l.id IS NULL OR m.id IS NULL OR m.haber <> l.monto OR m.pago_id <> l.pago_id OR m.cargo_id <> l.cargo_id
      UNION ALL
      SELECT format('línea %s: asentada %s veces', linea_id, count(*)) FROM movimiento
      WHERE acto = 'cobrar' AND linea_id IS NOT NULL GROUP BY linea_id HAVING count(*) > 1`,
  },
  {
    // A day of grace: the clocks of API and database may differ at midnight.
    regla: 'Cada movimiento es del matriculado de su cargo y no está fechado después de su registro',
    sql: `
      SELECT format('movimiento %s', m.id) FROM movimiento m LEFT JOIN cargo c ON c.id = m.cargo_id
      WHERE c.matriculado_id <> m.matriculado_id
        OR m.fecha > (m.registrado_en AT TIME ZONE 'America/Argentina/Buenos_Aires')::date + 1`,
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
    regla: 'El saldo a favor de nadie fue negativo en ningún momento',
    sql: `
      SELECT format('matriculado %s, movimiento %s: %s', matriculado_id, id, saldo) FROM (
        SELECT matriculado_id, id, sum(haber - debe) OVER (PARTITION BY matriculado_id ORDER BY id) AS saldo
        FROM movimiento WHERE cargo_id IS NULL
      ) s WHERE saldo < 0`,
  },
  {
    regla: 'De un pago anulado no queda nada asentado',
    sql: `
      SELECT format('pago %s: %s', m.pago_id, sum(m.debe - m.haber))
      FROM movimiento m JOIN pago p ON p.id = m.pago_id WHERE p.anulado_en IS NOT NULL
      GROUP BY m.pago_id HAVING sum(m.debe - m.haber) <> 0`,
  },
  {
    // Compares the ledger's own numbers, since clocks do not tell who waited for whom.
    regla: 'Nada se fechó en un período mientras estaba cerrado',
    sql: `
      SELECT format('movimiento %s del %s, cerrado hasta el %s', m.id, m.fecha, c.hasta)
      FROM (SELECT hasta, ultimo_movimiento AS desde, lead(ultimo_movimiento) OVER (ORDER BY id) AS antes FROM cierre) c
      JOIN movimiento m ON m.id > c.desde AND (c.antes IS NULL OR m.id <= c.antes) AND m.fecha <= c.hasta`,
  },
  {
    regla: 'Las cuotas de cada plan suman su monto, están todas, y también lo suman los cargos que reemplaza',
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
        OR coalesce(r.monto, 0) + coalesce(p.parcial, 0) + coalesce(p.restaurado, 0) <> p.monto
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
    regla: 'Un cargo está en trámite mientras su pago en línea está abierto, y por el monto que se pidió',
    sql: `
      SELECT format('pago en línea %s, cargo %s', coalesce(l.pago_en_linea_id, c.en_linea_id), coalesce(l.cargo_id, c.id))
      FROM (
        SELECT l.* FROM pago_en_linea_cargo l JOIN pago_en_linea e ON e.id = l.pago_en_linea_id
        WHERE e.estado IN ('abierto', 'pendiente')
      ) l
      FULL JOIN (SELECT * FROM cargo WHERE en_linea_id IS NOT NULL) c
        ON c.id = l.cargo_id AND c.en_linea_id = l.pago_en_linea_id
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
    sql: `
      SELECT format('faltan %s recibos entre %s y %s', valor - desde - usados, desde + 1, valor)
      FROM contador, LATERAL (
        SELECT count(*) AS usados FROM pago WHERE nro_recibo > desde AND nro_recibo <= valor
      ) u
      WHERE nombre = 'recibo' AND usados <> valor - desde
      UNION ALL
      SELECT 'falta el contador de recibos' WHERE EXISTS (SELECT FROM pago)
        AND NOT EXISTS (SELECT FROM contador WHERE nombre = 'recibo')`,
  },
  {
    regla: 'Cada pago hecho por una persona está en la auditoría, con esa persona',
    sql: `
      SELECT format('pago %s, usuario %s', p.id, p.usuario_id) FROM pago p
      WHERE p.usuario_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM auditoria a WHERE a.entidad = 'pago' AND a.entidad_id = p.id AND a.usuario_id = p.usuario_id
          AND a.matriculado_id = p.matriculado_id)`,
  },
  {
    regla: 'Cada matriculado tiene un solo período abierto, del tipo de matrícula que tiene',
    sql: `
      SELECT format('matriculado %s: tipo %s, períodos abiertos %s', m.id, m.tipo_matricula_id, coalesce(p.tipos, 'ninguno'))
      FROM matriculado m LEFT JOIN (
        SELECT matriculado_id, count(*) AS cuantos, min(tipo_matricula_id) AS tipo, string_agg(tipo_matricula_id::text, ', ') AS tipos
        FROM periodo_matricula WHERE fecha_hasta IS NULL GROUP BY 1
      ) p ON p.matriculado_id = m.id
      WHERE p.cuantos IS DISTINCT FROM 1 OR p.tipo <> m.tipo_matricula_id`,
  },
  {
    regla: 'Cada reversión es el espejo de lo que revierte, del mismo cargo',
    sql: `
      SELECT format('movimiento %s, revierte %s', m.id, m.revierte) FROM movimiento m JOIN movimiento o ON o.id = m.revierte
      WHERE m.debe <> o.haber OR m.haber <> o.debe OR m.cargo_id IS DISTINCT FROM o.cargo_id
        OR m.matriculado_id <> o.matriculado_id OR o.revierte IS NOT NULL`,
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
    regla: 'Cada archivo tiene todos sus trozos, que suman sus bytes',
    sql: `
      SELECT format('archivo %s: %s trozos y %s bytes, de %s', a.huella, coalesce(t.cuantos, 0), coalesce(t.suma, 0), a.bytes)
      FROM archivo a LEFT JOIN (
        SELECT huella, count(*) AS cuantos, max(orden) AS ultimo, sum(octet_length(datos)) AS suma
        FROM archivo_trozo GROUP BY 1
      ) t USING (huella)
      WHERE t.suma IS DISTINCT FROM a.bytes OR t.cuantos <> t.ultimo + 1 OR t.ultimo <> (a.bytes - 1) / 262144`,
  },
  {
    regla: 'El total de matriculados que dice la lista es el de los que hay',
    sql: `
      SELECT format('total %s, matriculados %s', t.n, m.n) FROM (SELECT count(*) AS n FROM matriculado) m,
        (SELECT coalesce(sum(cantidad), 0) AS n FROM matriculado_cambio) t WHERE t.n <> m.n`,
  },
  ...REGLAS_DE_CREDENCIALES,
]
