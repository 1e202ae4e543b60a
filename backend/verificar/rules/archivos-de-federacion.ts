import type { Regla } from '@/backend/verificar/rules/regla'
import { HOJAS } from '@/domain/archivo-federacion'

export const ARCHIVOS_DE_FEDERACION: readonly Regla[] = [
  {
    regla: 'Los archivos generados para la federación tienen sus tres hojas y tantas líneas como dicen',
    sql: `
      SELECT format('archivo de la federación %s', a.id)
      FROM archivo_federacion a
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE f.alta) AS altas, count(*) FILTER (WHERE f.baja) AS bajas,
          count(*) FILTER (WHERE f.unificado) AS unificado
        FROM archivo_federacion_fila f WHERE f.archivo_federacion_id = a.id
      ) n ON true
      WHERE a.listo_en IS NOT NULL AND (
        (n.altas, n.bajas, n.unificado) <> (a.altas, a.bajas, a.unificado)
        OR (SELECT count(*) FROM archivo_federacion_hoja h WHERE h.archivo_federacion_id = a.id) <> ${HOJAS.length})`,
  },
]
