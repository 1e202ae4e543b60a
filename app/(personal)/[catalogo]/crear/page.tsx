import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CatalogoEditor } from '@/components/catalogos/catalogo/catalogo-editor'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { catalogueAt } from '@/lib/screen-addresses'
import { requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

type Props = { params: Promise<{ catalogo: string }> }

const nounOf = async ({ params }: Props) => catalogueAt((await params).catalogo, 'crear') ?? notFound()

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: escrito(CATALOGOS[await nounOf(props)].nuevo) }
}

export default async function CrearPage(props: Props) {
  const noun = await nounOf(props)
  const { hay } = await requireSession(CATALOGOS[noun].permiso)
  return <CatalogoEditor noun={noun} ampliado={hay.propio} />
}
