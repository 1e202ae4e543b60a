export class Cupo {
  constructor(bounds: { lugares: number; fila: number; paciencia: number; techo?: number })
  ask(persona: string, enter: () => void, refuse: () => void): () => void
}
