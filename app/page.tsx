import { redirect } from 'next/navigation'
import { goHomeIfAlive } from '@/lib/arrival'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { COME_BACK, withComeBack } from '@/lib/come-back'

export default async function RaizPage({ searchParams }: { searchParams: Busqueda }) {
  const { [COME_BACK]: volver } = await searchParams
  await goHomeIfAlive(volver)
  redirect(withComeBack(rutas.login(), volver))
}
