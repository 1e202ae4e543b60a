import type { ArchivoNombrado } from '@/contract/archivos-nombrados'
import { findBytes, readWhole } from '@/backend/archivo/store'
import type { Tx } from '@/backend/db/conexion'
import { closeAsItIs } from '@/backend/debitos/ronda/cerrar'
import { findLiveRonda } from '@/backend/debitos/ronda/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import type { Mes } from '@/domain/fechas'

/**
 * A bank's files of a month for who knows only the specification's call: those of the month's round, which is closed now
 * if nobody did. Throws `Rechazo` as closing does.
 */
export async function makeEnvio(tx: Tx, pedido: Pedido, forma: number, mes: Mes): Promise<ArchivoNombrado[]> {
  const rondaID = (await findLiveRonda(tx, forma, mes))?.id ?? (await closeAsItIs(tx, pedido, forma, mes)).id
  const archivos = await tx.query<{ nombre: string; huella: string }>(
    'SELECT nombre, huella FROM ronda_archivo WHERE ronda_id = $1 AND reemplazado_en IS NULL ORDER BY clase',
    [rondaID],
  )
  const named: ArchivoNombrado[] = []
  for (const { nombre, huella } of archivos) {
    const kept = await findBytes(tx, huella)
    if (!kept) throw new Error(`No está el archivo ${huella}`)
    named.push({ nombre, contenido: (await readWhole(tx, kept)).toString('base64') })
  }
  return named
}
