import type { Regla } from '@/backend/verificar/rules/regla'

// Repeated on purpose: a check of the ledger must not trust the ledger's own word for unpaid.
const IMPAGO = 'c.linea_id IS NULL AND c.anulado_en IS NULL AND c.en_plan_id IS NULL'

export const MOVIMIENTOS: readonly Regla[] = [
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
    regla: 'El saldo a favor de nadie fue negativo en ningún momento',
    sql: `
      SELECT format('matriculado %s, movimiento %s: %s', matriculado_id, id, saldo) FROM (
        SELECT matriculado_id, id, sum(haber - debe) OVER (PARTITION BY matriculado_id ORDER BY id) AS saldo
        FROM movimiento WHERE cargo_id IS NULL
      ) s WHERE saldo < 0`,
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
    regla: 'Cada reversión es el espejo de lo que revierte, del mismo cargo',
    sql: `
      SELECT format('movimiento %s, revierte %s', m.id, m.revierte) FROM movimiento m JOIN movimiento o ON o.id = m.revierte
      WHERE m.debe <> o.haber OR m.haber <> o.debe OR m.cargo_id IS DISTINCT FROM o.cargo_id
        OR m.matriculado_id <> o.matriculado_id OR o.revierte IS NOT NULL`,
  },
]
