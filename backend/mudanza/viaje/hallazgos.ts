import type { Carga } from '@/backend/generador/carga'
import type { Que } from '@/domain/mudanza/diferencia'
import type { ClaseDeHallazgo } from '@/domain/mudanza/hallazgo'

/** What of a member's record a class tells, where it is not of the money. */
const DE_LA_FICHA: Partial<Record<string, readonly Que[]>> = {
  ...{ documento: ['ficha'], dato: ['ficha'], periodo: ['ficha'], seguro: ['seguro'] },
  ...{ catalogo: [], apellido: [], especialidad: [], practica: [], certificado: [], debito: [] },
}
const DEL_DINERO: readonly Que[] = ['pendiente', 'saldo', 'cantidad', 'filas']

/** Whether a finding of a member tells why he differs. */
export const explains = (clase: string, que: Que): boolean => (DE_LA_FICHA[clase] ?? DEL_DINERO).includes(que)

/** Writes what was found, in its order. */
export class Hallazgos {
  private ultimo = 0

  constructor(private readonly carga: Carga) {}

  /** `datos`: what the old server said, as it said it. */
  note(clase: ClaseDeHallazgo, matriculadoID: number | null, texto: string, datos: object = {}): void {
    const text = JSON.stringify(datos, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    this.carga.add('mudanza_hallazgo', {
      id: ++this.ultimo,
      clase,
      matriculado_id: matriculadoID,
      texto,
      datos: text,
    })
  }
}
