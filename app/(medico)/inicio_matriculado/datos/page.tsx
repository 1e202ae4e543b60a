import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { addressOf } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { ReadFailure } from '@/components/espera/read-failure'
import { PeriodoTable } from '@/components/padron/ficha/periodo-table'
import { Section } from '@/components/medico/section'
import { PageHeader } from '@/components/shell/page-header'
import { periodos } from '@/contract/historial'
import { traerDatos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { type Busqueda, orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { cookies } from 'next/headers'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { GALLETA_PANELES, openPanels } from '@/components/padron/ficha/open-panels'
import { MemberPanels } from '@/components/padron/ficha/panels'

export const metadata: Metadata = { title: 'Mis datos' }

export default async function MisDatosPage({ searchParams }: { searchParams: Busqueda }) {
  const { matriculadoID, hay } = await requireSession('medico.inicio')
  if (matriculadoID === null) redirect(rutas.inicioMatriculado())
  const address = addressOf(rutas.miFicha(), await searchParams)
  const entrada = { matriculadoID }
  const [quien, historia] = await Promise.all([readApi(traerDatos, entrada), readApi(periodos, entrada)])
  const ficha = orLeave(quien)
  const espera = { ruta: '/periodoMatricula/traerTodos', entrada, que: 'los periodos' } as const
  return (
    <>
      <PageHeader title="Mis datos" back={rutas.inicioMatriculado()} />
      {ficha.ok ? (
        <OwnRecord ficha={ficha.datos} propone={hay.propio} />
      ) : (
        <ReadFailure
          falla={ficha}
          ruta="/matriculado/traerDatos"
          entrada={entrada}
          que="su ficha"
          bajoEncabezado
        />
      )}
      <Section id="periodos" title="Periodos de Matricula">
        <PeriodoTable content={contentOf(orLeave(historia), espera)} {...{ address }} abreActos={false} />
      </Section>
    </>
  )
}

/** `propone`: a change can be asked for here. */
async function OwnRecord({ ficha, propone }: { ficha: Ficha; propone: boolean }) {
  const abiertos = openPanels((await cookies()).get(GALLETA_PANELES)?.value)
  return (
    <>
      <p className="mb-2.5 text-muted-foreground">
        Si algo no está bien,{' '}
        {propone ? (
          <Link href={rutas.misDatos()} prefetch={false} className="link">
            proponga el cambio
          </Link>
        ) : (
          'comuníquese con el Consejo'
        )}
        .
      </p>
      <MemberPanels ficha={ficha} editable={false} propia abiertos={abiertos} />
    </>
  )
}
