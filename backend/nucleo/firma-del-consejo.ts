import type { Queryable } from '@/backend/db/conexion'
import { signatureOf } from '@/domain/consejo'

/** How a letter that the house itself writes ends, from 'Datos del consejo'; '' until its name is written there. */
export async function readSignature(db: Queryable): Promise<string> {
  const [row] = await db.query<{ nombre: string | null; telefono: string | null; correo: string | null }>(
    'SELECT nombre, telefono, correo FROM membrete',
  )
  return row?.nombre ? `\n\n${signatureOf(row.nombre, row)}` : ''
}
