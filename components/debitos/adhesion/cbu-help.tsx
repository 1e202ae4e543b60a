'use client'

import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'

const PARTES = [
  ['3 dígitos', 'el banco (321 es Banco de Santiago del Estero, 015 es ICBC)'],
  ['4 dígitos', 'la sucursal'],
  ['1 dígito', 'control de los 7 anteriores: cierra el primer bloque'],
  ['13 dígitos', 'la cuenta; del 12 al 21 es el número que se completa solo'],
  ['1 dígito', 'control de los 13 anteriores: cierra el segundo bloque'],
] as const

export const CbuHelp = ({ close }: { close: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && close()}>
    <DialogContent
      title="Qué es la CBU"
      description="La Clave Bancaria Uniforme dice a qué cuenta se debita."
    >
      <DialogBody className="grid gap-3">
        <p>
          Tiene 22 dígitos, en dos bloques. Está en el resumen de la cuenta, en el cajero y en la página del
          banco. Se puede escribir con espacios o guiones.
        </p>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
          {PARTES.map(([cuantos, que]) => (
            <div key={que} className="contents">
              <dt className="font-medium tabular-nums">{cuantos}</dt>
              <dd>{que}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted-foreground">
          La CVU de una billetera virtual también tiene 22 dígitos, pero empieza con 000 y no se puede
          debitar. El alias no sirve: hace falta la CBU.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>Cerrar</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)
