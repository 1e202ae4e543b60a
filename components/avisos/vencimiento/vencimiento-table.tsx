'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import { Vencimiento } from '@/components/credenciales/vencimiento'
import { useColumns } from '@/components/data-table/arrange'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf } from '@/components/listado/list-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { porPedido } from '@/components/ui/por-pedido'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { vencimientos } from '@/contract/listas/vencimientos'
import { CERO } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { DIAS_POR_VENCER } from '@/domain/plazo'
import { CLASES_DE_VENCIMIENTO } from '@/domain/vencimiento'
import { keptAs } from '@/lib/borrador'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

const SendDialog = porPedido(() =>
  import('@/components/avisos/vencimiento/send-dialog').then((module) => module.SendDialog),
)

type Fila = LeidoEn<'/vencimiento/traerTodos'>[number]
type Props = PagedList<Fila> &
  TablaDe<typeof vencimientos.declaracion> & {
    filtros: FiltrosDe<typeof vencimientos.declaracion>
    hoy: Fecha
    elige: boolean
  }

const ELEGIDOS = keptAs<Elegidos>('vencimientos.elegidos.1')

const markOf = ({ matriculadoID }: Fila) =>
  matriculadoID === undefined ? undefined : ([matriculadoID, CERO] as const)

/** Members are chosen: a row takes the others of its member along, since one message tells all of his. */
export function VencimientoTable({ filtros, hoy, puesta, ...props }: Props) {
  const columnas = useMemo(() => columnasOn(hoy), [hoy])
  const columns = useColumns(vencimientos.lista, columnas, puesta, props.address)
  return (
    <RecipientTable
      {...props}
      label={vencimientos.declaracion.titulo}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{
        text: `Nada vence en los próximos ${DIAS_POR_VENCER} días, ni hay nada vencido`,
        filtered: 'Nada vence con estos filtros',
      }}
      filters={vencimientos.nombres}
      choosing={{ kept: ELEGIDOS, filtro: JSON.stringify(filtros), markOf }}
      dialog={({ marked, clear }, close) => (
        <SendDialog elegidos={{ ...filtros, ids: marked }} close={close} done={clear} />
      )}
    />
  )
}

const columnasOn = (hoy: Fecha) =>
  columnsOf<Fila, typeof vencimientos.declaracion>(vencimientos, {
    que: { kind: 'own', cell: (row) => <What {...row} /> },
    vence: {
      kind: 'own',
      width: '18rem',
      cell: ({ vence }) => <Vencimiento vence={vence} hoy={hoy} siempre />,
    },
  })

/** Leads to where it is revalidated or replaced. */
function What({ que, clase, matriculadoID, apellidoNombre = '' }: Fila) {
  const name = que || 'Sin nombre'
  if (matriculadoID === undefined || clase === undefined) return name
  const deEspecialidad = clase === 'especialidad'
  const href = deEspecialidad
    ? rutas.especialidadesDeMatriculado(matriculadoID)
    : rutas.adjuntosDeMatriculado(matriculadoID)
  const where = deEspecialidad ? 'especialidades' : 'adjuntos'
  return (
    <span className="wrap-anywhere">
      <Link
        href={href}
        prefetch={false}
        className="cell-link"
        aria-label={`${name}: ver ${where} de ${apellidoNombre}`}
      >
        {name}
      </Link>
      <span className="cell-note">{CLASES_DE_VENCIMIENTO[clase]}</span>
    </span>
  )
}
