import type { Column } from '@/components/data-table/columns'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type SesionAbierta = LeidoEn<'/user/traerSesiones'>[number]

/** Where an account is open, since when and last used. */
export const SESSION_COLUMNS: readonly Column<SesionAbierta>[] = [
  { id: 'dispositivo', label: 'Dispositivo', kind: 'text', title: true },
  { id: 'direccion', label: 'Dirección', kind: 'text', width: '9rem' },
  { id: 'iniciada', label: 'Iniciada', kind: 'instant', width: '10.5rem' },
  { id: 'ultimoUso', label: 'Último uso', kind: 'instant', width: '10.5rem' },
]

export const countClosed = ({ cerradas = 0 }: { cerradas?: number | undefined }): string =>
  cerradas === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${cerradas} sesiones`
