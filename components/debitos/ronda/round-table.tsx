'use client'

import { Answer } from '@/components/debitos/respuesta/answer'
import { Charges } from '@/components/debitos/ronda/charges'
import type { OwnColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { CAMBIO_EN_PALABRAS } from '@/domain/debito/cambio'
import { PLANILLA } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const TakeOutDialog = porPedido(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => module.TakeOutDialog),
)

export type FilaDeUna = LeidoEn<'/ronda/traerFilas'>[number]
type Props = PagedList<FilaDeUna> &
  TablaDe<typeof debitosDeRonda.declaracion> & {
    /** It did not go out and was not undone. */
    abierta: boolean
  }

/** A round's debits; those taken out say why. */
export const RoundTable = ({ abierta, ...tabla }: Props) => (
  <ListTable
    {...tabla}
    listado={debitosDeRonda}
    columnas={COLUMNAS}
    {...(abierta ? { acciones: SACAR } : {})}
    empty={{ text: 'No tiene ningún débito', filtered: 'Nadie con estos filtros en este débito' }}
  />
)

export const COLUMNAS = columnsOf<FilaDeUna, typeof debitosDeRonda.declaracion>(debitosDeRonda, {
  clase: { kind: 'own', width: '6rem', cell: ({ clase }) => (clase === PLANILLA ? 'Planilla' : clase) },
  cargos: {
    kind: 'own',
    cell: ({ cargos, apellidoNombre = '' }) => <Charges cargos={cargos} quien={apellidoNombre} />,
  },
  respuesta: {
    ...{ kind: 'own', width: '13rem', blank: true },
    cell: ({ respuesta }) => (respuesta ? <Answer respuesta={respuesta} short /> : null),
  },
  cambio: {
    ...{ kind: 'own', width: '13rem', blank: true },
    cell: ({ cambio }) => (cambio ? CAMBIO_EN_PALABRAS[cambio] : null),
  },
})

const SACAR: OwnColumn<FilaDeUna> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '6rem',
  cell: ({ id, matriculadoID, sacada, apellidoNombre = '', importe }) =>
    id === undefined || sacada ? null : (
      <DialogButton
        variant="outline"
        size="sm"
        aria-label={`Sacar a ${apellidoNombre}`}
        fetch={TakeOutDialog.fetch}
        dialog={(close) => (
          <TakeOutDialog fila={{ id, matriculadoID, apellidoNombre, importe }} close={close} />
        )}
      >
        Sacar
      </DialogButton>
    ),
}
