import type { Metadata } from 'next'
import { ForeignBancoFiles } from '@/components/ajeno/foreign-banco-files'
import { addressOf } from '@/components/data-table/address'
import { ICBC } from '@/lib/debito-del-mes'
import { MonthScreen } from '@/components/debitos/ronda/month-screen'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito de ICBC' }

export default async function ArchivoIcbcPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  if (!hay.propio) return <ForeignBancoFiles forma={ICBC} />
  return <MonthScreen forma={ICBC} address={addressOf(rutas.archivoIcbc(), await searchParams)} />
}
