import type { Column } from '@/components/data-table/columns'
import { countMeses } from '@/domain/mensaje'
import { formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaMoroso = NonNullable<LeidoEn<'/moroso/traerTodos'>['filas']>[number]

export const COLUMNAS: readonly Column<FilaMoroso>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '7rem' },
  { id: 'dni', label: 'DNI', kind: 'number', width: '8rem' },
  { id: 'apellidoNombre', label: 'Apellido y Nombre', kind: 'text', title: true },
  {
    id: 'mora',
    label: 'Mora',
    kind: 'money',
    width: '13rem',
    cell: ({ mora, meses }) =>
      mora === undefined ? null : (
        <div>
          {formatMoney(mora)}
          <span className="block text-[0.8125rem] text-soft">{meses ? countMeses(meses) : '—'}</span>
        </div>
      ),
  },
  {
    id: 'acciones',
    label: 'Accion',
    kind: 'actions',
    width: '8rem',
    actions: [{ label: 'Ver cuenta', href: '/fichaMatriculado/{id}/cuentaCorriente' }],
  },
]
