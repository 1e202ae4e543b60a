import type { Regla } from '@/backend/verificar/rules/regla'

export const DEBITOS: readonly Regla[] = [
  {
    regla: 'Cada forma de pago que no es Efectivo tiene su adhesión en vigor, una sola, y Efectivo ninguna',
    sql: `
      SELECT format('matriculado %s: paga por la forma %s y está adherido a %s', m.id, m.forma_pago_id,
        coalesce(d.formas, 'ninguna'))
      FROM matriculado m LEFT JOIN (
        SELECT matriculado_id, string_agg(forma_pago_id::text, ', ') AS formas FROM da_listado
        WHERE fecha_baja IS NULL GROUP BY 1
      ) d ON d.matriculado_id = m.id
      WHERE d.formas IS DISTINCT FROM CASE WHEN m.forma_pago_id <> 1 THEN m.forma_pago_id::text END`,
  },
  {
    regla: 'Cada cuenta que se debita tiene una CBU válida',
    sql: `SELECT format('adhesión %s: %s', id, cbu) FROM da_listado WHERE NOT cbu_valido(cbu)`,
  },
  {
    regla: 'Cada número de solicitud de débito hasta el último está dado una vez, y ninguno después',
    sql: `
      WITH ultimo AS (
        SELECT coalesce(max(valor), 0) AS valor, coalesce(max(desde), 0) AS desde FROM contador
        WHERE nombre = 'da_solicitud'
      ), dado AS (SELECT nro_solicitud AS numero FROM da_listado WHERE nro_solicitud IS NOT NULL)
      SELECT format('solicitud %s: %s', numero, CASE WHEN dado.numero IS NULL THEN 'falta' ELSE 'pasa la última' END)
      FROM (SELECT generate_series(desde + 1, valor) AS numero FROM ultimo) n FULL JOIN dado USING (numero), ultimo u
      WHERE numero > u.desde AND (dado.numero IS NULL OR numero > u.valor)
      UNION ALL
      SELECT 'falta el contador de solicitudes de débito'
      WHERE NOT EXISTS (SELECT FROM contador WHERE nombre = 'da_solicitud')`,
  },
]
