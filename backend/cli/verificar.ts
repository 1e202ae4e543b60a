import { openRegister } from '@/backend/cli/abrir'
import { withTransaction } from '@/backend/db/conexion'
import { keepVerificacion } from '@/backend/tarea/vigilancia'
import { REGLAS } from '@/backend/verificar/rules'
import { countExempt, verificar } from '@/backend/verificar/verificar'

/** `npm run verificar` checks the ledger of the served register; 1 when it does not hold. */
export async function run(): Promise<number> {
  const register = await openRegister('verificación')
  try {
    const start = Date.now()
    const found = await verificar(register.db)
    for (const { regla, cantidad, ejemplos } of found) {
      console.log(`✗ ${regla}: ${cantidad}`)
      for (const ejemplo of ejemplos) console.log(`    ${ejemplo}`)
    }
    for (const { regla, que, cantidad } of await countExempt(register.db))
      console.log(`· ${regla}: no mira ${cantidad} ${que}`)
    const seconds = ((Date.now() - start) / 1000).toFixed(1).replace('.', ',')
    console.log(`${REGLAS.length} reglas, ${found.length} rotas, en ${seconds} s`)
    // After all is told: a full disk, or a standby, takes no note.
    const rotas = found.map(({ regla, cantidad }) => `${regla}: ${cantidad}`)
    await withTransaction(register.db, (tx) => keepVerificacion(tx, REGLAS.length, rotas)).catch(
      (error: unknown) => console.error(`No quedó anotado: ${error instanceof Error ? error.message : ''}`),
    )
    return found.length === 0 ? 0 : 1
  } finally {
    await register.close()
  }
}
