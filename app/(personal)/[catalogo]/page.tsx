import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CatalogoList } from '@/components/catalogos/catalogo/catalogo-list'
import { CATALOGOS } from '@/contract/catalogo/lista'
import type { Busqueda } from '@/lib/screen'
import { catalogueAt } from '@/lib/screen-addresses'
import { requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

type Props = { params: Promise<{ catalogo: string }>; searchParams: Busqueda }

const nounOf = async ({ params }: Props) => catalogueAt((await params).catalogo, 'lista') ?? notFound()

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: escrito(CATALOGOS[await nounOf(props)].titulo) }
}

export default async function CatalogoPage(props: Props) {
  const noun = await nounOf(props)
  const { hay } = await requireSession(CATALOGOS[noun].permiso)
  return <CatalogoList noun={noun} ampliada={hay.propio} searchParams={props.searchParams} />
}
