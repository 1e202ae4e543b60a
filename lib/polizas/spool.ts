import 'server-only'
import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_ZIP } from '@/domain/poliza'
import { pesaDeMas } from '@/domain/tipos-de-archivo'
import { ZipRechazado } from '@/lib/zip/directory'

/** Milliseconds that a sender may pause. */
const ESPERA_REMITENTE = 15_000
const CORTADA = 'La subida se cortó antes de terminar. No se guardó nada: cárguelo otra vez.'

/**
 * Puts the body aside on the disk, without a name, so that a crash leaves nothing and nothing is read of a zip that did
 * not come whole. Throws `ZipRechazado`; the caller closes the file.
 */
export async function spool(
  body: ReadableStream<Uint8Array> | null,
  said: number | undefined,
): Promise<{ file: FileHandle; size: number }> {
  if (said !== undefined && said > MAX_ZIP) throw new ZipRechazado(pesaDeMas(MAX_ZIP))
  const path = join(tmpdir(), `padron-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    const size = await write(file, body)
    if (said !== undefined && size !== said) throw new ZipRechazado(CORTADA)
    if (size === 0) throw new ZipRechazado('El archivo está vacío.')
    return { file, size }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function write(file: FileHandle, body: ReadableStream<Uint8Array> | null): Promise<number> {
  const reader = body?.getReader()
  let size = 0
  try {
    for (;;) {
      const next = await within(reader?.read())
      if (!next || next.done) return size
      if (size + next.value.byteLength > MAX_ZIP) throw new ZipRechazado(pesaDeMas(MAX_ZIP))
      await file.write(next.value, 0, next.value.byteLength, size)
      size += next.value.byteLength
    }
  } finally {
    // A sender that has stopped does not answer this either.
    void reader?.cancel().catch(() => undefined)
  }
}

async function within<R>(reading: Promise<R> | undefined): Promise<R | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ZipRechazado(CORTADA)), ESPERA_REMITENTE)
  })
  const read = reading?.catch(() => {
    throw new ZipRechazado(CORTADA)
  })
  return Promise.race([read, silence]).finally(() => clearTimeout(timer))
}
