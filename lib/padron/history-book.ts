import type { EntradaEn, LeidoEn } from '@/lib/llamada/rutas-de-llamada'

export type FilaHistorial = LeidoEn<'/matriculado/traerHistorial'>[number]

export type FiltrosHistorial = Pick<
  EntradaEn<'/matriculado/traerHistorial'>,
  'desde' | 'hasta' | 'usuario' | 'texto'
>

type Renglon = Omit<FilaHistorial, 'cambios'> & {
  campo?: string
  antes?: string | null
  despues?: string | null
}

/** One line per changed field, and one for an act that changed none. */
export async function historyBook(filas: readonly FilaHistorial[]): Promise<ReadableStream<Uint8Array>> {
  // Loaded with the first download, since the library is as big as the rest of the process.
  const { writeXlsx } = await import('@/lib/spreadsheets/hoja')
  const bytes = writeXlsx<Renglon>({
    titulo: 'Historial',
    columnas: [
      { titulo: 'FECHA Y HORA', tipo: 'instante', valor: ({ cuando }) => cuando },
      { titulo: 'QUIÉN', tipo: 'texto', valor: ({ usuario }) => usuario },
      { titulo: 'QUÉ', tipo: 'texto', valor: ({ accion }) => accion },
      { titulo: 'CAMPO', tipo: 'texto', valor: ({ campo }) => campo },
      { titulo: 'ANTES', tipo: 'texto', valor: ({ antes }) => antes },
      { titulo: 'DESPUÉS', tipo: 'texto', valor: ({ despues }) => despues },
    ],
    filas: filas.flatMap(({ cambios, ...fila }): Renglon[] =>
      cambios && cambios.length > 0 ? cambios.map((cambio) => ({ ...fila, ...cambio })) : [fila],
    ),
  })
  return new Blob([bytes.slice()]).stream()
}
