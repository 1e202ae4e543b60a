import { redirect } from 'next/navigation'
import { goHomeIfAlive } from '@/lib/llegada'
import { rutas } from '@/lib/rutas'

export default async function RaizPage() {
  await goHomeIfAlive()
  redirect(rutas.login())
}
