import type { Metadata } from 'next'
import { ICBC } from '@/components/debitos/ronda/address'
import { BankScreen } from '@/components/debitos/ronda/bank-screen'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito de ICBC' }

export default async function ArchivoIcbcPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  return (
    <BankScreen forma={ICBC} path={rutas.archivoIcbc()} params={await searchParams} propio={hay.propio} />
  )
}
