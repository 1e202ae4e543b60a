import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { generar } from '@/backend/generador/generar'
import { armar, type Armado } from '@/backend/mudanza/viaje/armar'
import { openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { leerTodo, type Leido } from '@/backend/mudanza/viaje/pasada'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
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

/** What was read of other servers, in a folder of its own, and the registers that were made of it. */
export interface Copias {
  /** Reads one whole, one call at a time, so that the last one asked is the one that is answered. */
  read(ajeno: ServidorAjeno, cuenta?: { usuario: string; clave: string }): Promise<Leido>
  withViaje<R>(ajeno: ServidorAjeno, act: (viaje: Viaje) => Promise<R>): Promise<R>
  /** In a database of its own. */
  make(ajeno: ServidorAjeno): Promise<{ db: Db; armado: Armado }>
  close(): Promise<void>
}

export function openCopias(): Copias {
  const datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  process.env['PADRON_DATOS'] = datos
  const made: { base: TestDatabase; db: Db }[] = []
  const withViaje: Copias['withViaje'] = async (ajeno, act) => {
    const viaje = openViaje(new URL(ajeno.url), 'prueba')
    try {
      return await act(viaje)
    } finally {
      viaje.close()
    }
  }
  return {
    withViaje,
    read: (ajeno, cuenta = { usuario: 'administracion', clave: CLAVE_DEMO }) =>
      withViaje(ajeno, (viaje) =>
        leerTodo(viaje, {
          ...{ origen: new URL(ajeno.url), ...cuenta, aLaVez: 1, horario: undefined },
          ...{ completa: false, decir: () => undefined, esperar: () => Promise.resolve() },
        }),
      ),
    make: async (ajeno) => {
      const base = await createEmptyDatabase()
      const db = openDatabase(base.url, { max: 2 })
      made.push({ base, db })
      await migrate(db)
      const pedido = { clase: 'ensayo', nombre: 'Consejo de prueba' } as const
      return { db, armado: await withViaje(ajeno, (viaje) => armar(db, viaje, pedido)) }
    },
    close: async () => {
      for (const { base, db } of made) {
        await db.close()
        await base.drop()
      }
      delete process.env['PADRON_DATOS']
      rmSync(datos, { recursive: true, force: true })
    },
  }
}

export interface CopiaDePrueba {
  /** The register that the other server tells of. */
  api: ApiDePrueba
  /** Reads it whole, with some answers spoiled on their way, and does something with the copy. */
  withCopy<R>(estropeos: Estropeos, act: (viaje: Viaje, ajeno: ServidorAjeno) => Promise<R>): Promise<R>
  close(): Promise<void>
}

/** A generated register behind a server that speaks the specification alone, and a folder for what is read of it. */
export async function openCopiaDePrueba(
  matriculados: number,
  { meses = 12, semilla = 5 } = {},
): Promise<CopiaDePrueba> {
  const api = await startApi({ hoy: today })
  await generar(api.db, { matriculados, meses, semilla, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
  const copias = openCopias()
  return {
    api,
    withCopy: async (estropeos, act) => {
      const ajeno = await openAjeno(api.url)
      ajeno.alContestar = spoil(ajeno, estropeos)
      try {
        await copias.read(ajeno)
        return await copias.withViaje(ajeno, (viaje) => act(viaje, ajeno))
      } finally {
        await ajeno.close()
      }
    },
    close: async () => {
      await copias.close()
      await api.close()
    },
  }
}

/** Changes the answer to what was asked last. */
export const spoil =
  (ajeno: ServidorAjeno, estropeos: Estropeos): ServidorAjeno['alContestar'] =>
  (_ruta, answer) => {
    const change = estropeos[ajeno.pedidos.at(-1) ?? '']
    if (!change) return answer
    const sobre = JSON.parse(answer.text) as Sobre
    change(sobre)
    return { ...answer, text: JSON.stringify(sobre) }
  }
