import { fillEmpty } from '@/backend/cli/fill-empty'
import { bringIn, readManifiesto } from '@/backend/mudanza/salida/traer'

/** `npm run traer -- <consejo.zip> [--en URL]`: what `llevar` wrote, into an empty database or a new embedded register. */
export async function run({ en: url }: { en?: string }, archivo: string): Promise<number> {
  const { registro, creadoEn } = await readManifiesto(archivo)
  await fillEmpty({ clase: registro.clase, creadoEn, url }, (db, settle) => bringIn(db, archivo, settle))
  console.log(
    'Las contraseñas no vinieron: npm run admin -- --crear NOMBRE hace una cuenta que administra, y desde ella se reinician las demás.',
  )
  return 0
}
