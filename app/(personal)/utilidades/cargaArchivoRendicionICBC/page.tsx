import type { Metadata } from 'next'
import { ForeignRendiciones } from '@/components/ajeno/foreign-rendiciones'
import { addressOf } from '@/components/data-table/address'
import { LoadScreen } from '@/components/debitos/rendicion/load-screen'
import { ICBC } from '@/lib/debito-del-mes'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Rendición de ICBC' }

export default async function CargaDeIcbcPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('debitos.rondas')
  if (!hay.propio) return <ForeignRendiciones forma={ICBC} />
  return <LoadScreen forma={ICBC} address={addressOf(rutas.cargaDeIcbc(), await searchParams)} />
}
