import { RoundCard } from '@/components/debitos/ronda/round-card'
import { CAMBIO, RESPUESTA } from '@/components/debitos/ronda/filters'
import { PLANILLA_RONDA } from '@/components/debitos/ronda/lista'
import { RoundTable } from '@/components/debitos/ronda/round-table'
import { type Address, hrefWith, readPage } from '@/components/data-table/address'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { traerFilas } from '@/contract/ronda'
import { asText } from '@/domain/filtro-leido'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { FILTRO_DE_CAMBIO } from '@/domain/debito/cambio'
import { RESPUESTAS } from '@/domain/debito/respuesta'
import type { Mes } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  ronda: LeidoEn<'/ronda/traerDatos'> & { id: number }
  forma: number
  mes: Mes
  filters: readonly Filter[]
  address: Address
}

/** A closed round: its files, what can be done with it, and its debits. */
export async function Round({ ronda, forma, mes, address, ...props }: Props) {
  const { id: rondaID, estado } = ronda
  const enviada = estado === 'enviada' || estado === 'rendida'
  const cambiaron = (ronda.cambiaron?.cantidad ?? 0) > 0
  const filters = [...props.filters, ...(enviada ? [RESPUESTA] : []), ...(cambiaron ? [CAMBIO] : [])]
  const { respuesta, cambio } = address.params
  const entrada = {
    rondaID,
    nombre: asText(address.params.nombre),
    respuesta: enviada ? RESPUESTAS.find((one) => one === respuesta) : undefined,
    cambio: cambiaron ? FILTRO_DE_CAMBIO.find((one) => one === cambio) : undefined,
  }
  const lista = await readListPage(traerFilas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerFilas, { pagina, ...entrada }),
  )
  const values = Object.fromEntries(filters.map(({ name }) => [name, address.params[name]]))
  return (
    <>
      <RoundCard {...{ ronda, forma, mes, address }} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <FilterForm vacia {...{ filters, address, values }} />
        <TableDownloads
          que="los débitos"
          disabled={!lista.paginas.total}
          tabla={{
            de: hrefWith(
              { path: '/api/descargas/debitosDeRonda', params: {} },
              {
                rondaID: String(rondaID),
                nombre: entrada.nombre,
                respuesta: entrada.respuesta,
                cambio: entrada.cambio,
              },
            ),
            titulo: `Débito ${nombreDeForma(forma)} ${textOfMes(mes)}`,
            columnas: PLANILLA_RONDA,
          }}
        />
      </div>
      <RoundTable
        {...pagedList(
          lista,
          { ruta: '/ronda/traerFilas', entrada, que: 'los débitos' },
          { address, filters, planilla: true },
        )}
        address={address}
        abierta={estado === 'cerrada'}
        enviada={enviada}
        sacados={(ronda.sacados ?? 0) > 0}
        cambiaron={cambiaron}
      />
    </>
  )
}
