import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TestGateway } from '@/components/tesoreria/en-linea/test-gateway'
import { ReadFailure } from '@/components/espera/read-failure'
import { traerDatos } from '@/contract/pasarela-prueba'
import { readApi } from '@/lib/api/client'
import { pasarela } from '@/lib/api/servidor'
import { orNotFound } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'PASARELA DE PRUEBA' }

/** Plays the provider's page, only where the API has no other provider. */
export default async function PasarelaDePruebaPage({ params }: { params: Promise<{ preferencia: string }> }) {
  await requireSession('pagos.resultado')
  if ((await pasarela()) !== 'prueba') notFound()
  const entrada = { preferencia: (await params).preferencia }
  const datos = orNotFound(await readApi(traerDatos, entrada))
  if (!datos.ok)
    return <ReadFailure falla={datos} ruta="/pasarela_prueba/traerDatos" entrada={entrada} que="el pago" />
  return <TestGateway preferencia={entrada.preferencia} datos={datos.datos} />
}
