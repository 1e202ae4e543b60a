'use client'

import { lazy } from 'react'
import { Charges } from '@/components/debitos/ronda/charges'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { DialogButton } from '@/components/ui/dialog-button'
import { PLANILLA } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const fetchDialogs = () => import('@/components/debitos/ronda/take-back-dialogs')
const TakeOutDialog = lazy(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => ({
    default: module.TakeOutDialog,
  })),
)

type Fila = LeidoEn<'/ronda/traerFilas'>[number]
type Props = PagedList<Fila> & {
  address: Address
  /** It did not go out and was not undone. */
  abierta: boolean
  /** Somebody was taken out. */
  sacados: boolean
}

/** A round's debits; those taken out say why. */
export function RoundTable({ content, address, pagination, abierta, sacados }: Props) {
  return (
    <DataTable
      label="Débitos"
      columns={[...COLUMNAS, ...(sacados ? [SACADA] : []), ...(abierta ? [SACAR] : [])]}
      content={useGrowing(content)}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'No tiene ningún débito', filtered: 'Nadie con ese nombre en este débito' }}
      address={address}
      filters={['nombre']}
      pagination={pagination}
    />
  )
}

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '6.5rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}/pagos',
  },
  {
    id: 'clase',
    label: 'Archivo',
    kind: 'own',
    width: '6rem',
    cell: ({ clase }) => (clase === PLANILLA ? 'Planilla' : clase),
  },
  { id: 'importe', label: 'Importe', kind: 'money', width: '8.5rem' },
  {
    id: 'cargos',
    label: 'Cargos',
    kind: 'own',
    cell: ({ cargos, apellidoNombre = '' }) => <Charges cargos={cargos} quien={apellidoNombre} />,
  },
]

const SACADA: Column<Fila> = {
  id: 'sacada',
  label: 'Se lo sacó',
  kind: 'text',
  width: '13rem',
  blank: true,
}

const SACAR: Column<Fila> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '6rem',
  cell: ({ id, sacada, apellidoNombre = '', importe }) =>
    id === undefined || sacada ? null : (
      <DialogButton
        size="sm"
        aria-label={`Sacar a ${apellidoNombre}`}
        fetch={fetchDialogs}
        dialog={(close) => <TakeOutDialog fila={{ id, apellidoNombre, importe }} close={close} />}
      >
        Sacar
      </DialogButton>
    ),
}
