import { ACTOS } from '@/backend/verificar/rules/actos'
import { ARCHIVOS_DE_FEDERACION } from '@/backend/verificar/rules/archivos-de-federacion'
import { CAJA } from '@/backend/verificar/rules/caja'
import { CARGOS } from '@/backend/verificar/rules/cargos'
import { COBRANZA } from '@/backend/verificar/rules/cobranza'
import { CREDENCIALES } from '@/backend/verificar/rules/credenciales'
import { DEBITOS } from '@/backend/verificar/rules/debitos'
import { ESTADISTICAS } from '@/backend/verificar/rules/estadisticas'
import { MOVIMIENTOS } from '@/backend/verificar/rules/movimientos'
import { PADRON } from '@/backend/verificar/rules/padron'
import { PAGOS } from '@/backend/verificar/rules/pagos'
import type { Regla } from '@/backend/verificar/rules/regla'
import { RONDAS } from '@/backend/verificar/rules/rondas'
import { SOLICITUDES } from '@/backend/verificar/rules/solicitudes'
import { SEGUROS } from '@/backend/verificar/rules/seguros'

/** Set-based, so that a whole register takes seconds. */
export const REGLAS: readonly Regla[] = [
  ...MOVIMIENTOS,
  ...PAGOS,
  ...CAJA,
  ...RONDAS,
  ...CARGOS,
  ...COBRANZA,
  ...ESTADISTICAS,
  ...PADRON,
  ...CREDENCIALES,
  ...SEGUROS,
  ...DEBITOS,
  ...ARCHIVOS_DE_FEDERACION,
  ...ACTOS,
  ...SOLICITUDES,
]
