import { parseArgs } from 'node:util'
import { OperatorError } from '@/backend/cli/environment'
import { fillEmpty } from '@/backend/cli/fill-empty'
import { readBackupHeader } from '@/backend/db/copy'
import { restore } from '@/backend/db/restore'

/** `npm run restaurar -- <archivo> [--en URL]`, into an empty database or a new embedded register. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { en: { type: 'string' } },
    allowPositionals: true,
  })
  const [archivo] = positionals
  if (!archivo)
    throw new OperatorError('Falta el archivo: npm run restaurar -- <archivo> [--en postgresql://…]')
  const { clase, creadoEn } = await readBackupHeader(archivo)
  await fillEmpty({ clase, creadoEn, url: values.en }, (db, settle) => restore(db, archivo, settle))
  return 0
}
