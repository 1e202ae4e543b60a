import type { Regla } from '@/backend/verificar/rules/regla'

export const COBRANZA: readonly Regla[] = [
  {
    regla: 'Cada intimación recibida es de una enviada antes al mismo matriculado, que vale',
    sql: `
      SELECT format('gestión de cobranza %s: su intimación %s no la respalda', r.id, i.id)
      FROM cobranza_evento r JOIN cobranza_evento i ON i.id = r.intimacion_id
      WHERE r.anulado_en IS NULL AND (i.clase <> 'intimacion' OR i.anulado_en IS NOT NULL OR i.dia > r.dia
        OR i.matriculado_id <> r.matriculado_id)`,
  },
]
