import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { countOf } from '@/components/tesoreria/pago/counts'
import { RestoreButton } from '@/components/tesoreria/pago/restore-button'
import { Panel } from '@/components/ui/panel'
import { traerEliminaciones } from '@/contract/cargo-matricula'
import type { FilaDe } from '@/contract/llamada'
import { formatMoney } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import { readApi } from '@/lib/api/client'
import type { Leido } from '@/lib/api/result'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'

type Fila = Leido<FilaDe<typeof traerEliminaciones>>

const CLASES = { matriculas: 'Matrículas', deuda: 'Deuda vieja' } as const

/** The page begins it, so that it goes with the page's other reads. */
export const readWriteOffs = (matriculadoID: number, permisos: ReadonlySet<Permiso>) =>
  permisos.has('deuda.eliminar') ? readApi(traerEliminaciones, { matriculadoID }) : undefined

type Props = {
  matriculadoID: number
  leidas: NonNullable<ReturnType<typeof readWriteOffs>>
  /** Whoever may eliminate months may bring them back. */
  editaMatriculas: boolean
}

export async function WriteOffs({ matriculadoID, leidas, editaMatriculas }: Props) {
  const result = orLeave(await leidas)
  if (!result.ok)
    return (
      <p className="mt-4 text-muted-foreground">No se pudieron leer las eliminaciones: {result.mensaje}</p>
    )
  if (result.datos.length === 0) return null
  return (
    <div className="mt-4" data-print="hide">
      <Panel title="Eliminaciones" aside={String(result.datos.length)}>
        <DataTable
          label="Eliminaciones"
          columns={columnsFor(editaMatriculas)}
          content={{ state: 'rows', rows: result.datos }}
          rowKey={({ id, creada }) => String(id ?? creada)}
          empty={{ text: 'No hay eliminaciones' }}
          address={{ path: rutas.pagos(matriculadoID), params: {} }}
        />
      </Panel>
    </div>
  )
}

const columnsFor = (editaMatriculas: boolean): readonly Column<Fila>[] => [
  { id: 'creada', label: 'Fecha', kind: 'own', width: '9.5rem', cell: ({ creada }) => moment(creada) },
  { id: 'que', label: 'Qué', kind: 'own', width: '10rem', cell: describe },
  { id: 'total', label: 'Total', kind: 'money', width: '9rem' },
  { id: 'motivo', label: 'Motivo', kind: 'text' },
  {
    id: 'usuario',
    label: 'Quién',
    kind: 'own',
    width: '10rem',
    cell: ({ usuario }) => usuario ?? 'El sistema',
  },
  {
    id: 'acciones',
    label: 'Acc.',
    kind: 'own',
    width: '14rem',
    cell: (fila) => <State fila={fila} editaMatriculas={editaMatriculas} />,
  },
]

const moment = (instante: string | null | undefined): string =>
  instante ? formatInstante(instante).slice(0, -3) : '—'

const describe = ({ clase, cantidad = 0 }: Fila): string =>
  `${clase ? CLASES[clase] : '—'}: ${countOf(cantidad)}`

function State({ fila, editaMatriculas }: { fila: Fila; editaMatriculas: boolean }) {
  const { id, clase, total, deshecha, deshechaPor, traba } = fila
  if (deshecha)
    return (
      <span className="text-muted-foreground">
        Deshecha por {deshechaPor ?? 'el sistema'}, {moment(deshecha)}
      </span>
    )
  if (traba) return <span className="text-muted-foreground">No se puede deshacer: {traba}</span>
  if (id === undefined || (clase !== 'deuda' && !editaMatriculas)) return null
  const cuanto = total === undefined ? '' : ` por ${formatMoney(total)}`
  return <RestoreButton eliminacionID={id} que={describe(fila) + cuanto} />
}
