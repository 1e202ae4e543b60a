import { redirect } from 'next/navigation'
import { readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

/** The specification's edit route; a doctor is edited in the record. */
export default async function MatriculadoPage({ params }: { params: Promise<{ id: string }> }) {
  await requireSession('ficha.ver')
  redirect(rutas.ficha(readId((await params).id)))
}
