import { randomUUID } from 'node:crypto'
import type { Db } from '@/backend/db/conexion'
import { describeError, type Bitacora } from '@/backend/nucleo/log'
import type { Vuelta, Vueltas, Trabajo, TrabajoEntero, Trabajos } from '@/backend/tarea/kinds'
import { type EnMano, giveUp, takeSteps } from '@/backend/tarea/steps'
import { doWhole } from '@/backend/tarea/whole'
import {
  type Alcance,
  beat,
  claim,
  endTurn,
  ensureVuelta,
  postpone,
  readOwn,
  release,
  type Tomada,
} from '@/backend/tarea/store'

export interface Obra {
  db: Db
  bitacora: Bitacora
  trabajos: Partial<Trabajos>
  vueltas: Vueltas
  /** A process that was not heard from for so many milliseconds has lost its work. */
  plazo?: number
  mirada?: number
  /** Milliseconds after the first failure; each further one doubles them. */
  pausa?: number
}

type Ajustes = Required<Obra>

/** A process does at most one of each kind at a time, so that none holds up another. */
type Clase = Alcance & ({ vuelta: Vuelta } | { trabajo: Trabajo | TrabajoEntero })

const PLAZO = 30_000
const MIRADA = 1_000
const PAUSA = 10_000
const PAUSA_MAXIMA = 5 * 60_000
/** A job ends after so many failures in a row; rounds are tried for ever. */
const FALLAS = 6

/**
 * Does what is due while the process lives, beside any number of others. Answers how to stop, which waits for the
 * current step or turn.
 */
export function keepWorking(obra: Obra): () => Promise<void> {
  const stopped = new AbortController()
  const running = new Obrero({ plazo: PLAZO, mirada: MIRADA, pausa: PAUSA, ...obra }, stopped.signal).run()
  return async () => {
    stopped.abort()
    await running
  }
}

class Obrero {
  private readonly clases: readonly Clase[]
  private readonly busy = new Map<Clase, Promise<void>>()
  /** When a kind may be asked again, by a monotonic clock. */
  private readonly asked = new Map<Clase, number>()
  private wake: () => void = () => undefined

  constructor(
    private readonly obra: Ajustes,
    private readonly stopped: AbortSignal,
  ) {
    this.clases = classesOf(obra)
  }

  async run(): Promise<void> {
    let known = false
    while (!this.stopped.aborted) {
      let wait = 0
      try {
        if (!known) await this.introduce()
        known = true
        if (!(await this.take())) wait = this.obra.mirada
      } catch (error) {
        this.log('error', { que: 'tareas', ...describeError(error) })
        known = false
        wait = this.obra.pausa
      }
      if (wait > 0) await this.sleep(wait)
    }
    await Promise.all(this.busy.values())
  }

  private async introduce(): Promise<void> {
    for (const clase of this.clases)
      if ('vuelta' in clase) await ensureVuelta(this.obra.db, clase.tipo, clase.clave ?? '')
  }

  /** Takes one thing that is due; false when nothing is. */
  private async take(): Promise<boolean> {
    const open: Clase[] = []
    for (const clase of this.clases)
      if (!this.busy.has(clase) && (await this.isWorthIt(clase))) open.push(clase)
    const dueno = randomUUID()
    const tomada = open.length > 0 && (await claim(this.obra.db, dueno, this.obra.plazo, open))
    if (!tomada) return false
    const clase = open.find(
      ({ tipo, clave }) => tipo === tomada.tipo && (clave === null || clave === tomada.clave),
    )
    if (!clase) throw new Error(`Tarea de un tipo desconocido: ${tomada.tipo}`)
    const done = this.hold(clase, tomada, dueno).finally(() => {
      this.busy.delete(clase)
      this.asked.delete(clase)
      this.wake()
    })
    this.busy.set(clase, done)
    return true
  }

  private async isWorthIt(clase: Clase): Promise<boolean> {
    if (!('vuelta' in clase) || !clase.vuelta.hay) return true
    const now = performance.now()
    if (now < (this.asked.get(clase) ?? 0)) return false
    this.asked.set(clase, now + clase.vuelta.cada)
    return clase.vuelta.hay(this.obra.db)
  }

