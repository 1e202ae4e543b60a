import type { Regla } from '@/backend/verificar/rules/regla'

/** All that a line says, on purpose not by the list that tells what was told before: a list that forgets one would agree. */
const DICHO =
  'f.clave, f.matricula, f.cuenta, f.importe, f.cobrado, f.fecha_cobro, f.codigo, f.texto, f.reversa'

export const RONDAS: readonly Regla[] = [
  {
    regla: 'Cada débito pide la suma de los cargos que tomó, todos de su matriculado',
    sql: `
      SELECT format('débito %s: pide %s, cargos %s', f.id, f.importe, k.monto)
      FROM ronda_fila f LEFT JOIN (
        SELECT rc.ronda_fila_id, sum(rc.monto) AS monto, min(c.matriculado_id) AS primero, max(c.matriculado_id) AS ultimo
        FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id GROUP BY 1
      ) k ON k.ronda_fila_id = f.id
      WHERE k.monto IS DISTINCT FROM f.importe OR k.primero <> f.matriculado_id OR k.ultimo <> f.matriculado_id`,
  },
  {
    regla: 'Cada ronda tiene la cantidad y el total de sus débitos, y sus archivos también',
    sql: `
      SELECT format('ronda %s: %s por %s, débitos %s por %s', r.id, r.cantidad, r.total, f.cantidad, f.total)
      FROM ronda r
      CROSS JOIN LATERAL (SELECT count(*) AS cantidad, coalesce(sum(importe), 0) AS total FROM ronda_fila
        WHERE ronda_id = r.id AND sacada_en IS NULL) f
      CROSS JOIN LATERAL (SELECT count(*) AS archivos, sum(cantidad) AS cantidad, sum(total) AS total FROM ronda_archivo
        WHERE ronda_id = r.id AND reemplazado_en IS NULL) a
      WHERE (r.cantidad, r.total) IS DISTINCT FROM (f.cantidad, f.total)
        OR (a.archivos > 0 AND (a.cantidad, a.total) IS DISTINCT FROM (f.cantidad, f.total))`,
  },
  {
    regla: 'Un cargo está en trámite mientras su ronda espera la respuesta, y por el monto que se pidió',
    sql: `
      SELECT format('ronda %s, cargo %s', coalesce(l.ronda_id, c.ronda_id), coalesce(l.cargo_id, c.id))
      FROM (
        SELECT f.ronda_id, rc.cargo_id, rc.monto FROM ronda_cargo rc
        JOIN ronda_fila f ON f.id = rc.ronda_fila_id JOIN ronda r ON r.id = f.ronda_id
        WHERE NOT r.prueba AND r.estado IN ('cerrada', 'enviada') AND f.sacada_en IS NULL AND f.resultado IS NULL
      ) l
      FULL JOIN (
        SELECT c.id, c.monto, t.ronda_id FROM cargo c JOIN tramite t ON t.id = c.tramite_id WHERE t.ronda_id IS NOT NULL
      ) c ON c.id = l.cargo_id AND c.ronda_id = l.ronda_id
      WHERE c.monto IS DISTINCT FROM l.monto`,
  },
  {
    regla: 'Cada peso que rindió un banco está en un pago, o espera en Cobros por resolver, por su importe',
    sql: `
      SELECT format('renglón %s: importe %s, pago %s, por resolver %s', f.id, f.importe, p.total, c.importe)
      FROM rendicion_fila f LEFT JOIN pago p ON p.id = f.pago_id LEFT JOIN cobro_por_resolver c ON c.rendicion_fila_id = f.id
      WHERE f.viva AND f.cobrado AND (num_nonnulls(p.id, c.id) <> 1 OR coalesce(p.total, c.importe) <> f.importe)`,
  },
  {
    // By number, and not by how a line was known to be told before: of equal lines as many have their place as the report
    // that tells most of them has.
    regla:
      'Lo que dijo cobrado cada rendición aplicada, renglón por renglón, está en pagos, en saldos a favor o en Cobros por resolver',
    sql: `
      SELECT format('ronda %s, %s, clave %s, %s: dicho %s veces, con lugar %s', ronda_id, clase, clave, importe, max(veces), sum(vivas))
      FROM (
        SELECT r.ronda_id, r.clase, f.rendicion_id, ${DICHO}, count(*) AS veces, count(*) FILTER (WHERE f.viva) AS vivas
        FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id
        WHERE f.cobrado AND (f.viva OR f.repetida) AND r.estado IN ('aplicando', 'parcial', 'aplicada')
        GROUP BY r.ronda_id, r.clase, f.rendicion_id, ${DICHO}
      ) f GROUP BY ronda_id, clase, ${DICHO} HAVING max(veces) <> sum(vivas)`,
  },
  {
    regla:
      'Lo que un banco devolvió después de cobrarlo está en Cobros por resolver, y el recibo que se llevó está anulado',
    sql: `
      SELECT format('renglón %s: devuelto %s, por resolver %s, recibo %s', f.id, f.importe, c.importe, p.nro_recibo)
      FROM rendicion_fila f LEFT JOIN cobro_por_resolver c ON c.rendicion_fila_id = f.id LEFT JOIN pago p ON p.id = c.anulado_id
      WHERE (f.viva AND f.reversa IS NOT NULL AND NOT f.responde AND f.importe > 0
          AND (c.reversa IS DISTINCT FROM true OR c.importe <> f.importe))
        OR (p.id IS NOT NULL AND p.anulado_en IS NULL)`,
  },
  {
    regla: 'Cada débito con respuesta la tiene en una rendición aplicada, y ninguno cobrado tiene dos',
    sql: `
      SELECT format('débito %s: resultado %s, renglones %s', f.id, f.resultado, r.cuantos)
      FROM ronda_fila f LEFT JOIN (
        SELECT ronda_fila_id, count(*) AS cuantos, count(*) FILTER (WHERE pago_id IS NOT NULL) AS pagos
        FROM rendicion_fila WHERE viva AND responde AND ronda_fila_id IS NOT NULL GROUP BY 1
      ) r ON r.ronda_fila_id = f.id
      WHERE (f.resultado IS NULL) <> (r.cuantos IS NULL) OR r.pagos > 1 OR (f.resultado > 0) <> (r.pagos > 0)`,
  },
  {
    regla:
      'Una rendición que se está aplicando tiene su tarea en curso, y una aplicada lo está hasta el último renglón',
    sql: `
      SELECT format('rendición %s: %s', r.id, r.estado) FROM rendicion r
      WHERE (r.estado = 'aplicando' AND NOT EXISTS (SELECT FROM tarea t WHERE t.tipo = 'rendicion' AND t.estado = 'pendiente'
          AND (t.pedido @> jsonb_build_object('rendicionID', r.id) OR t.pedido -> 'luego' @> to_jsonb(r.id))))
        OR (r.estado = 'aplicada' AND EXISTS (SELECT FROM rendicion_fila f
          WHERE f.rendicion_id = r.id AND NOT f.viva AND NOT f.repetida))`,
  },
  {
    regla: 'De los débitos que salieron, el último de cada matriculado lleva la marca, y ningún otro',
    sql: `
      SELECT format('matriculado %s: último %s, marcado %s', coalesce(u.matriculado_id, m.matriculado_id), u.id, m.id)
      FROM (
        SELECT DISTINCT ON (f.matriculado_id) f.matriculado_id, f.id FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id
        WHERE r.enviada_en IS NOT NULL AND f.sacada_en IS NULL
        ORDER BY f.matriculado_id, r.enviada_en DESC, f.id DESC
      ) u
      FULL JOIN (SELECT id, matriculado_id FROM ronda_fila WHERE ultima) m ON m.matriculado_id = u.matriculado_id
      WHERE m.id IS DISTINCT FROM u.id`,
  },
]
