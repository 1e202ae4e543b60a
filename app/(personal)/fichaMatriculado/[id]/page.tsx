import { ReceiptText, WalletCards } from 'lucide-react'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ReadFailure } from '@/components/espera/read-failure'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { MemberLine } from '@/components/matriculado/member-line'
import { GALLETA_PANELES, openPanels } from '@/components/matriculado/open-panels'
import { MemberPanels } from '@/components/matriculado/panels'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/matriculado'
import { leer } from '@/lib/api/cliente'
import { orNotFound, readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ficha del matriculado' }

export default async function FichaPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await exigir('ficha.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [result, jar] = await Promise.all([leer(traerDatos, entrada), cookies()])
  const ficha = orNotFound(result)
  if (!ficha.ok)
    return <ReadFailure falla={ficha} ruta="/matriculado/traerDatos" entrada={entrada} que="la ficha" />
  const { datos } = ficha
  return (
    <>
      <div className="sticky top-14 z-10 -mx-4 -mt-4 mb-4 border-b bg-background px-4 pt-3 *:mb-3 md:-mx-6 md:-mt-5 md:px-6 md:pt-4">
        <PageHeader
          title={datos.datosPersonales?.apellidoNombre || 'Matriculado sin nombre'}
          subtitle={
            <MemberLine
              lead={`Matricula ${datos.matricula ?? '—'}`}
              estado={datos.tipoMatricula?.nombre}
              deuda={datos.deuda}
              saldoAFavor={datos.saldoAFavor}
            />
          }
          back={rutas.matriculados()}
        />
      </div>
      <div className="mb-4">
        <ActionCards label="Accesos de la ficha">
          <ActionCard
            icon={WalletCards}
            title="Pagos Pendientes"
            text="Lo que debe: cobrar y generar cuotas"
            href={permisos.has('pagos.ver') ? rutas.pagos(entrada.matriculadoID) : undefined}
          />
          <ActionCard
            icon={ReceiptText}
            title="Cuenta Corriente"
            text="Movimientos, recibos y descargas"
            href={permisos.has('cuenta.ver') ? rutas.cuentaCorriente(entrada.matriculadoID) : undefined}
          />
        </ActionCards>
      </div>
      <MemberPanels ficha={datos} abiertos={openPanels(jar.get(GALLETA_PANELES)?.value)} />
    </>
  )
}
