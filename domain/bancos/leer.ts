import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { makeExpectation, type Esperado } from '@/domain/bancos/esperado'
import { makeReader, type Elegir, type Lectura } from '@/domain/bancos/lector'
import type { Fila } from '@/domain/bancos/modelos'

export type Trozos = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Takes the sound rows of the next piece. It is given none after the first defect. */
type Tomar<F extends Fila = Fila> = (filas: F[]) => void | Promise<void>

/** Larger pieces are read by parts, so that memory stays flat. */
const PARTE = 128 * 1024

/**
 * Reads a bank's report in one pass. `tomar` gets its rows piece by piece as they come, and what it was given counts
 * only if the answer is ok: the caller stages the rows and drops them otherwise. Errors of `chunks` and of `tomar` are
 * thrown on.
 */
export const readRendicion = (
  esperado: Esperado,
  chunks: Trozos,
  tomar: Tomar<FilaDeRendicion>,
): Promise<Lectura> => read(chunks, (filas) => tomar(filas as FilaDeRendicion[]), makeExpectation(esperado))

/** Recognises any file of any bank, sent or received, and reads it. */
export const readArchivo = (chunks: Trozos, tomar: Tomar = () => undefined): Promise<Lectura> =>
  read(chunks, tomar, () => ({ control: () => undefined }))

async function read(chunks: Trozos, tomar: Tomar, elegir: Elegir): Promise<Lectura> {
  const reader = makeReader(elegir)
  const give = async () => {
    const filas = reader.rows()
    if (filas.length > 0) await tomar(filas)
  }
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length && !reader.isRefused(); from += PARTE) {
      reader.push(chunk.subarray(from, from + PARTE))
      await give()
    }
    if (reader.isRefused()) break
  }
  const lectura = reader.end()
  if (lectura.ok) await give()
  return lectura
}
