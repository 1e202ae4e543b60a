import type { Tx } from '@/backend/db/conexion'

/** Codes that no bank gave, and the CUIT is nobody's. */
const DE_MUESTRA = {
  bse: { 'cc.empresa': '9001', 'cc.servicio': '001', 'ca.empresa': '9002', 'ca.servicio': '001' },
  icbc: { cuit: '30999999995', prestacion: 'CUOTA' },
  nacion: { sucursal: '0085', tipoCuenta: '10', cuenta: '0099999999' },
} as const

/** What the demonstration's banks gave, so that its files, which say MUESTRA, can be made. */
export async function fillSampleSettings(tx: Tx): Promise<void> {
  for (const [grupo, valores] of Object.entries(DE_MUESTRA))
    await tx.query('INSERT INTO ajuste (clave, valor) VALUES ($1, $2::jsonb)', [
      `debito.${grupo}`,
      JSON.stringify(valores),
    ])
}
