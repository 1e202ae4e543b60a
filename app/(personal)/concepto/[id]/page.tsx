import type { Metadata } from 'next'
import { ConceptEditor } from '@/components/tesoreria/precio/concept-editor'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { readId } from '@/lib/pantalla'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: `Editar ${CATALOGOS.concepto.singular}` }

export default async function ConceptoPage({ params }: { params: Promise<{ id: string }> }) {
  await exigir('catalogos.administrar')
  return <ConceptEditor id={readId((await params).id)} />
}
