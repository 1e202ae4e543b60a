import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inflateRawSync } from 'node:zlib'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { startServer } from '@/backend/db/supervisor/server'
import { generar } from '@/backend/generador/generar'
import { openViaje, type Estado } from '@/backend/mudanza/viaje/carpeta'
import { leerTodo } from '@/backend/mudanza/viaje/pasada'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { openAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { openApi } from '@/bench/torture/api'
import { today } from '@/domain/fechas'

/** What was read of a demonstration: every answer by its name. */
export interface Leida {
  estado: Estado
  respuestas: ReadonlyMap<string, string>
}

/** Makes a register of so many members and reads it whole, by the specification's calls alone, into `PADRON_DATOS`. */
export async function readDemonstration(matriculados: number, meses: number): Promise<Leida> {
  const folder = temporaryRegister()
  const server = await startServer(folder, { tarea: 'bench', unsafe: true })
  const db = openDatabase(server.url, { max: 2 })
  const api = await openApi(server.url)
  try {
    await migrate(db)
    await generar(db, { matriculados, meses, semilla: 5, hoy: today(), demo: false })
    await withTransaction(db, createDemoStaff)
    await api.start()
    return await readOf(api.url)
  } finally {
    await api.end('SIGKILL')
    await db.close()
    await server.stop()
    folder.remove()
  }
}

async function readOf(url: string): Promise<Leida> {
  const ajeno = await openAjeno(url)
  const origen = new URL(ajeno.url)
  const viaje = openViaje(origen, 'bench')
  try {
    const leida = await leerTodo(viaje, {
      ...{ origen, usuario: 'administracion', clave: CLAVE_DEMO, aLaVez: 1, horario: undefined },
      ...{ completa: false, decir: () => undefined },
    })
    if (!viaje.estado || leida.fallas.length > 0) throw new Error(JSON.stringify(leida.fallas.slice(0, 3)))
    return { estado: viaje.estado, respuestas: await readAnswers(viaje.carpeta) }
  } finally {
    viaje.close()
    await ajeno.close()
  }
}

/** The last answer of each name: one line without bytes is the same as before. */
async function readAnswers(carpeta: string): Promise<Map<string, string>> {
  const respuestas = new Map<string, string>()
  const lines = createInterface({ input: createReadStream(join(carpeta, 'lecturas.jsonl')) })
  for await (const line of lines) {
    const { l, b } = JSON.parse(line) as { l: string; b?: string }
    if (b !== undefined) respuestas.set(l, inflateRawSync(Buffer.from(b, 'base64')).toString('utf8'))
  }
  return respuestas
}
