import type { Metadata } from 'next'
import { ConceptoEditor } from '@/components/tesoreria/precio/concepto-editor'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: `Editar ${CATALOGOS.concepto.singular}` }

export default async function ConceptoPage({ params }: { params: Promise<{ id: string }> }) {
  await requireSession('catalogos.administrar')
  return <ConceptoEditor id={readId((await params).id)} />
}
