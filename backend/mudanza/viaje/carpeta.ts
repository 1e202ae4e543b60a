import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { realFolder } from '@/backend/db/supervisor/folder'
import { Copia } from '@/backend/mudanza/viaje/copia'
import { writeIn } from '@/backend/mudanza/viaje/disco'
import type { Fecha } from '@/domain/fechas'
import { acquireLock } from '@/scripts/lock.mjs'

/**
 * What a reading reads: everybody, some registration numbers, whoever changed since the one before, or that and everybody's
 * money.
 */
export type Clase = 'entera' | 'solo' | 'cambios' | 'final'

/** How far a council's move is, beside its copy. */
export interface Estado {
  origen: string
  clase: Clase
  /** The reading under way or the last one, counted from 1. */
  pasada: number
  /** 'incompleta': it went through, and some answers could not be had. */
  lectura: 'leyendo' | 'leida' | 'incompleta'
  comenzada: string
  terminada?: string
  /** The members' ids as the last reading found them. */
  ids: number[]
  /** Whose calls are all read; undefined before it is known, and for everybody. */
  cambiados?: number[] | undefined
  /** The day on which the lists of everybody that the copy has were asked for, or one before. */
  listados?: Fecha | undefined
}

const ESTADO = 'viaje.json'

/** Where the copy of a server is kept, beside the real register and not in it: it holds personal data, and goes away once the council has signed. */
export function carpetaOf(origen: URL, env: NodeJS.ProcessEnv = process.env): string {
  const name = `${origen.host}${origen.pathname}`.replace(/[^\w.-]+/g, '_').replace(/_$/, '')
  return join(realFolder(env).root, 'mudanza', name)
}

/** The server named by `--desde`. Throws `MudanzaError` for what is no address. */
export function readOrigen(text: string | undefined): URL {
  if (text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new MudanzaError('Falta de qué servidor: --desde https://api.consejo.example')
}

export interface Viaje {
  carpeta: string
  copia: Copia
  estado: Estado | undefined
  save(estado: Estado): void
  close(): void
}

/** Opens what was read of a server. Throws `LockedError` while another process reads or writes it. */
export function openViaje(origen: URL, tarea: string): Viaje {
  const carpeta = carpetaOf(origen)
  mkdirSync(realFolder().root, { recursive: true })
  mkdirSync(carpeta, { recursive: true, mode: 0o700 })
  const lock = acquireLock(carpeta, tarea)
  try {
    const copia = Copia.open(carpeta)
    const viaje: Viaje = {
      carpeta,
      copia,
      estado: readJson<Estado>(carpeta, ESTADO),
      save: (estado) => {
        copia.flush()
        writeJson(carpeta, ESTADO, estado)
        viaje.estado = estado
      },
      close: () => {
        copia.close()
        lock.release()
      },
    }
    return viaje
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Removes all that was read of a server. */
export function forget(origen: URL): boolean {
  const carpeta = carpetaOf(origen)
  if (!existsSync(carpeta)) return false
  acquireLock(carpeta, 'olvidar la mudanza')
  rmSync(carpeta, { recursive: true })
  return true
}

export function readJson<T>(carpeta: string, name: string): T | undefined {
  const path = join(carpeta, name)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

export function writeJson(carpeta: string, name: string, value: unknown): void {
  const path = join(carpeta, name)
  writeIn(carpeta, () =>
    writeFileSync(`${path}.nuevo`, JSON.stringify(value, null, 1), { mode: 0o600, flush: true }),
  )
  renameSync(`${path}.nuevo`, path)
}
