import { FILTROS_FILAS, readFilasFilters } from '@/components/debitos/rendicion/filters'
import { lineRow } from '@/lib/debitos/line-row'
import { LineTable } from '@/components/debitos/rendicion/line-table'
import { PLANILLA_RENDICION } from '@/components/debitos/rendicion/planillas'
import { type Address, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { CountTiles } from '@/components/ui/count-tiles'
import { traerFilas } from '@/contract/rendicion'
import { countResults, nameOfResult } from '@/domain/debito/rendicion'
import { formatMoney } from '@/domain/dinero'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { rendicion: LeidoEn<'/rendicion/traerDatos'> & { id: number }; address: Address }

/** A report's lines by result, and all of them as a spreadsheet. */
export async function ReportLines({ rendicion, address }: Props) {
  const { id: rendicionID, codigos = [], nombre = 'Rendición' } = rendicion
  const filtros = readFilasFilters(address)
  const elegido = address.params['resultado']
  const entrada = { rendicionID, ...filtros }
  const lista = await readListPage(traerFilas.ruta, readPage(address.params['pagina']), (pagina) =>
    readApi(traerFilas, { pagina, ...entrada }),
  )
  const values = Object.fromEntries(FILTROS_FILAS.map(({ name }) => [name, address.params[name]]))
  return (
    <>
      <section aria-label="Qué respondió" className="mb-4">
        <CountTiles
          cuentas={countResults(codigos).map(({ clave, cantidad, cobrado }) => ({
            clave: String(clave),
            nombre: nameOfResult(clave),
            cantidad,
            detalle: formatMoney(cobrado),
            href: hrefWith(address, {
              resultado: String(clave) === elegido ? undefined : String(clave),
              pagina: undefined,
            }),
            elegida: String(clave) === elegido,
          }))}
        />
      </section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <FilterForm vacia filters={FILTROS_FILAS} address={address} values={values} />
        <TableDownloads
          que="la rendición"
          disabled={!lista.paginas.total}
          tabla={{
            de: hrefWith(
              { path: '/api/descargas/rendicion', params: {} },
              {
                rendicionID: String(rendicionID),
                resultado: filtros.resultado === undefined ? undefined : String(filtros.resultado),
                pendiente: filtros.pendiente === undefined ? undefined : String(filtros.pendiente),
                nombre: filtros.nombre,
              },
            ),
            titulo: nombre,
            columnas: PLANILLA_RENDICION,
          }}
        />
      </div>
      <LineTable
        {...pagedList(
          mapList(lista, lineRow),
          { ruta: '/rendicion/traerFilas', entrada, que: 'los renglones' },
          { address, filters: FILTROS_FILAS, planilla: true },
        )}
        address={address}
      />
    </>
  )
}
