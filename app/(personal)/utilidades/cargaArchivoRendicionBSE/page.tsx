import type { Metadata } from 'next'
import { BankLoading } from '@/components/debitos/rendicion/bank-loading'
import { BSE } from '@/components/debitos/ronda/address'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Rendición de BSE' }

export default async function CargaDeBsePage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  return <BankLoading forma={BSE} path={rutas.cargaDeBse()} params={await searchParams} propio={hay.propio} />
}
