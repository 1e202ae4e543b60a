import type { Metadata } from 'next'
import { ForeignBancoFiles } from '@/components/ajeno/foreign-banco-files'
import { addressOf } from '@/components/data-table/address'
import { BSE } from '@/lib/debito-del-mes'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito de BSE' }

export default async function ArchivoBsePage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  if (!hay.propio) return <ForeignBancoFiles forma={BSE} />
  return <MonthScreen forma={BSE} address={addressOf(rutas.archivoBse(), await searchParams)} />
}
