'use client'

import type { Address } from '@/components/data-table/address'
import { COLUMNAS, type FilaDeUna } from '@/components/debitos/ronda/ronda-columns'
import type { PagedList } from '@/components/espera/paged-list'
import { ListTable } from '@/components/listado/list-table'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'

/** Debits of a round that a report does not tell of. */
export const MissingTable = (tabla: PagedList<FilaDeUna> & { address: Address }) => (
  <ListTable
    {...tabla}
    listado={debitosDeRonda}
    label="Faltan en la rendición"
    columnas={COLUMNAS}
    puesta={PUESTA}
    empty={{ text: 'No falta ninguno' }}
    filters={[]}
    pageParam="faltan"
  />
)

const { iniciales: campos = [], orden } = debitosDeRonda.lista
const PUESTA = { campos, orden: orden.inicial }
