import { type Celda, isIlegible } from '@/domain/celda'
import { noteCell, type RasgosDeColumna, sinRasgos } from '@/domain/importar/columna'
import { lineOf } from '@/domain/importar/leer/leido'
import type { Fecha } from '@/domain/fechas'
import type { FilaDeLibro, FormatoDeLibro, HojaDeLibro } from '@/domain/libro'

/** Rows that are kept as they are: titles are looked for among the first forty. */
const DE_ARRIBA = 60
/** Cells of a column that are kept, spread over the file. */
export const MUESTRAS = 200

export interface PerfilDeColumna {
  rasgos: RasgosDeColumna
  /** With their rows, so that what stands above the titles can be left out. */
  muestras: [fila: number, celda: Celda][]
}

export interface PerfilDeHoja {
  arriba: [fila: number, celdas: Celda[]][]
  columnas: PerfilDeColumna[]
  /** Rows with something in them. */
  llenas: number
}

interface DatosDePerfil {
  formato: FormatoDeLibro
  epoca: 1900 | 1904
  hoy: Fecha
  cabezas: HojaDeLibro[]
  hojas: PerfilDeHoja[]
}

/** What is remembered of a file of any length so that its reading can be guessed without going through it again. */
export class PerfilDeLibro {
  private constructor(readonly datos: DatosDePerfil) {}

  static of(
    cabezas: HojaDeLibro[],
    ctx: { formato: FormatoDeLibro; epoca: 1900 | 1904; hoy: Fecha },
  ): PerfilDeLibro {
    return new PerfilDeLibro({
      ...ctx,
      cabezas,
      hojas: cabezas.map(() => ({ arriba: [], columnas: [], llenas: 0 })),
    })
  }

  /** From what `toJSON` gave. */
  static from(json: unknown): PerfilDeLibro {
    return new PerfilDeLibro(json as DatosDePerfil)
  }

  toJSON(): DatosDePerfil {
    return this.datos
  }

  add({ hoja, fila, celdas }: FilaDeLibro): void {
    const mine = this.datos.hojas[hoja]
    if (!mine || celdas === null) return
    mine.llenas++
    if (fila <= DE_ARRIBA) mine.arriba.push([fila, celdas])
    celdas.forEach((cell, at) => {
      const columna = (mine.columnas[at] ??= { rasgos: sinRasgos(), muestras: [] })
      noteCell(columna.rasgos, cell)
      if (!isIlegible(cell) && lineOf(cell) === '') return
      // The more have been seen, the fewer are kept: of a long file the samples are from everywhere in it.
      if (columna.muestras.length < MUESTRAS) columna.muestras.push([fila, cell])
      else if (columna.rasgos.llenas % 97 === 0)
        columna.muestras[(columna.rasgos.llenas / 97) % MUESTRAS] = [fila, cell]
    })
  }
}
