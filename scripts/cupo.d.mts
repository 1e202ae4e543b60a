export class Cupo {
  constructor(bounds: { lugares: number; fila: number; paciencia: number; techo?: number })
  readonly ocupacion: { adentro: number; lentos: number; esperan: number }
  ask(persona: string, enter: () => void, refuse: () => void): () => void
}
