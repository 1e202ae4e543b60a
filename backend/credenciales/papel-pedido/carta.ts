import { type CartaDeCuenta, writeTo } from '@/backend/acceso/cuenta/carta'
import type { Abierto } from '@/backend/credenciales/papel-pedido/abierto'
import type { Emitido } from '@/backend/credenciales/papel/store'
import type { Tx } from '@/backend/db/conexion'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { formatMoney } from '@/domain/dinero'
import { nameOfPapel } from '@/domain/papel'

/** In the transaction that ends the request, so that he is told once. */
async function tell(
  tx: Tx,
  { matriculadoID }: Abierto,
  asunto: string,
  lines: readonly string[],
): Promise<void> {
  const [member] = await tx.query<{ nombre: string; email: string | null }>(
    'SELECT nombre, email FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!member) return
  const carta: CartaDeCuenta = { asunto, cuerpo: lines.join('\n\n') }
  await writeTo(tx, { usuarioID: null, matriculadoID, username: '', ...member }, carta)
}

export const tellIssued = (tx: Tx, abierto: Abierto, { numero, codigo }: Emitido): Promise<void> =>
  tell(tx, abierto, `Se emitió: ${abierto.nombre}`, [
    `Se emitió el papel que pidió, «${abierto.nombre}»: es el ${nameOfPapel('certificado', numero)} y su código es ${formatCodigo(codigo)}.`,
    'Puede abrirlo e imprimirlo en sus páginas del Consejo, en «Pedir un papel».',
  ])

export const tellRefused = (tx: Tx, abierto: Abierto, motivo: string): Promise<void> =>
  tell(tx, abierto, `No se emitió: ${abierto.nombre}`, [
    `El papel que pidió, «${abierto.nombre}», no se emitió. Motivo: ${motivo}`,
    ...moneyLines(abierto),
  ])

function moneyLines({ cargo }: Abierto): string[] {
  if (cargo === null) return []
  const monto = formatMoney(cargo.monto)
  return [
    cargo.pagado
      ? `Los ${monto} que pagó siguen a su nombre: comuníquese con el Consejo por ese dinero.`
      : `Los ${monto} que se le habían cargado por él ya no se deben.`,
  ]
}
