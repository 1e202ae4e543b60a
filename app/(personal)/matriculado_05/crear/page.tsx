import { redirect } from 'next/navigation'
import { ANCLAS } from '@/components/padron/alta/fields'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

/** Miscellaneous data are a section of the last step. */
export default async function CrearVariosPage() {
  await requireSession('padron.crear')
  redirect(`${rutas.crearAcademico()}#${ANCLAS.varios}`)
}
