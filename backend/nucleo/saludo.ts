import type { Queryable } from '@/backend/db/conexion'
import { readSignature } from '@/backend/nucleo/firma-del-consejo'
import { saludoDe } from '@/domain/saludo'

/** How each of these members is greeted, by id. */
export async function readSaludos(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; apellido: string; nombre: string; sexo: number | null }>(
    'SELECT id, apellido, nombre, sexo FROM matriculado WHERE id = ANY($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, ...one }) => [id, saludoDe(one)]))
}

export async function readSaludo(db: Queryable, matriculadoID: number): Promise<string> {
  return (await readSaludos(db, [matriculadoID])).get(matriculadoID) ?? ''
}

/** What every letter may say alike. */
export interface Comunes {
  firma: string
  pago: string
}

/** `enLinea`: there is a gateway to pay by. The signature is '' until the council's name is written down. */
export const readComunes = async (db: Queryable, enLinea: boolean): Promise<Comunes> => ({
  firma: (await readSignature(db)).trim(),
  pago: howToPay(enLinea),
})

/** The link leads to his own page, behind his password: it holds no secret, and may be passed on. */
function howToPay(enLinea: boolean): string {
  const sitio = process.env['PUBLIC_URL']
  return enLinea && sitio
    ? `Puede pagar en línea, con su usuario, en ${sitio.replace(/\/+$/, '')}/inicio_matriculado`
    : 'Puede pagar en Tesorería'
}
