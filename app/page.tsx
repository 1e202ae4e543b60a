import { redirect } from 'next/navigation'
import { goHomeIfAlive } from '@/lib/llegada'
import type { Busqueda } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { VOLVER, conVolver } from '@/lib/volver'

export default async function RaizPage({ searchParams }: { searchParams: Busqueda }) {
  const { [VOLVER]: volver } = await searchParams
  await goHomeIfAlive(volver)
  redirect(conVolver(rutas.login(), volver))
}
