import type { Metadata } from 'next'
import Link from 'next/link'
import { describeChange, gruposOf } from '@/components/debitos/ajuste/groups'
import { DebitSettings } from '@/components/debitos/ajuste/settings'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { History } from '@/components/ui/icons'
import { traerFeriados, traerTodos } from '@/contract/ajuste-de-debito'
import { partsOf, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Ajustes del débito automático' }

export default async function AjustesDeDebitoPage() {
  const { permisos } = await requireSession('debitos.ajustes')
  const [groups, holidays] = await Promise.all([readApi(traerTodos, {}), readApi(traerFeriados, {})])
  const [grupos, feriados] = [orLeave(groups), orLeave(holidays)]
  const puede = permisos.has('ajustes.administrar')
  return (
    <>
      <PageHeader
        title="Ajustes del débito automático"
        subtitle={
          puede
            ? 'Lo que dio cada banco, qué se cobra y qué días no abren los bancos'
            : 'Lo que dio cada banco y qué se cobra. Los cambia quien administra las reglas.'
        }
        back={rutas.utilidades()}
        actions={
          permisos.has('auditoria.ver') && (
            <Button variant="outline" asChild>
              <Link href={`${rutas.auditoria()}?entidad=ajuste_de_debito`} prefetch={false}>
                <History aria-hidden />
                Cambios anteriores
              </Link>
            </Button>
          )
        }
      />
      {grupos.ok && feriados.ok ? (
        <DebitSettings
          grupos={gruposOf(grupos.datos)}
          feriados={{
            propios: feriados.datos.propios ?? [],
            sinEfecto: feriados.datos.sinEfecto ?? [],
            version: feriados.datos.version ?? 0,
            cambio: describeChange(feriados.datos.cambiado, feriados.datos.quien),
          }}
          puede={puede}
          mes={partsOf(today())}
        />
      ) : (
        <Failure {...{ grupos, feriados }} />
      )}
    </>
  )
}

type Leidos = { grupos: ReturnType<typeof orLeave>; feriados: ReturnType<typeof orLeave> }

function Failure({ grupos, feriados }: Leidos) {
  if (!grupos.ok)
    return (
      <ReadFailure
        bajoEncabezado
        falla={grupos}
        ruta="/ajuste_de_debito/traerTodos"
        entrada={{}}
        que="los ajustes"
      />
    )
  if (feriados.ok) return null
  return (
    <ReadFailure
      bajoEncabezado
      falla={feriados}
      ruta="/ajuste_de_debito/traerFeriados"
      entrada={{}}
      que="los feriados"
    />
  )
}
