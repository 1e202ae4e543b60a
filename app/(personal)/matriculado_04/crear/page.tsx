import { redirect } from 'next/navigation'
import { ANCLAS } from '@/components/padron/alta/fields'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

/** Professional data are a section of the last step. */
export default async function CrearProfesionalPage() {
  await exigir('padron.crear')
  redirect(`${rutas.crearAcademico()}#${ANCLAS.profesionales}`)
}
