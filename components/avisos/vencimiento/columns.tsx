import Link from 'next/link'
import { Vencimiento } from '@/components/credenciales/vencimiento'
import type { ColumnaDeVencimientos } from '@/components/avisos/vencimiento/lista'
import type { Columnas } from '@/components/data-table/arrange'
import type { Fecha } from '@/domain/fechas'
import { CLASES_DE_VENCIMIENTO } from '@/domain/vencimiento'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type FilaVencimiento = LeidoEn<'/vencimiento/traerTodos'>[number]

export const columnasOn = (hoy: Fecha): Columnas<FilaVencimiento, ColumnaDeVencimientos> => ({
  matricula: { kind: 'number', width: '7rem' },
  apellidoNombre: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
  que: { kind: 'own', cell: (row) => <What {...row} /> },
  vence: {
    kind: 'own',
    width: '18rem',
    cell: ({ vence }) => <Vencimiento vence={vence} hoy={hoy} siempre />,
  },
})

/** Leads to where it is revalidated or replaced. */
function What({ que, clase, matriculadoID, apellidoNombre = '' }: FilaVencimiento) {
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
