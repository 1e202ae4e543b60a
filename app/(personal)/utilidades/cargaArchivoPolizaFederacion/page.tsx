import type { Metadata } from 'next'
import { monthOptions } from '@/components/tesoreria/cuota/month'
import { PolizaLoader } from '@/components/seguros/poliza/poliza-loader'
import { PageHeader } from '@/components/shell/page-header'
import { textOfMes } from '@/domain/cuota'
import { partsOf, today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cargar pólizas' }

export default async function CargaDePolizasPage() {
  await requireSession('polizas.cargar')
  const hoy = today()
  const mes = partsOf(hoy)
  return (
    <>
      <PageHeader
        title="Cargar pólizas"
        subtitle="Las pólizas de un mes, como las manda la federación"
        back={rutas.utilidades()}
      />
      <PolizaLoader meses={monthOptions(hoy, mes)} mes={textOfMes(mes)} />
    </>
  )
}
