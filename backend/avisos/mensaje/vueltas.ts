import { setTimeout } from 'node:timers/promises'
import type { Db } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { canalDeDemostracion } from '@/backend/avisos/mensaje/canal'
import type { Configuracion } from '@/backend/avisos/mensaje/configuracion'
import { canalDeCorreo } from '@/backend/avisos/mensaje/correo'
import { isWaiting, sendNext, type Canales } from '@/backend/avisos/mensaje/enviador'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { canalDeWhatsapp } from '@/backend/avisos/mensaje/whatsapp'
import type { Vuelta } from '@/backend/tarea/kinds'
import { MAIL, WHATSAPP } from '@/domain/mensaje'

const OCIO = 2_000

/** A register that is not real writes to nobody. */
async function channelsOf(db: Db, { correo, whatsapp }: Configuracion): Promise<Canales> {
  if ((await readRegistro(db))?.clase !== 'real') return { [MAIL]: canalDeDemostracion }
  return {
    ...(correo && { [MAIL]: canalDeCorreo(correo) }),
    ...(whatsapp && { [WHATSAPP]: canalDeWhatsapp(whatsapp) }),
  }
}

export function envio(ajustes: Configuracion): Vuelta {
  let canales: Canales | undefined
  const ready = async (db: Db): Promise<Canales> => (canales ??= await channelsOf(db, ajustes))
  return {
    cada: OCIO,
    hay: async (db) => isWaiting(db, await ready(db)),
    turno: async ({ db, detenido, fin }) => {
      while (!detenido()) {
        const wait = await sendNext(db, await ready(db))
        if (wait === null) break
        // Being told to stop ends the wait, and the next look at `detenido` ends the loop.
        if (wait > 0) await setTimeout(wait, undefined, { signal: fin }).catch(() => undefined)
      }
      return null
    },
  }
}

export const mensajesCaducos: Vuelta = { cada: 60_000, turno: ({ db }) => leaveOutStale(db) }
