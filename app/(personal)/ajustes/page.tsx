import { History } from '@/components/ui/icons'
import type { Metadata } from 'next'
import Link from 'next/link'
import { RuleTables } from '@/components/acceso/ajuste/rule-table'
import { reglasOf } from '@/components/acceso/ajuste/rules'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/ajuste'
import { leer } from '@/lib/api/cliente'
import { orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Reglas' }

export default async function AjustesPage() {
  const { permisos } = await exigir('ajustes.administrar')
  const result = orLeave(await leer(traerTodos, {}))
  return (
    <>
      <PageHeader
        title="Reglas"
        subtitle="Lo que el consejo puede decidir de otra manera, con su valor de fábrica y de dónde sale"
        back={rutas.ajustesAvanzados()}
        actions={
          permisos.has('auditoria.ver') && (
            <Button asChild>
              <Link href={`${rutas.auditoria()}?accion=ajuste.editar`} prefetch={false}>
                <History aria-hidden />
                Cambios anteriores
              </Link>
            </Button>
          )
        }
      />
      {result.ok ? (
        <RuleTables reglas={reglasOf(result.datos)} />
      ) : (
        <ReadFailure falla={result} ruta="/ajuste/traerTodos" entrada={{}} que="las reglas" />
      )}
    </>
  )
}
