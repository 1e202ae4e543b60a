import { RechazoHttp } from '@/backend/nucleo/rechazo'

/** How many files may come in at once, in all and from one person. */
const EN_TOTAL = 16
const POR_PERSONA = 3

export class Turnos {
  private readonly byPerson = new Map<number, number>()
  private total = 0

  /** Takes a place or throws 429; answers what gives it back. */
  take(usuarioID: number): () => void {
    const own = this.byPerson.get(usuarioID) ?? 0
    if (own >= POR_PERSONA) throw busy('Ya está subiendo otros archivos. Espere a que terminen.')
    if (this.total >= EN_TOTAL) throw busy('Se están subiendo demasiados archivos. Intente en unos segundos.')
    this.total++
    this.byPerson.set(usuarioID, own + 1)
    return () => {
      this.total--
      const left = (this.byPerson.get(usuarioID) ?? 1) - 1
      if (left > 0) this.byPerson.set(usuarioID, left)
      else this.byPerson.delete(usuarioID)
    }
  }
}

const busy = (mensaje: string): RechazoHttp => new RechazoHttp(429, mensaje, { 'retry-after': '5' })
