import { redirect } from 'next/navigation'
import { ANCLAS } from '@/components/padron/alta/fields'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

/** Professional data are a section of the last step. */
export default async function CrearProfesionalPage() {
  await requireSession('padron.crear')
  redirect(`${rutas.crearAcademico()}#${ANCLAS.profesionales}`)
}
