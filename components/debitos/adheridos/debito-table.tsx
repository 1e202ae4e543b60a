'use client'

import Link from 'next/link'
import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import { ListActs } from '@/components/avisos/seleccion/list-acts'
import type { ChosenNow, Elegidos } from '@/components/seleccion/use-chosen'
import { useColumns } from '@/components/data-table/arrange'
import { Answer, answerInWords } from '@/components/debitos/respuesta/answer'
import { EstadoBadge } from '@/components/acto/estado-badge'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf } from '@/components/listado/list-table'
import { porPedido } from '@/components/ui/por-pedido'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { debitos } from '@/contract/listas/debitos'
import { CERO } from '@/domain/dinero'
import { nombreDeCuenta } from '@/domain/debito'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Actos } from '@/domain/seleccion'
import { rutas } from '@/lib/routes'
import { keptAs } from '@/lib/borrador'
import type { Emisor } from '@/lib/tesoreria/emisor'

const SendDialog = porPedido(() =>
  import('@/components/debitos/adheridos/send-dialog').then((module) => module.SendDialog),
)

type Fila = LeidoEn<'/da_listado/traerTodos'>[number]
type Props = PagedList<Fila> &
  TablaDe<typeof debitos.declaracion> & {
    filtros: FiltrosDe<typeof debitos.declaracion>
    /** This person may write to them. */
    escribe: boolean
    actos: Actos | undefined
    emisor: Emisor | undefined
  }

const ELEGIDOS = keptAs<Elegidos>('debitos.elegidos.1')

const markOf = ({ matriculadoID }: Fila) =>
  matriculadoID === undefined ? undefined : ([matriculadoID, CERO] as const)

/** Everybody that the filter finds is written to as any selection is; those picked can be told their form. */
export const DebitoTable = ({ filtros, puesta, escribe, actos, emisor, ...props }: Props) => (
  <RecipientTable
    {...props}
    elige={escribe || actos !== undefined}
    escribe={(chosen) => escribe && !isAll(chosen)}
    acts={(chosen) => actos && <ListActs {...{ actos, emisor, chosen }} propias={!isAll(chosen)} />}
    label={debitos.declaracion.titulo}
    wide="page"
    columns={useColumns(debitos.lista, COLUMNAS, puesta, props.address)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Nadie está adherido a un débito', filtered: 'Nadie con estos filtros' }}
    filters={debitos.nombres}
    choosing={{
      ...{ kept: ELEGIDOS, filtro: JSON.stringify(filtros), markOf },
      total: actos && { cantidad: props.pagination.total },
    }}
    dialog={({ marked, clear }, close) => <SendDialog ids={marked} close={close} done={clear} />}
  />
)

const isAll = ({ todos, leftOut }: ChosenNow): boolean => todos || leftOut

const COLUMNAS = columnsOf<Fila, typeof debitos.declaracion>(debitos, {
  formaPago: {
    kind: 'own',
    width: '9rem',
    cut: ({ formaPago, banco }) => [formaPago, banco].filter(Boolean).join(' · '),
    cell: ({ matriculadoID, apellidoNombre = '', formaPago = '', banco }) => (
      <span>
        {matriculadoID === undefined ? (
          formaPago
        ) : (
          <Link
            href={rutas.debitosDeMatriculado(matriculadoID)}
            prefetch={false}
            className="cell-link"
            aria-label={`${formaPago}: débitos de ${apellidoNombre}`}
          >
            {formaPago}
          </Link>
        )}
        {banco && <span className="cell-note">{banco}</span>}
      </span>
    ),
  },
  cuenta: {
    kind: 'own',
    width: '9rem',
    blank: true,
    cut: ({ nroCuenta, tipoCuentaID, sucursal }) =>
      nroCuenta ? [nroCuenta, nombreDeCuenta(tipoCuentaID), sucursal].filter(Boolean).join(' · ') : '',
    cell: ({ nroCuenta, tipoCuentaID, sucursal }) =>
      nroCuenta ? (
        <span className="tabular-nums">
          {nroCuenta}
          <span className="cell-note">
            {[nombreDeCuenta(tipoCuentaID), sucursal].filter(Boolean).join(' · ')}
          </span>
        </span>
      ) : null,
  },
  estado: {
    kind: 'own',
    width: '7.5rem',
    cell: ({ estado }) => (estado ? <EstadoBadge estado={estado} /> : null),
  },
  ultimo: {
    kind: 'own',
    width: '16rem',
    blank: true,
    cut: ({ ultimo }) => (ultimo ? answerInWords(ultimo) : ''),
    cell: ({ ultimo }) => (ultimo ? <Answer respuesta={ultimo} /> : null),
  },
})
