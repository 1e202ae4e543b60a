import { setTimeout as sleep } from 'node:timers/promises'
import { MudanzaError } from '@/backend/mudanza/viaje/error'

/** How many calls tell whether the other server can take one more at once. */
const TANDA = 200
/** Fewer tell nothing. */
const POCAS = 20
const PAUSA = { primera: 10_000, mayor: 300_000 }
const SEGUIDAS = 10

export interface OpcionesDeRitmo {
  /** The most calls at once; it begins with one. */
  aLaVez: number
  /** Waits so many milliseconds. */
  esperar?: (ms: number) => Promise<void>
  /** Told when it slows down: calls at once from now on, and the milliseconds of the pause. */
  alAflojar?: (limite: number, pausa: number) => void
}

/**
 * How many calls run at once, by how the other server bears it: one more after 200 good ones in a row whose slowest twentieth
 * stays under 1.5 times the usual, half and a pause when it slows down or fails. Ten failures in a row end it.
 */
export class Ritmo {
  private limite = 1
  private enCurso = 0
  private readonly cola: (() => void)[] = []
  private tiempos: number[] = []
  private usual: number | undefined
  private pausa = PAUSA.primera
  private descanso: Promise<void> | undefined
  private fallidas = 0
  private readonly esperar: (ms: number) => Promise<void>

  constructor(private readonly opciones: OpcionesDeRitmo) {
    this.esperar = opciones.esperar ?? ((ms) => sleep(ms))
  }

  get aLaVez(): number {
    return this.limite
  }

  /** Runs `act` when its turn comes. `isFailure` tells an answer that counts as one; what it throws counts too. */
  async run<R>(act: () => Promise<R>, isFailure: (answer: R) => boolean): Promise<R> {
    await this.enter()
    const begin = performance.now()
    try {
      const answer = await act()
      if (isFailure(answer)) this.failed()
      else this.succeeded(performance.now() - begin)
      return answer
    } finally {
      this.leave()
    }
  }

  /** The calls so far tell what is usual for this server. */
  setUsual(): void {
    if (this.tiempos.length < POCAS) return
    this.usual = quantile(this.tiempos, 0.5)
    this.tiempos = []
  }

  private async enter(): Promise<void> {
    while (this.descanso || this.enCurso >= this.limite) {
      if (this.descanso) await this.descanso
      else await new Promise<void>((resolve) => this.cola.push(resolve))
    }
    if (this.fallidas >= SEGUIDAS)
      throw new MudanzaError(
        `El servidor falló ${SEGUIDAS} veces seguidas: la lectura se detiene acá. La misma orden sigue donde quedó.`,
      )
    this.enCurso++
  }

  private leave(): void {
    this.enCurso--
    this.cola.shift()?.()
  }

  private succeeded(ms: number): void {
    this.fallidas = 0
    this.tiempos.push(ms)
    if (this.tiempos.length < TANDA) return
    if (this.usual === undefined) return this.setUsual()
    const slow = quantile(this.tiempos, 0.95)
    this.tiempos = []
    // A server that answers in a millisecond may be three times as slow without anybody's harm.
    const usual = Math.max(this.usual, 20)
    if (slow > usual * 3) return this.slowDown()
    this.pausa = PAUSA.primera
    if (slow < usual * 1.5) {
      this.limite = Math.min(this.limite + 1, this.opciones.aLaVez)
      this.cola.shift()?.()
    }
  }

  private failed(): void {
    this.fallidas++
    this.tiempos = []
    this.slowDown()
  }

  private slowDown(): void {
    this.limite = Math.max(1, Math.floor(this.limite / 2))
    if (this.descanso) return
    const ms = this.pausa
    this.pausa = Math.min(ms * 2, PAUSA.mayor)
    this.opciones.alAflojar?.(this.limite, ms)
    this.descanso = this.esperar(ms).finally(() => (this.descanso = undefined))
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
