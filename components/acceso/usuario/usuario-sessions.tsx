'use client'

import { LogOut } from '@/components/ui/icons'
import { countClosed, SESSION_COLUMNS, type SesionAbierta } from '@/components/acceso/cuenta/session-columns'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { rutas } from '@/lib/routes'

/** Where somebody else's account is open, each to be ended. */
export function UsuarioSessions({ id, content }: { id: number; content: TableContent<SesionAbierta> }) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useLlamada('/user/cerrarSesiones', {
    exito: countClosed,
    fracaso: 'No se pudo cerrar la sesión',
    relee: true,
  })

  async function endAll() {
    const question = {
      title: '¿Cerrar todas sus sesiones?',
      description:
        'En todos sus equipos tiene que volver a iniciar sesión. Lo que no guardó queda en su pantalla.',
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
    } as const
    if (await confirm(question)) await enviar({ id })
  }

  const columns: readonly Column<SesionAbierta>[] = [
    ...SESSION_COLUMNS,
    {
      id: 'cerrar',
      label: 'Acciones',
      kind: 'actions',
      cell: ({ id: sesionID, dispositivo }) => (
        <Button
          variant="ghost"
          busy={pendiente}
          aria-label={`Cerrar la sesión de ${dispositivo ?? ''}`}
          onClick={() => sesionID !== undefined && void enviar({ id, sesionID })}
        >
          <LogOut aria-hidden />
          Cerrar
        </Button>
      ),
    },
  ]
  const hay = content.state === 'rows' && content.rows.length > 0
  return (
    <section className="mt-5 max-w-3xl min-w-0" aria-labelledby="sesiones">
      <h2 id="sesiones" className="mb-3 text-base font-semibold">
        Sesiones abiertas
      </h2>
      <DataTable
        label="Sesiones abiertas"
        columns={columns}
        content={content}
        rowKey={(row) => String(row.id)}
        empty={{ text: 'No tiene sesiones abiertas' }}
        address={{ path: rutas.usuario(id), params: {} }}
      />
      {hay && (
        <Button variant="outline" className="mt-3" busy={pendiente} onClick={() => void endAll()}>
          <LogOut aria-hidden />
          Cerrar todas sus sesiones
        </Button>
      )}
    </section>
  )
}
