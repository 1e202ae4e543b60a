import type { Column } from '@/components/data-table/columns'
import { Charges } from '@/components/debitos/ronda/charges'
import { PLANILLA } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaDeUna = LeidoEn<'/ronda/traerFilas'>[number]

/** Who is asked for how much, in which file and for which charges. */
export const ROUND_COLUMNS: readonly Column<FilaDeUna>[] = [
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
