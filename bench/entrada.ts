import { openDatabase } from '@/backend/db/conexion'
import { sendCall } from '@/backend/prueba/llamada'
import { type Medida, ms } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'

const VECES = 20

/**
 * Sign-ins refused, of a name that is there and of names that are not, in turns: who tries names must not learn from
 * the time which ones exist. The least of each is told, since what else the machine does only adds.
 */
export async function measureRefusedSignIns({ api, base }: Sitio): Promise<Medida[]> {
  const db = openDatabase(base, { max: 1 })
  const timed = async (usuario: string): Promise<number> => {
    // Without it the tries of before would slow this one.
    await db.query('DELETE FROM intento')
    const start = performance.now()
    await sendCall(api, 'sesion.login', { usuario, password: 'errada' })
    return performance.now() - start
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  try {
    for (let i = 0; i < VECES; i++) {
      known.push(await timed('contador'))
      unknown.push(await timed(`ausente ${i}`))
    }
    await db.query('DELETE FROM intento')
  } finally {
    await db.close()
  }
  const [one, other] = [Math.min(...known), Math.min(...unknown)]
  return [
    {
      que: 'Entrada rechazada: clave errada / nombre que no existe',
      valor: `${ms(one)} / ${ms(other)}`,
      meta: 'hasta el doble una de la otra',
    },
  ]
}
