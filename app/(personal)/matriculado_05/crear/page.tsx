import { redirect } from 'next/navigation'
import { ANCLAS } from '@/components/padron/alta/fields'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

/** Miscellaneous data are a section of the last step. */
export default async function CrearVariosPage() {
  await exigir('padron.crear')
  redirect(`${rutas.crearAcademico()}#${ANCLAS.varios}`)
}
