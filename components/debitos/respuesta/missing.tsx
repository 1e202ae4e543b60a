import { type Address, hrefWith, readPage } from '@/components/data-table/address'
import { MissingTable } from '@/components/debitos/respuesta/missing-table'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { traerFilas } from '@/contract/ronda'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'

type Props = {
  rondaID: number
  rendicionID: number
  /** What the downloaded file is called after. */
  titulo: string
  address: Address
}

const PAGINA = 'faltan'

/** Who was sent and is not in a report, by name, on pages and as a file. Nothing where nobody is missing. */
export async function Missing({ rondaID, rendicionID, titulo, address }: Props) {
  const entrada = { rondaID, faltanEn: rendicionID }
  const lista = await readListPage(traerFilas.ruta, readPage(address.params[PAGINA]), (pagina) =>
    readApi(traerFilas, { pagina, ...entrada }),
  )
  if (lista.paginas.total === 0) return null
  return (
    <section className="mb-4" aria-label="Faltan en la rendición">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">Se enviaron y no están en la rendición</h2>
        <TableDownloads
          que="los que faltan"
          tabla={{
            de: hrefWith(
              { path: '/api/descargas/debitosDeRonda', params: {} },
              { rondaID: String(rondaID), faltanEn: String(rendicionID) },
            ),
            titulo,
            columnas: PLANILLA,
          }}
        />
      </div>
      <MissingTable
        {...pagedList(
          lista,
          { ruta: '/ronda/traerFilas', entrada, que: 'los que faltan' },
          { address, pageParam: PAGINA, planilla: true },
        )}
        address={address}
      />
    </section>
  )
}

const PLANILLA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'clase', titulo: 'ARCHIVO', tipo: 'texto' },
  { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero' },
  { id: 'cargos', titulo: 'CARGOS', tipo: 'texto' },
] as const
