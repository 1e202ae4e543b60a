import { fillEmpty } from '@/backend/cli/fill-empty'
import { readBackupHeader } from '@/backend/db/copy'
import { restore } from '@/backend/db/restore'

/** `npm run restaurar -- <archivo> [--en URL]`, into an empty database or a new embedded register. */
export async function run({ en: url }: { en?: string }, archivo: string): Promise<number> {
  const { clase, creadoEn } = await readBackupHeader(archivo)
  await fillEmpty({ clase, creadoEn, url }, (db, settle) => restore(db, archivo, settle))
  return 0
}
