import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { generar } from '@/backend/generador/generar'
import { openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { leerTodo } from '@/backend/mudanza/viaje/pasada'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { today } from '@/domain/fechas'

/** As if the register had been made of the copy. */
export const markMade = (db: Db, { copia, estado }: Viaje): Promise<unknown> =>
  db.query(
    `INSERT INTO mudanza (origen, huella, leida_en, corte, matriculados) VALUES ($1, $2, now(), current_date, $3)`,
    [estado?.origen, copia.huella(), estado?.ids.length],
  )

interface Sobre {
  datos: Record<string, unknown> & Record<string, unknown>[]
}
/** What to spoil of the answers, by their path and query. */
export type Estropeos = Readonly<Record<string, (sobre: Sobre) => void>>

export interface CopiaDePrueba {
  /** The register that the other server tells of. */
  api: ApiDePrueba
  /** Reads it whole, with some answers spoiled on their way, and does something with the copy. */
  withCopy<R>(estropeos: Estropeos, act: (viaje: Viaje, ajeno: ServidorAjeno) => Promise<R>): Promise<R>
  close(): Promise<void>
}

/** A generated register behind a server that speaks the specification alone, and a folder for what is read of it. */
export async function openCopiaDePrueba(matriculados: number): Promise<CopiaDePrueba> {
  const api = await startApi({ hoy: today })
  await generar(api.db, { matriculados, meses: 12, semilla: 5, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
  const datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  process.env['PADRON_DATOS'] = datos
  return {
    api,
    withCopy: async (estropeos, act) => {
      const ajeno = await openAjeno(api.url)
      // One call at a time, so that the last one asked is the one that is answered.
      ajeno.alContestar = (_ruta, answer) => {
        const spoil = estropeos[ajeno.pedidos.at(-1) ?? '']
        if (!spoil) return answer
        const sobre = JSON.parse(answer.text) as Sobre
        spoil(sobre)
        return { ...answer, text: JSON.stringify(sobre) }
      }
      const origen = new URL(ajeno.url)
      const viaje = openViaje(origen, 'prueba')
      try {
        await leerTodo(viaje, {
          ...{ origen, usuario: 'administracion', clave: CLAVE_DEMO, aLaVez: 1, horario: undefined },
          ...{ completa: false, decir: () => undefined, esperar: () => Promise.resolve() },
        })
        return await act(viaje, ajeno)
      } finally {
        viaje.close()
        await ajeno.close()
      }
    },
    close: async () => {
      delete process.env['PADRON_DATOS']
      rmSync(datos, { recursive: true, force: true })
      await api.close()
    },
  }
}
