import { cuentas } from '@/contract/listas/cuentas'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'

/** Every declared list. */
export const LISTADOS = { cuentas, rechazos, recibos } as const
