import type { Metadata } from 'next'
import { OwnPassword } from '@/components/acceso/cuenta/own-password'
import { OwnSessions } from '@/components/acceso/cuenta/own-sessions'
import { SecondFactor } from '@/components/acceso/cuenta/second-factor'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { Card, CardTitle } from '@/components/ui/card'
import { traer } from '@/contract/segundo-factor'
import { traerPropias } from '@/contract/sesion'
import { landingOf } from '@/domain/roles'
import { readApi } from '@/lib/api/client'
import { passwordRule } from '@/lib/api/password-rule'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Mi cuenta' }

export default async function MiCuentaPage() {
  const { usuario, roles } = await requireSession('miCuenta.ver')
  const [leidas, factor] = await Promise.all([readApi(traerPropias, {}), readApi(traer, {})])
  const result = orLeave(leidas)
  return (
    <>
      <PageHeader title="Mi cuenta" subtitle={usuario} back={landingOf(roles)} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[20rem_1fr]">
        <div className="grid grid-cols-1 gap-5">
          {factor.ok && landingOf(roles) === '/inicio' && (
            <Card className="px-4 py-4 md:px-5" aria-labelledby="segundo-factor">
              <CardTitle id="segundo-factor" className="mb-3 text-base">
                Segundo factor
              </CardTitle>
              <SecondFactor factor={factor.datos} />
            </Card>
          )}
          <Card className="px-4 py-4 md:px-5" aria-labelledby="cambiar-clave">
            <CardTitle id="cambiar-clave" className="mb-3 text-base">
              Cambiar contraseña
            </CardTitle>
            <OwnPassword usuario={usuario} regla={await passwordRule()} />
          </Card>
        </div>
        <section className="min-w-0" aria-labelledby="sesiones">
          <h2 id="sesiones" className="text-base font-semibold">
            Sesiones abiertas
          </h2>
          <p className="mb-3 text-muted-foreground">
            Dónde está abierta su cuenta. Si no reconoce alguna, ciérrela y cambie la contraseña.
          </p>
          <OwnSessions
            content={contentOf(result, { ruta: '/sesion/traerPropias', entrada: {}, que: 'la lista' })}
          />
        </section>
      </div>
    </>
  )
}
