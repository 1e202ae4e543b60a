import type { Metadata } from 'next'
import { BancoFileButton } from '@/components/catalogos/banco/banco-file-button'
import { BancoListButton } from '@/components/catalogos/banco/banco-list-button'
import { CatalogoList } from '@/components/catalogos/catalogo/catalogo-list'
import { CATALOGOS } from '@/contract/catalogo/lista'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: CATALOGOS.banco.titulo }

export default async function BancosPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('catalogos.administrar')
  return (
    <CatalogoList
      ampliada={hay.propio}
      noun="banco"
      searchParams={searchParams}
      botones={
        <>
          <BancoListButton />
          <BancoFileButton />
        </>
      }
    />
  )
}
