import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file on the disk without a name: it goes with the process, whatever becomes of that. */
export async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `padron-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
