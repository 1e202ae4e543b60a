import { readMonthFilters } from '@/components/debitos/ronda/filters'
import { EnsayoCounts } from '@/components/debitos/ronda/ensayo-counts'
import { EnsayoTable } from '@/components/debitos/ronda/ensayo-table'
import type { Address } from '@/components/data-table/address'
import { idsOf } from '@/components/data-table/lista'
import type { Filter } from '@/components/data-table/filter-form'
import { ListPart } from '@/components/listado/list-part'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { ensayar } from '@/contract/ronda'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import type { Ensayo } from '@/domain/debito/ronda'
import { type Mes, today } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  cuenta: LeidoEn<'/ronda/contar'>
  forma: number
  mes: Mes
  filters: readonly Filter[]
  address: Address
}

/** What a month's round would ask, list by list. */
export function EnsayoDeRonda({ cuenta, forma, mes, filters, address }: Props) {
  const { lista } = readMonthFilters(address, today())
  return (
    <>
      <EnsayoCounts cuenta={cuenta} address={address} elegida={lista} />
      <ListPart
        listado={ensayoDeDebito}
        {...{ traerTodos: ensayar, de: { forma, ...mes, lista }, address, filters }}
        titulo={`Débito ${nombreDeForma(forma)} ${textOfMes(mes)} ${lista}`}
        campos={columnsFor(lista, !!cuenta.anterior)}
        tabla={(tabla) => <EnsayoTable {...tabla} lista={lista} />}
      />
    </>
  )
}

/** `comparada`: there is a round before to compare with. */
const columnsFor = (lista: Ensayo, comparada: boolean) =>
  idsOf(ensayoDeDebito.lista).filter(
    (id) =>
      (id !== 'importeAntes' || comparada) && (id !== 'motivo' || lista === 'afuera' || lista === 'salen'),
  )
