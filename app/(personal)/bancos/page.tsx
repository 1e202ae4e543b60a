import type { Metadata } from 'next'
import { BankFileButton } from '@/components/catalogos/banco/bank-file-button'
import { BankListButton } from '@/components/catalogos/banco/bank-list-button'
import { CatalogueList } from '@/components/catalogos/catalogo/catalogue-list'
import { CATALOGOS } from '@/contract/catalogo/lista'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: CATALOGOS.banco.titulo }

export default async function BancosPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('catalogos.administrar')
  return (
    <CatalogueList
      ampliada={hay.propio}
      noun="banco"
      searchParams={searchParams}
      botones={
        <>
          <BankListButton />
          <BankFileButton />
        </>
      }
    />
  )
}
