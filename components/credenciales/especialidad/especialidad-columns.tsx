import { formatValue } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import { colorOf, type FilaEspecialidad } from '@/components/credenciales/especialidad/especialidad-row'
import { Badge } from '@/components/ui/badge'
import { describeVigencia } from '@/domain/especialidad'
import type { Fecha } from '@/domain/fechas'

type Columna = Column<FilaEspecialidad>

const DATOS: readonly Columna[] = [
  { id: 'especialidad', label: 'Especialidad', kind: 'text', title: true, note: 'detalle', width: '14rem' },
  { id: 'fechaObtencion', label: 'Fecha de Obtencion', kind: 'date', width: '9rem' },
]
const CERTIFICADO: Columna = {
  id: 'nroCertificado',
  label: 'Nro Certificado',
  kind: 'text',
  width: '8.5rem',
  note: 'veces',
}

/** The specification's columns; what has expired and what is about to is said beside its date. */
export const columnsOn = (hoy: Fecha): readonly Columna[] => [
  ...DATOS,
  expiry((fila) => <Badge color={colorOf(fila, hoy)}>{describeVigencia(fila, hoy)}</Badge>, hoy),
  CERTIFICADO,
]
/** Of what was revalidated since. */
export const oldColumnsOn = (hoy: Fecha): readonly Columna[] => [
  ...DATOS,
  expiry(() => <Badge color="grey">Revalidada</Badge>, hoy),
  CERTIFICADO,
]

const expiry = (tag: (fila: FilaEspecialidad) => React.ReactNode, hoy: Fecha): Columna => ({
  id: 'fechaCaducidad',
  label: 'Fecha de Caducidad',
  kind: 'own',
  width: '13rem',
  cell: (fila) => (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {!fila.sinReval && <span className="tabular-nums">{formatValue('date', fila.fechaCaducidad)}</span>}
      {describeVigencia(fila, hoy) !== undefined && tag(fila)}
    </span>
  ),
})
