import { RondaCard } from '@/components/debitos/ronda/ronda-card'
import { RondaTable } from '@/components/debitos/ronda/ronda-table'
import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { ListPart } from '@/components/listado/list-part'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { traerFilas } from '@/contract/ronda'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import type { Mes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  ronda: LeidoEn<'/ronda/traerDatos'> & { id: number }
  forma: number
  mes: Mes
  /** What else its screen asks. */
  filters?: readonly Filter[]
  address: Address
}

/** A closed round: its files, what can be done with it, and its debits. */
export function RondaCerrada({ ronda, forma, mes, filters = [], address }: Props) {
  const { id: rondaID, estado } = ronda
  const enviada = estado === 'enviada' || estado === 'rendida'
  const cambiaron = (ronda.cambiaron?.cantidad ?? 0) > 0
  const own = debitosDeRonda.campos.filter(
    ({ name }) => name === 'nombre' || (name === 'respuesta' && enviada) || (name === 'cambio' && cambiaron),
  )
  return (
    <>
      <RondaCard {...{ ronda, forma, mes, address }} />
      <ListPart
        listado={debitosDeRonda}
        {...{ traerTodos: traerFilas, de: { rondaID }, address, filters: [...filters, ...own] }}
        campos={[
          ...(debitosDeRonda.lista.iniciales ?? []),
          ...(enviada ? (['respuesta'] as const) : []),
          ...(cambiaron ? (['cambio'] as const) : []),
          ...((ronda.sacados ?? 0) > 0 ? (['sacada'] as const) : []),
        ]}
        titulo={`Débito ${nombreDeForma(forma)} ${textOfMes(mes)}`}
        tabla={(tabla) => <RondaTable {...tabla} abierta={estado === 'cerrada'} />}
      />
    </>
  )
}
