import { redirect } from 'next/navigation'
import { readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

/** The specification's edit route; a doctor is edited in the record. */
export default async function MatriculadoPage({ params }: { params: Promise<{ id: string }> }) {
  await exigir('ficha.ver')
  redirect(rutas.ficha(readId((await params).id)))
}
