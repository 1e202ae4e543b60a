import type { Lectura } from '@/components/mudanza/importar/datos'
import { type Cambio, fieldTwice, isSamePlace } from '@/components/mudanza/importar/lectura'

export interface Leida {
  version: number
  lectura: Lectura
}

/** What a queue asks for while it sends. */
export interface Manos {
  /** Answers the version that was made of it; 'rehusada' for a refusal, undefined where no answer came. */
  send: (leida: Leida) => Promise<number | 'rehusada' | undefined>
  /** As it is kept now. */
  read: () => Promise<Leida | undefined>
  /** Somebody else's was taken; `puesto`: with what waits here on top, or without it. */
  onTheirs: (now: Leida, puesto: boolean) => void
}

/**
 * Changes of a reading, sent one after another: those made while one is on its way go together, and what another person
 * kept meanwhile is changed in the same way, unless it is of another sheet or other titles.
 */
export class ReadingQueue {
  private kept: Leida
  private waiting: Cambio[] = []
  private under: Promise<boolean> | undefined

  constructor(leida: Leida) {
    this.kept = leida
  }

  add(by: Cambio): void {
    this.waiting.push(by)
  }

  /** What the screen read anew, unless changes wait here or it is older than what was kept from here. */
  adopt(leida: Leida): void {
    if (this.waiting.length === 0 && !this.under && leida.version >= this.kept.version) this.kept = leida
  }

  /** Sends all that waits; false where some of it could not be kept and waits still. */
  settle(manos: Manos): Promise<boolean> {
    if (this.under) return this.under
    if (this.waiting.length === 0) return Promise.resolve(true)
    this.under = this.sendAll(manos)
    return this.under
  }

  private async sendAll(manos: Manos): Promise<boolean> {
    let all = true
    try {
      while (all && this.waiting.length > 0) all = await this.sendOnce(manos)
    } finally {
      this.under = undefined
    }
    return all
  }

  private async sendOnce(manos: Manos): Promise<boolean> {
    const batch = this.waiting
    const before = this.kept
    this.waiting = []
    const lectura = made(before.lectura, batch)
    // Two fields that change places are the same for a moment: the second choice sends both.
    if (fieldTwice(lectura) !== undefined) {
      this.wait(batch)
      return false
    }
    const version = await manos.send({ version: before.version, lectura })
    if (typeof version === 'number') {
      this.kept = { version, lectura }
      return true
    }
    this.wait(batch)
    return version === 'rehusada' && this.takeTheirs(before, manos)
  }

  private wait(batch: readonly Cambio[]): void {
    this.waiting = [...batch, ...this.waiting]
  }

  /** False where nobody changed it: it was refused for another reason. */
  private async takeTheirs(before: Leida, { read, onTheirs }: Manos): Promise<boolean> {
    const theirs = await read()
    if (!theirs || theirs.version === before.version) return false
    const same = isSamePlace(theirs.lectura, before.lectura)
    this.kept = theirs
    if (!same) this.waiting = []
    onTheirs({ version: theirs.version, lectura: made(theirs.lectura, this.waiting) }, same)
    return true
  }
}

const made = (lectura: Lectura, cambios: readonly Cambio[]): Lectura =>
  cambios.reduce((now, by) => by(now), lectura)
