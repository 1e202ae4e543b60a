import { History, Landmark } from '@/components/ui/icons'
import type { Metadata } from 'next'
import Link from 'next/link'
import { RuleTables } from '@/components/acceso/ajuste/rule-table'
import { reglasOf } from '@/components/acceso/ajuste/rules'
import { NumeracionTable } from '@/components/credenciales/numeracion/numeracion-table'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/ajuste'
import { traerTodos as traerNumeracion } from '@/contract/numeracion'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Reglas' }

export default async function AjustesPage() {
  const { permisos } = await requireSession('ajustes.administrar')
  const [rules, numbers] = await Promise.all([readApi(traerTodos, {}), readApi(traerNumeracion, {})])
  const [result, numeracion] = [orLeave(rules), orLeave(numbers)]
  return (
    <>
      <PageHeader
        title="Reglas"
        subtitle="Lo que el consejo puede decidir de otra manera, con su valor inicial y de dónde sale"
        back={rutas.ajustesAvanzados()}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link href={rutas.ajustesDeDebito()} prefetch={false}>
                <Landmark aria-hidden />
                Débito automático
              </Link>
            </Button>
            {permisos.has('auditoria.ver') && (
              <Button variant="outline" asChild>
                <Link href={`${rutas.auditoria()}?accion=ajuste.editar`} prefetch={false}>
                  <History aria-hidden />
                  Cambios anteriores
                </Link>
              </Button>
            )}
          </>
        }
      />
      {result.ok ? (
        <RuleTables reglas={reglasOf(result.datos)} />
      ) : (
        <ReadFailure falla={result} ruta="/ajuste/traerTodos" entrada={{}} que="las reglas" />
      )}
      {result.ok && (
        <div className="mt-5">
          {numeracion.ok ? (
            <NumeracionTable filas={numeracion.datos} />
          ) : (
            <ReadFailure
              bajoEncabezado
              falla={numeracion}
              ruta="/numeracion/traerTodos"
              entrada={{}}
              que="la numeración de los papeles"
            />
          )}
        </div>
      )}
    </>
  )
}
