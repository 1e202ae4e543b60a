import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { LinkButton } from '@/components/listado/link-button'
import { ListPart } from '@/components/listado/list-part'
import { AboutMudanza } from '@/components/mudanza/diferencia/about-mudanza'
import { Cifras } from '@/components/mudanza/diferencia/cifras'
import { DiferenciaTable } from '@/components/mudanza/diferencia/diferencia-table'
import { HallazgoCounts, MudanzaHead } from '@/components/mudanza/diferencia/mudanza-head'
import { PageHeader } from '@/components/shell/page-header'
import { mudanza as diferencias } from '@/contract/listas/mudanza'
import { traer, traerTodos } from '@/contract/mudanza'
import { readApi } from '@/lib/api/client'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import { type Busqueda, orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('mudanza') }

export default async function MudanzaPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('mudanza.ver')
  const address = addressOf(rutas.mudanza(), await searchParams)
  const leida = orLeave(await readApi(traer, {}))
  if (!leida.ok) return <ReadFailure falla={leida} ruta="/mudanza/traer" entrada={{}} que="la mudanza" />
  const { mudanza } = leida.datos
  return (
    <>
      <PageHeader
        title={titleOf('mudanza')}
        subtitle="En qué este registro no es lo que dice el servidor anterior, y qué se decidió"
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={mudanza && <LinkButton href={rutas.hallazgosDeMudanza()}>Hallazgos</LinkButton>}
      />
      {mudanza ? (
        <>
          <MudanzaHead mudanza={mudanza} />
          <Cifras mudanza={mudanza} />
          <HallazgoCounts hallazgos={mudanza.hallazgos} />
          <h2 className="mb-1.5 text-sm font-semibold text-muted-foreground">Diferencias</h2>
          <div className="[&_form]:max-w-4xl">
            <ListPart
              listado={diferencias}
              traerTodos={traerTodos}
              address={address}
              titulo="Diferencias de la mudanza"
              tabla={(tabla) => <DiferenciaTable {...tabla} />}
            />
          </div>
        </>
      ) : (
        <AboutMudanza />
      )}
    </>
  )
}
