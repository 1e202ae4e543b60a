import type { Metadata } from 'next'
import { AuditTable, type FilaAuditoria } from '@/components/acceso/auditoria/audit-table'
import { camposOf, readFilters } from '@/components/acceso/auditoria/filters'
import { LISTA_AUDITORIA, PLANILLA_AUDITORIA } from '@/components/acceso/auditoria/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { DateInput } from '@/components/form/date-input'
import { PageHeader } from '@/components/shell/page-header'
import { traerOpciones, traerTodos } from '@/contract/auditoria'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { DECLARADOS, direccionDeFila, type NounDeclarado } from '@/contract/catalogo/lista'

export const metadata: Metadata = { title: 'Auditoría' }

export default async function AuditoriaPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('auditoria.ver')
  const address = addressOf(rutas.auditoria(), await searchParams)
  const filtros = readFilters(address)
  const puesta = await puestaOf(LISTA_AUDITORIA, address, true)
  const orden = askedOrden(LISTA_AUDITORIA, puesta)
  const [opciones, lista] = await Promise.all([
    readApi(traerOpciones, {}),
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina, ...filtros, ...orden }),
    ),
  ])
  const campos = camposOf(opciones.ok ? opciones.datos : undefined)
  const asked = Object.entries(filtros).map(([name, value]) => [name, value?.toString()] as const)
  const values = Object.fromEntries(asked)
  return (
    <>
      <PageHeader
        title="Auditoría"
        subtitle="Quién hizo qué, cuándo, y cómo quedó"
        back={rutas.ajustesAvanzados()}
        actions={
          <TableDownloads
            que="la auditoría"
            disabled={!lista.paginas.total}
            tabla={{
              de: hrefWith({ path: '/api/descargas/auditoria', params: {} }, { ...values, ...orden }),
              titulo: 'Auditoría',
              columnas: sheetOf(PLANILLA_AUDITORIA, puesta),
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          filters={campos}
          day={DateInput}
          address={address}
          values={values}
          vistas="auditoria"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_AUDITORIA} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      <AuditTable
        {...pagedList(
          mapList(lista, withHref),
          { ruta: '/auditoria/traerTodos', entrada: { ...filtros, ...orden }, que: 'la lista' },
          { address, filters: campos, planilla: true },
        )}
        address={address}
        puesta={puesta}
      />
    </>
  )
}

type Registro = NonNullable<FilaAuditoria['registro']>

/** The row with where its record is opened, since the browser does not have the addresses of all catalogues. */
function withHref(fila: FilaAuditoria): FilaAuditoria {
  const href = fila.registro && hrefOf(fila.registro)
  return href ? { ...fila, href } : fila
}

const isDeclared = (entidad: string): entidad is NounDeclarado => Object.hasOwn(DECLARADOS, entidad)

function hrefOf({ entidad, id, vigente }: Registro): string | undefined {
  if (!vigente || !id || !entidad) return undefined
  if (entidad === 'usuario') return rutas.usuario(id)
  if (entidad === 'corrida') return rutas.corrida(id)
  return isDeclared(entidad) ? direccionDeFila(entidad, id) : undefined
}
