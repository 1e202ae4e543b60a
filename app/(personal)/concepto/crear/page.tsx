import type { Metadata } from 'next'
import { CatalogoEditor } from '@/components/catalogos/catalogo/catalogo-editor'
import { addressOf } from '@/components/data-table/address'
import { NewPrice, NUEVO_PRECIO } from '@/components/tesoreria/precio/concepto-editor'
import { readPrecioStart } from '@/components/tesoreria/precio/precio-href'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { isPropio } from '@/lib/api/servidor'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

const { crear, nuevo } = CATALOGOS.concepto

type Props = { searchParams: Busqueda }

const startOf = async ({ searchParams }: Props) =>
  (await isPropio()) ? readPrecioStart(addressOf(crear, await searchParams).params) : undefined

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await startOf(props)) ? NUEVO_PRECIO : nuevo }
}

/** A concept, or with `tipo=1` a price, where the server has prices. */
export default async function CrearConceptoPage(props: Props) {
  await requireSession('catalogos.administrar')
  const comienzo = await startOf(props)
  return comienzo ? <NewPrice comienzo={comienzo} /> : <CatalogoEditor noun="concepto" ampliado={false} />
}
