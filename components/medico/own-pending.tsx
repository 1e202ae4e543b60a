import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { isOverdue } from '@/components/medico/debt-summary'
import { Section } from '@/components/medico/section'
import { PENDIENTE_DATOS } from '@/components/pago/pending-columns'
import { type FilaPendiente, type Leida, toFila } from '@/components/pago/pending-row'
import { Tag } from '@/components/ui/tag'
import type { Fecha } from '@/domain/fechas'
import type { Exito } from '@/lib/api/resultado'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import type { FallaVisible } from '@/lib/pantalla'

type FilaPropia = FilaPendiente & { vencido: boolean }

const [nombre, tipo, mes, monto] = PENDIENTE_DATOS

const VENCIDO: Column<FilaPropia> = {
  id: 'vencido',
  label: 'Estado',
  kind: 'own',
  width: '7rem',
  cell: ({ vencido }) => (vencido ? <Tag color="red">Vencido</Tag> : <Tag color="cyan">A vencer</Tag>),
}

const COLUMNAS = [nombre, mes, VENCIDO, tipo, monto].filter((column) => column !== undefined)

type Props = {
  lista: Exito<Leida[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerPagosPendientes'>
  hoy: Fecha
  address: Address
}

/** What the doctor owes, item by item, to be read: what it is, of which month, overdue or not, how much. */
export function OwnPending({ lista, entrada, hoy, address }: Props) {
  const filas = mapRows(lista, (row, index) => ({
    ...toFila(row, index, undefined),
    vencido: isOverdue(row, hoy),
  }))
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  return (
    <Section id="pendientes" title="Pagos pendientes">
      <DataTable
        label="Pagos pendientes"
        columns={COLUMNAS}
        content={contentOf(filas, espera)}
        rowKey={({ clave }) => clave}
        empty={{ text: 'No tiene pagos pendientes' }}
        address={address}
      />
    </Section>
  )
}
