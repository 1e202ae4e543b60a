import type { Tx } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import { CBU_INVALIDO, faultOfCbu } from '@/domain/cbu'
import { formatFecha, type Fecha } from '@/domain/fechas'

interface Pedida {
  bancoID: number
  sucursalBancoID: number
  cbu: string
  fechaAlta: Fecha
}

/**
 * Throws `Rechazo` beside a bank or branch that cannot be chosen, a CBU of another bank, `guardado` when it is the
 * stored one, and a day that has not come. The rows are held, so that nobody deletes them meanwhile.
 */
export async function requireCuenta(tx: Tx, pedida: Pedida, hoy: Fecha, guardado = false): Promise<void> {
  const [banco] = await tx.query<{ entidad: string | null }>(
    'SELECT codigo_cbu AS entidad FROM banco WHERE id = $1 AND eliminado_en IS NULL FOR KEY SHARE',
    [pedida.bancoID],
  )
  if (!banco) refuse('bancoID', 'Ese banco ya no existe')
  const [sucursal] = await tx.query(
    'SELECT FROM sucursal_banco WHERE id = $1 AND banco_id = $2 AND eliminado_en IS NULL FOR KEY SHARE',
    [pedida.sucursalBancoID, pedida.bancoID],
  )
  if (!sucursal) refuse('sucursalBancoID', 'Esa sucursal no es del banco elegido')
  const fault = faultOfCbu(pedida.cbu, banco.entidad)
  if (fault) refuse('cbu', `${CBU_INVALIDO}: ${guardado ? `el guardado ${fault}. Ingrese el nuevo` : fault}`)
  if (pedida.fechaAlta > hoy)
    refuse('fechaAlta', `La fecha de alta no puede ser posterior a hoy, ${formatFecha(hoy)}`)
}
