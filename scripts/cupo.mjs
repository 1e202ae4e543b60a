import { performance } from 'node:perf_hooks'

/** After so long a page that is not ready may be waiting for the API alone. */
const TURNO = 2_000
/** Share of the time in which a process that only waits has something to do, at most. */
const EN_ESPERA = 0.25

/**
 * Bounds how many requests of one kind are worked on at a time: `lugares` inside, `fila` waiting for at most `paciencia`
 * milliseconds, nobody with more than half of either. Who waits for the API while this process has little to do gives his
 * place up and goes on without one, up to `techo` in all: one slow call of a foreign server must not close every screen.
 */
export class Cupo {
  #bounds
  /** Who has a place. */
  #inside = []
  /** Who goes on without one. */
  #slow = []
  #queue = []

  constructor({ lugares, fila, paciencia, techo = lugares }) {
    this.#bounds = { lugares, fila, paciencia, techo }
  }

  /** Calls `enter` or `refuse`, now or soon. Answers what must be called when the request is over, however it ended. */
  ask(persona, enter, refuse) {
    const one = { persona, enter, timer: undefined }
    if (this.#hasPlace(persona)) this.#admit(one)
    else if (this.#mayWait(persona)) {
      this.#queue.push(one)
      one.timer = setTimeout(() => {
        remove(this.#queue, one)
        refuse()
      }, this.#bounds.paciencia)
    } else refuse()
    return () => this.#leave(one)
  }

  /** How many have a place, go on without one, and wait. */
  get ocupacion() {
    return { adentro: this.#inside.length, lentos: this.#slow.length, esperan: this.#queue.length }
  }

  #hasPlace(persona) {
    const { lugares, techo } = this.#bounds
    const open = [...this.#inside, ...this.#slow]
    return (
      this.#inside.length < lugares &&
      open.length < techo &&
      countOf(this.#inside, persona) < lugares / 2 &&
      countOf(open, persona) < techo / 2
    )
  }

  #mayWait(persona) {
    const { fila } = this.#bounds
    return this.#queue.length < fila && countOf(this.#queue, persona) < fila / 2
  }

  #admit(one) {
    clearTimeout(one.timer)
    this.#inside.push(one)
    if (this.#bounds.techo > this.#bounds.lugares) this.#watch(one)
    one.enter()
  }

  #watch(one) {
    const begun = performance.eventLoopUtilization()
    one.timer = setTimeout(() => {
      if (performance.eventLoopUtilization(begun).utilization > EN_ESPERA) return this.#watch(one)
      remove(this.#inside, one)
      this.#slow.push(one)
      this.#advance()
    }, TURNO)
  }

  #leave(one) {
    clearTimeout(one.timer)
    for (const list of [this.#inside, this.#slow, this.#queue]) remove(list, one)
    this.#advance()
  }

  #advance() {
    for (const one of [...this.#queue]) {
      if (!this.#hasPlace(one.persona)) continue
      remove(this.#queue, one)
      this.#admit(one)
    }
  }
}

const countOf = (list, persona) => list.filter((one) => one.persona === persona).length

function remove(list, one) {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
}
