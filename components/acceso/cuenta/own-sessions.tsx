'use client'

import { LogOut } from '@/components/ui/icons'
import { countClosed, SESSION_COLUMNS } from '@/components/acceso/cuenta/session-columns'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type SesionPropia = LeidoEn<'/sesion/traerPropias'>[number]
const ADDRESS = { path: rutas.miCuenta(), params: {} }
const FRACASO = 'No se pudo cerrar la sesión'

export function OwnSessions({ content }: { content: TableContent<SesionPropia> }) {
  const confirm = useConfirm()
  const otra = useLlamada('/sesion/cerrarOtra', { exito: 'Se cerró la sesión', fracaso: FRACASO })
  const otras = useLlamada('/sesion/cerrarOtras', { exito: countClosed, fracaso: FRACASO })
  const pendiente = otra.pendiente || otras.pendiente
  const hayOtras = content.state === 'rows' && content.rows.some(({ esta }) => !esta)

  async function endAll() {
    const question = {
      title: '¿Cerrar todas las otras sesiones?',
      description: 'En los otros equipos hay que volver a iniciar sesión. Esta sigue abierta.',
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
    } as const
    if (await confirm(question)) await otras.enviar({})
  }

  const columns: readonly Column<SesionPropia>[] = [
    ...SESSION_COLUMNS,
    {
      id: 'cerrar',
      label: 'Acciones',
      kind: 'actions',
      cell: ({ id, esta, dispositivo }) =>
        esta ? (
          <Badge color="green">esta sesión</Badge>
        ) : (
          <Button
            variant="ghost"
            busy={pendiente}
            aria-label={`Cerrar la sesión de ${dispositivo ?? ''}`}
            onClick={() => id !== undefined && void otra.enviar({ sesionID: id })}
          >
            <LogOut aria-hidden />
            Cerrar
          </Button>
        ),
    },
  ]
  return (
    <>
      <DataTable
        label="Sesiones abiertas"
        columns={columns}
        content={content}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'No hay sesiones abiertas' }}
        address={ADDRESS}
      />
      {hayOtras && (
        <Button variant="outline" className="mt-3" busy={pendiente} onClick={() => void endAll()}>
          <LogOut aria-hidden />
          Cerrar las otras sesiones
        </Button>
      )}
    </>
  )
}
