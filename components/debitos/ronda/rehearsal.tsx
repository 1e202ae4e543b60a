import { readMonthFilters } from '@/components/debitos/ronda/filters'
import { RehearsalCounts } from '@/components/debitos/ronda/rehearsal-counts'
import { RehearsalTable } from '@/components/debitos/ronda/rehearsal-table'
import { type Address, hrefWith, readPage } from '@/components/data-table/address'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { ensayar } from '@/contract/ronda'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { type Mes, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  cuenta: LeidoEn<'/ronda/contar'>
  forma: number
  mes: Mes
  filters: readonly Filter[]
  address: Address
}

/** What a month's round would ask, list by list. */
export async function Rehearsal({ cuenta, forma, mes, filters, address }: Props) {
  const { lista: elegida, nombre } = readMonthFilters(address, today())
  const entrada = { forma, ...mes, lista: elegida, nombre }
  const lista = await readListPage(ensayar.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(ensayar, { pagina, ...entrada }),
  )
  const values = Object.fromEntries(filters.map(({ name }) => [name, address.params[name]]))
  return (
    <>
      <RehearsalCounts cuenta={cuenta} address={address} elegida={elegida} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <FilterForm vacia {...{ filters, address, values }} />
        <TableDownloads
          que="el ensayo del débito"
          disabled={!lista.paginas.total}
          tabla={{
            de: hrefWith(
              { path: '/api/descargas/ensayoDeDebito', params: {} },
              { forma: String(forma), mes: textOfMes(mes), lista: elegida, nombre },
            ),
            titulo: `Débito ${nombreDeForma(forma)} ${textOfMes(mes)} ${elegida}`,
            columnas: PLANILLA,
          }}
        />
      </div>
      <RehearsalTable
        {...pagedList(
          lista,
          { ruta: '/ronda/ensayar', entrada, que: 'el ensayo del débito' },
          { address, filters, planilla: true },
        )}
        address={address}
        lista={elegida}
        comparada={!!cuenta.anterior}
      />
    </>
  )
}

const PLANILLA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero' },
  { id: 'importeAntes', titulo: 'ANTERIOR', tipo: 'dinero' },
  { id: 'cargos', titulo: 'CARGOS', tipo: 'texto' },
  { id: 'motivo', titulo: 'POR QUÉ', tipo: 'texto' },
] as const
