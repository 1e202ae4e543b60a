import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CatalogoEditor } from '@/components/catalogos/catalogo/catalogo-editor'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { readId } from '@/lib/screen'
import { catalogueAt } from '@/lib/screen-addresses'
import { requireSession } from '@/lib/session'

type Props = { params: Promise<{ catalogo: string; id: string }> }

const nounOf = async ({ params }: Props) => catalogueAt((await params).catalogo, 'editar') ?? notFound()

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `Editar ${CATALOGOS[await nounOf(props)].singular}` }
}

export default async function EditarPage(props: Props) {
  const noun = await nounOf(props)
  const { hay } = await requireSession(CATALOGOS[noun].permiso)
  return <CatalogoEditor noun={noun} id={readId((await props.params).id)} ampliado={hay.propio} />
}
