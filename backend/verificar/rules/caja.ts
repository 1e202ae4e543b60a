import { cashOf } from '@/backend/tesoreria/caja/arqueo'
import type { Regla } from '@/backend/verificar/rules/regla'

export const CAJA: readonly Regla[] = [
  {
    regla: 'Lo esperado de cada arqueo es el efectivo de sus recibos, y empieza en lo que dejó el anterior',
    sql: `
      SELECT format('arqueo %s del %s: efectivo %s, recibos %s; fondo %s, dejado %s; sin contar %s, recibos %s', a.id, a.fecha,
        a.efectivo, r.efectivo, a.fondo, r.fondo, a.sin_contar, r.sin_contar)
      FROM arqueo a LEFT JOIN LATERAL (
        SELECT b.fecha, b.queda FROM arqueo b WHERE b.usuario_id = a.usuario_id AND b.fecha < a.fecha
          AND b.anulado_en IS NULL ORDER BY b.fecha DESC LIMIT 1
      ) b ON true CROSS JOIN LATERAL (
        SELECT ${cashOf('a.usuario_id', 'a.fecha', 'a.fecha')} AS efectivo, coalesce(b.queda, 0) AS fondo,
          CASE WHEN b.fecha IS NULL THEN 0 ELSE ${cashOf('a.usuario_id', 'b.fecha + 1', '(a.fecha - 1)')} END AS sin_contar
      ) r
      WHERE a.anulado_en IS NULL AND (a.efectivo, a.fondo, a.sin_contar) <> (r.efectivo, r.fondo, r.sin_contar)`,
  },
]
