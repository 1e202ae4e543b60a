import type { Column, OwnColumn } from '@/components/data-table/columns'
import { PolizaLinks } from '@/components/seguros/poliza/poliza-links'
import { writtenSize } from '@/domain/peso'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Poliza = Pick<LeidoEn<'/poliza/traerTodos'>[number], 'id' | 'huella' | 'cargada' | 'bytes'>

/** What every list of policies ends with; `de` tells whose a policy is, or of when. */
export const polizaColumns = <Fila extends Poliza>(
  de: (fila: Fila) => string,
): readonly (Column<Poliza> | OwnColumn<Fila>)[] => [
  { id: 'cargada', label: 'Cargada', kind: 'instant', width: '11rem' },
  {
    id: 'bytes',
    label: 'Peso',
    kind: 'own',
    align: 'end',
    width: '6rem',
    cell: ({ bytes = 0 }: Poliza) => writtenSize(bytes),
  },
  {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    width: '11rem',
    cell: (fila: Fila) => <PolizaLinks id={fila.id} huella={fila.huella} de={de(fila)} />,
  },
]
