'use client'

import { TableDownloads } from '@/components/descarga/table-downloads'
import type { Congelada } from '@/components/seleccion/freeze'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { countMatriculados } from '@/domain/texto'

const COLUMNAS = [
  { id: 'matricula', titulo: 'Matricula', tipo: 'entero' },
  { id: 'dni', titulo: 'DNI', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'Apellido y Nombre', tipo: 'texto' },
  { id: 'estado', titulo: 'Estado', tipo: 'texto' },
  { id: 'telefono', titulo: 'Teléfono', tipo: 'texto' },
  { id: 'email', titulo: 'Mail', tipo: 'texto' },
] as const

/** Those chosen as a file, which has them as they were when they were chosen. */
export function ExportDialog({ seleccionID, cantidad, close }: Congelada & { close: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title="Descargar los elegidos" className="max-w-lg">
        <DialogBody className="grid gap-3">
          <p>{countMatriculados(cantidad)}, por nombre: matrícula, DNI, estado, teléfono y mail.</p>
          <TableDownloads
            menu={false}
            que="los elegidos"
            tabla={{
              de: `/api/descargas/seleccion?seleccionID=${seleccionID}`,
              titulo: 'Matriculados elegidos',
              columnas: COLUMNAS,
            }}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
