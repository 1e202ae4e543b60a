import type { Metadata } from 'next'
import { LetterheadForm } from '@/components/credenciales/membrete/letterhead-form'
import { addressOfLogo, membreteOf } from '@/components/credenciales/membrete/read-letterhead'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/membrete'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Membrete' }

export default async function MembretePage() {
  await requireSession('ajustes.administrar')
  const result = orLeave(await readApi(traerDatos, {}))
  return (
    <>
      <PageHeader
        title="Membrete"
        subtitle="Lo que encabeza los certificados y la hoja en que se imprimen"
        back={rutas.ajustesAvanzados()}
      />
      {result.ok ? (
        <Saved leido={result.datos} />
      ) : (
        <ReadFailure falla={result} ruta="/membrete/traerDatos" entrada={{}} que="el membrete" />
      )}
    </>
  )
}

function Saved({ leido }: { leido: Parameters<typeof membreteOf>[0] }) {
  const { lineas, ...rest } = membreteOf(leido, emisor())
  const { logoHuella, version = 0 } = leido
  const guardado = {
    valores: { ...rest, lineas: lineas.join('\n') },
    version,
    logo: logoHuella && addressOfLogo(logoHuella),
  }
  return <LetterheadForm guardado={guardado} emisor={emisor()} />
}
