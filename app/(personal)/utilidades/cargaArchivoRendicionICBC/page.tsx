import type { Metadata } from 'next'
import { BankLoading } from '@/components/debitos/rendicion/bank-loading'
import { ICBC } from '@/components/debitos/ronda/address'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Rendición de ICBC' }

export default async function CargaDeIcbcPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  return (
    <BankLoading forma={ICBC} path={rutas.cargaDeIcbc()} params={await searchParams} propio={hay.propio} />
  )
}
