import type { Metadata } from 'next'
import { BSE } from '@/components/debitos/ronda/address'
import { BankScreen } from '@/components/debitos/ronda/bank-screen'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito de BSE' }

export default async function ArchivoBsePage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  return <BankScreen forma={BSE} path={rutas.archivoBse()} params={await searchParams} propio={hay.propio} />
}
