'use client'

import { ListActs } from '@/components/avisos/seleccion/list-acts'
import { ChosenTable, type ChosenTableProps } from '@/components/seleccion/chosen-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { Button } from '@/components/ui/button'
import { CERO } from '@/domain/dinero'
import type { Actos } from '@/domain/seleccion'
import type { Kept } from '@/lib/borrador'
import type { Emisor } from '@/lib/tesoreria/emisor'

export type Picking = { actos: Actos; emisor: Emisor | undefined; leave: () => void }

type Props<Row> = Omit<ChosenTableProps<Row>, 'elige' | 'choosing' | 'acts'> &
  Picking & { kept: Kept<Elegidos> }

/** A list of the register while somebody chooses for whom something is done, over pages and searches. */
export function PickTable<Row extends { id?: number | undefined }>(props: Props<Row>) {
  const { actos, emisor, leave, kept, ...table } = props
  return (
    <ChosenTable
      {...table}
      elige
      choosing={{
        ...{ kept, filtro: actos.consulta, siempre: true },
        markOf: ({ id }) => (id === undefined ? undefined : ([id, CERO] as const)),
        total: { cantidad: table.pagination.total },
      }}
      acts={(chosen) => (
        <>
          <Button
            variant="outline"
            onClick={() => {
              chosen.clear()
              leave()
            }}
          >
            Cancelar
          </Button>
          <ListActs {...{ actos, emisor, chosen }} done={leave} />
        </>
      )}
    />
  )
}
