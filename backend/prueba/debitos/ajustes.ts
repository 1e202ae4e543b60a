import type { Db } from '@/backend/db/conexion'

/** What the banks of the samples gave. */
export async function giveBankSettings(db: Db): Promise<void> {
  const kept = {
    'debito.bse': { 'ca.empresa': '9002', 'ca.servicio': '001', 'cc.empresa': '9001', 'cc.servicio': '001' },
    'debito.icbc': { cuit: '30999999995', prestacion: 'CUOTA' },
  }
  for (const [clave, valor] of Object.entries(kept))
    await db.query('INSERT INTO ajuste (clave, valor) VALUES ($1, $2::jsonb) ON CONFLICT DO NOTHING', [
      clave,
      JSON.stringify(valor),
    ])
}