  /** Does the work, says so while it lasts, and writes down how it ended. */
  private async hold(clase: Clase, tomada: Tomada, dueno: string): Promise<void> {
    const lost = new AbortController()
    const stopBeating = this.keepBeating(tomada.id, dueno, lost)
    const start = performance.now()
    const about = { que: 'tarea', tipo: clase.tipo, tarea: tomada.id }
    try {
      const fin = AbortSignal.any([this.stopped, lost.signal])
      await ('vuelta' in clase
        ? this.takeTurn(clase.vuelta, tomada, dueno, fin)
        : this.work(clase.trabajo, tomada, dueno, fin))
      if ('trabajo' in clase || clase.vuelta.cada >= PAUSA_MAXIMA)
        this.log('info', { ...about, fin: 'hecha', ms: Math.round(performance.now() - start) })
    } catch (error) {
      const causa = describeError(error)
      this.log('error', { ...about, fin: 'fallada', fallas: tomada.fallas + 1, ...causa })
      await this.putOff(clase, tomada, dueno, `${causa['error'] ?? ''}: ${causa['detalle'] ?? ''}`)
    } finally {
      stopBeating()
    }
  }

  private async takeTurn(
    vuelta: Vuelta,
    { id, ahora }: Tomada,
    dueno: string,
    fin: AbortSignal,
  ): Promise<void> {
    const { db, bitacora } = this.obra
    const turno = { db, bitacora, ahora: new Date(ahora), fin, detenido: () => fin.aborted }
    const wait = await vuelta.turno(turno)
    if (fin.aborted) await release(db, id, dueno)
    else await endTurn(db, id, dueno, Math.min(wait ?? vuelta.cada, vuelta.cada))
  }

  private async work(
    trabajo: Trabajo | TrabajoEntero,
    { id, fallas }: Tomada,
    dueno: string,
    fin: AbortSignal,
  ): Promise<void> {
    const { db } = this.obra
    const mano = { db, id, dueno }
    // It ended the processes that had it, and another try would end this one.
    if (fallas >= FALLAS) return giveUp({ ...mano, trabajo })
    const left = await ('hacer' in trabajo
      ? doWhole({ ...mano, trabajo }, fin)
      : stepThrough({ ...mano, trabajo }, fin))
    if (left === 'sigue') await release(db, id, dueno)
  }

  private async putOff(clase: Clase, { id, fallas }: Tomada, dueno: string, causa: string): Promise<void> {
    const { db, pausa } = this.obra
    try {
      if ('trabajo' in clase && fallas + 1 >= FALLAS) await giveUp({ db, trabajo: clase.trabajo, id, dueno })
      else await postpone(db, id, dueno, { espera: Math.min(pausa * 2 ** fallas, PAUSA_MAXIMA), causa })
    } catch (error) {
      // The database is away, and the claim runs out by itself.
      this.log('error', { que: 'tarea', tipo: clase.tipo, tarea: id, ...describeError(error) })
    }
  }

  private keepBeating(id: number, dueno: string, lost: AbortController): () => void {
    const { db, plazo } = this.obra
    let heard = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - heard > plazo) lost.abort()
      beat(db, id, dueno, plazo).then(
        (own) => {
          if (own) heard = performance.now()
          else lost.abort()
        },
        () => undefined,
      )
    }, plazo / 3)
    return () => clearInterval(timer)
  }

  private log(nivel: 'info' | 'error', datos: Readonly<Record<string, string | number>>): void {
    this.obra.bitacora({ nivel, pedido: '', ...datos })
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        this.stopped.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.wake = end
      this.stopped.addEventListener('abort', end)
      if (this.stopped.aborted) end()
    })
  }
}

/** Its steps here or, of a long one, where its kind says. */
async function stepThrough(mano: EnMano<Trabajo>, fin: AbortSignal): Promise<'fin' | 'sigue'> {
  const { aparte } = mano.trabajo
  const own = aparte && (await readOwn(mano.db, mano.id, mano.dueno))
  return own && own.total >= aparte.desde ? aparte.tomar(mano, fin) : takeSteps(mano, () => fin.aborted)
}

function classesOf({ trabajos, vueltas }: Obra): Clase[] {
  const asked = Object.entries(trabajos).map(([tipo, trabajo]) => ({
    tipo,
    clave: null,
    espera: PAUSA_MAXIMA,
    // The table gives the input back to the same kind.
    trabajo,
  }))
  const again = Object.entries(vueltas).flatMap(([tipo, vuelta]) =>
    vuelta ? [{ tipo, clave: vuelta.clave ?? '', espera: Math.max(vuelta.cada, PAUSA_MAXIMA), vuelta }] : [],
  )
  return [...asked, ...again]
}
