'use client'

import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { Badge } from '@/components/ui/badge'
import { mudanza } from '@/contract/listas/mudanza'
import { formatMoney } from '@/domain/dinero'
import { CLASES_DE_DIFERENCIA, decirLado, DECIDIDO, QUES } from '@/domain/mudanza/diferencia'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/mudanza/traerTodos'>[number]
type Props = PagedList<Fila> & TablaDe<typeof mudanza.declaracion>

export const DiferenciaTable = (tabla: Props) => (
  <ListTable
    {...tabla}
    listado={mudanza}
    columnas={COLUMNAS}
    wide="page"
    empty={{
      text: 'Ninguna diferencia: todo es lo que dice el sistema anterior',
      filtered: 'Ninguna diferencia con estos filtros',
    }}
  />
)

const COLUMNAS = columnsOf<Fila, typeof mudanza.declaracion>(mudanza, {
  que: {
    kind: 'own',
    width: '17rem',
    cell: ({ que, clase }) => (
      <span>
        {que && QUES[que]}
        {clase && <span className="cell-note">{CLASES_DE_DIFERENCIA[clase]}</span>}
      </span>
    ),
  },
  viejo: { kind: 'own', width: '10rem', cell: ({ que, viejo }) => <Side>{decirLado(que, viejo)}</Side> },
  nuevo: { kind: 'own', width: '10rem', cell: ({ que, nuevo }) => <Side>{decirLado(que, nuevo)}</Side> },
  importe: {
    kind: 'money',
    width: '8rem',
    blank: true,
    cell: ({ importe }) => (importe === undefined || importe === 0n ? null : formatMoney(importe)),
  },
  respuesta: {
    kind: 'own',
    width: '11rem',
    blank: true,
    cell: ({ respuesta }) =>
      respuesta?.valor && (
        <span>
          <Badge color={respuesta.valor === 'afuera' ? 'orange' : 'green'}>{DECIDIDO[respuesta.valor]}</Badge>
          <span className="cell-note">
            {respuesta.quien}
            {respuesta.deTodos && ', para todos'}
          </span>
        </span>
      ),
  },
})

const Side = ({ children }: { children: string }) => (
  <span className="wrap-anywhere tabular-nums">{children}</span>
)
