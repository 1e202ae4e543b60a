import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { TestRecetas } from '@/components/acceso/receta/test-recetas'
import { comprobarPase } from '@/contract/externos'
import { callApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'SISTEMA DE RECETAS DE PRUEBA' }

/** Plays the prescription system in a demonstration: it checks its pass as another system does. */
export default async function RecetaDePruebaPage({ searchParams }: { searchParams: Busqueda }) {
  if (environment().PADRON_REGISTRO !== 'demo') notFound()
  const { token } = await searchParams
  // Only a frame's own load spends the pass.
  const isFrame = (await headers()).get('sec-fetch-dest') !== 'document'
  const read =
    isFrame && typeof token === 'string' && token !== ''
      ? await callApi(comprobarPase, { token }, null)
      : null
  return <TestRecetas medico={read?.ok ? read.datos : null} mensaje={read?.ok ? null : read?.mensaje} />
}
