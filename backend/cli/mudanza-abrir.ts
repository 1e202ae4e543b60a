import { join } from 'node:path'
import { OperatorError, stateFolder } from '@/backend/cli/environment'
import { addressOf, type Lugar } from '@/backend/cli/mudanza-lugar'
import { nextStep } from '@/backend/cli/next-step'
import type { Db } from '@/backend/db/conexion'
import { realFolder } from '@/backend/db/supervisor/folder'
import { abrir } from '@/backend/mudanza/viaje/abrir'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { formatFecha } from '@/domain/fechas'

export interface PedidoDeAbrir extends Lugar {
  quien?: string | undefined
  a?: string | undefined
  seSabe?: boolean | undefined
  sinLeer?: string | undefined
}

/** `mudanza -- abrir --real --quien 'A. Paz' [--se-sabe] [--sin-leer 3]`; on a rehearsal it tells whether it would open. */
export async function open(viaje: Viaje, db: Db, pedido: PedidoDeAbrir): Promise<number> {
  const { quien, a, seSabe = false, sinLeer = '0', ...lugar } = pedido
  if (!quien?.trim()) throw new OperatorError("Falta quién abre: --quien 'A. Paz'")
  if (!/^\d{1,9}$/.test(sinLeer)) throw new OperatorError('--sin-leer: cuántas respuestas faltan.')
  const backups = addressOf(lugar) ? join(stateFolder(), 'respaldos') : realFolder().backups
  const abierta = await abrir(db, viaje, {
    ...{ quien: quien.trim(), carpeta: a ?? backups, seSabe, sinLeer: Number(sinLeer) },
  })
  if (!abierta) {
    console.log('Es un ensayo y no le falta nada: el real, armado de lo mismo, se abriría.')
    return 0
  }
  console.log(`Abierto, y cerrado hasta el ${formatFecha(abierta.cerradoHasta)}.`)
  console.log(`Acta para firmar: ${abierta.acta}`)
  console.log(`Respaldo de antes de abrir: ${abierta.respaldo}`)
  console.log('\nClaves de un solo uso, para entrar dentro de las 72 horas (no se vuelven a mostrar):')
  for (const { nombre, username, rol, clave } of abierta.claves)
    console.log(`  ${clave}   ${username} (${nombre}, ${rol})`)
  if (!abierta.claves.some(({ rol }) => rol === 'ADMINISTRACION'))
    console.log('  Nadie administra: npm run admin -- --crear NOMBRE')
  console.log(`\n${nextStep()}`)
  return 0
}
