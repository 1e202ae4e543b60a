import type { Db } from '@/backend/db/conexion'
import { accountOfCbu, makeCbu } from '@/domain/cbu'

let next = 1

/** Enrols a member: by default in the bank whose CBUs begin so, with a savings account since 2020. */
export async function enrol(
  db: Db,
  matriculadoID: number,
  datos: { entidad?: string; cbu?: string; tipoCuenta?: number; desde?: string; forma?: number } = {},
): Promise<void> {
  const { entidad = '321', tipoCuenta = 2, desde = '2020-01-10', forma = 4 } = datos
  await db.query('UPDATE matriculado SET forma_pago_id = $2 WHERE id = $1', [matriculadoID, forma])
  if (forma !== 4) {
    await db.query('INSERT INTO da_listado (matriculado_id, forma_pago_id, fecha_alta) VALUES ($1, $2, $3)', [
      matriculadoID,
      forma,
      desde,
    ])
    return
  }
  const cbu = datos.cbu ?? makeCbu(entidad, '0001', `500${String(1_000_000 + next++).padStart(10, '0')}`)
  await db.query(
    `WITH numero AS (UPDATE contador SET valor = valor + 1 WHERE nombre = 'da_solicitud' RETURNING valor)
     INSERT INTO da_listado (matriculado_id, forma_pago_id, banco_id, sucursal_banco_id, tipo_cuenta_id, cbu, nro_cuenta,
       nro_solicitud, fecha_alta)
     SELECT $1, 4, b.id, (SELECT min(id) FROM sucursal_banco WHERE banco_id = b.id), $3, $4, $5, numero.valor, $6
     FROM banco b, numero WHERE b.codigo_cbu = $2`,
    [matriculadoID, entidad, tipoCuenta, cbu, accountOfCbu(cbu), desde],
  )
}
