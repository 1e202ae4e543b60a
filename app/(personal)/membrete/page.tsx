import type { Metadata } from 'next'
import { MembreteForm } from '@/components/credenciales/membrete/membrete-form'
import { addressOfLogo, membreteOf } from '@/components/credenciales/membrete/read-membrete'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/membrete'
import { formatCuit } from '@/domain/cuit'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Datos del consejo' }

export default async function MembretePage() {
  await requireSession('ajustes.administrar')
  const result = orLeave(await readApi(traerDatos, {}))
  return (
    <>
      <PageHeader
        title="Datos del consejo"
        subtitle="Cómo se presenta en la entrada, el menú, los recibos, los certificados y los mensajes"
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

async function Saved({ leido }: { leido: Parameters<typeof membreteOf>[0] }) {
  const own = await emisor()
  const { lineas, ...rest } = membreteOf(leido, own)
  const { logoHuella, version = 0, nombre, cuit, domicilio, telefono, correo, copiasDelRecibo } = leido
  const written = nombre == null ? lineas.join('\n') : (leido.lineas ?? '')
  const senas = {
    cuit: formatCuit(cuit ?? ''),
    domicilio: domicilio ?? '',
    telefono: telefono ?? '',
    correo: correo ?? '',
  }
  const guardado = {
    valores: { ...rest, ...senas, lineas: written, copiasDelRecibo: copiasDelRecibo === 2 ? 2 : 1 } as const,
    version,
    logo: logoHuella && addressOfLogo(logoHuella),
  }
  return <MembreteForm guardado={guardado} emisor={own} />
}
