'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { type Question, useConfirm } from '@/components/form/confirm'
import { ActFooter } from '@/components/ui/act-footer'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { Save } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Sheet } from '@/components/ui/sheet'
import { toast } from '@/components/ui/toast'

const LARGO = 'María de los Ángeles Fernández de Oliveira Santillán'

const Abre = ({ texto, dialog }: { texto: string; dialog: (close: () => void) => ReactNode }) => (
  <DialogButton variant="outline" fetch={() => undefined} dialog={dialog}>
    {texto}
  </DialogButton>
)

type Marco = { close: () => void; description?: string; children: ReactNode }

const Ventana = ({ close, children, ...head }: Marco) => (
  <Dialog open onOpenChange={(open) => !open && close()}>
    <DialogContent title="Cambiar el teléfono" className="max-w-md" {...head}>
      {children}
    </DialogContent>
  </Dialog>
)

function Cambio({ close, pendiente = false }: { close: () => void; pendiente?: boolean }) {
  return (
    <Ventana close={close} description={LARGO}>
      <DialogBody className="grid gap-2">
        <Label htmlFor="telefono">Teléfono</Label>
        <Input id="telefono" defaultValue="385 555-0101" />
      </DialogBody>
      <ActFooter
        {...{ close, pendiente }}
        icon={<Save aria-hidden />}
        act={() => {
          toast.success('Se modificó correctamente')
          close()
        }}
      >
        Guardar
      </ActFooter>
    </Ventana>
  )
}

const Ventanas = () => (
  <div className="fila">
    <Abre texto="Con un campo" dialog={(close) => <Cambio {...{ close }} />} />
    <Abre texto="Mientras guarda" dialog={(close) => <Cambio {...{ close }} pendiente />} />
    <Abre
      texto="Muy larga"
      dialog={(close) => (
        <Ventana {...{ close }}>
          <DialogBody className="grid gap-2">
            {Array.from({ length: 40 }, (_, line) => (
              <p key={line}>
                Renglón {line + 1}: {LARGO}.
              </p>
            ))}
          </DialogBody>
          <ActFooter {...{ close }} pendiente={false} act={close}>
            Aceptar
          </ActFooter>
        </Ventana>
      )}
    />
    <Abre
      texto="Leyendo"
      dialog={(close) => (
        <Ventana {...{ close }}>
          <DialogStanding leyendo="Leyendo sus teléfonos…" falla={undefined} {...{ close }} />
        </Ventana>
      )}
    />
    <Abre
      texto="No se pudo leer"
      dialog={(close) => (
        <Ventana {...{ close }}>
          <DialogStanding leyendo="" falla="El servidor no contestó. Intente de nuevo." {...{ close }} />
        </Ventana>
      )}
    />
  </div>
)

const PREGUNTAS: readonly (readonly [texto: string, question: Question])[] = [
  ['Común', { title: '¿Cerrar el mes de marzo?', description: 'Después no se cobra con fecha de marzo.' }],
  [
    'Grave',
    {
      title: `Eliminar a ${LARGO}`,
      description: 'Sus datos se borran. No se puede deshacer.',
      yes: 'Eliminar',
      no: 'Cancelar',
      tone: 'destructive',
      action: () => new Promise((resolve) => setTimeout(resolve, 1_500)),
    },
  ],
  [
    'Con otra salida',
    {
      title: '¿Guardar antes de salir?',
      description: 'Escribió algo que no se guardó.',
      yes: 'Guardar',
      no: 'Seguir escribiendo',
      other: {
        text: 'Salir sin guardar',
        tone: 'destructive-outline',
        act: () => void toast.info('Se descartó'),
      },
    },
  ],
]

function Preguntas() {
  const confirm = useConfirm()
  return (
    <div className="fila">
      {PREGUNTAS.map(([texto, question]) => (
        <Button
          key={texto}
          variant="outline"
          onClick={async () => toast.info((await confirm(question)) ? 'Dijo que sí' : 'Dijo que no')}
        >
          {texto}
        </Button>
      ))}
    </div>
  )
}

const LADOS = ['left', 'right'] as const

const Costados = () => (
  <div className="fila">
    {LADOS.map((side) => (
      <Costado key={side} {...{ side }} />
    ))}
  </div>
)

function Costado({ side }: { side: (typeof LADOS)[number] }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={abierto}
        onClick={() => {
          sheet.current?.showModal()
          setAbierto(true)
        }}
      >
        {side === 'left' ? 'A la izquierda' : 'A la derecha'}
      </Button>
      <Sheet
        label="Menú de muestra"
        closeLabel="Cerrar el menú"
        closeOn=""
        onClose={() => setAbierto(false)}
        {...{ sheet, side }}
      >
        <p className="cuerpo">Lo que se abre al costado.</p>
      </Sheet>
    </>
  )
}

export const VENTANAS: Grupo = {
  titulo: 'Ventanas',
  piezas: [
    {
      nombre: 'Dialog, DialogButton y ActFooter',
      de: [
        ...(['components/ui/dialog', 'components/ui/dialog-button', 'components/ui/act-footer'] as const),
        'components/espera/dialog-standing',
      ],
      que: 'Una ventana; en un teléfono sube desde abajo. Al cerrarla el foco vuelve adonde estaba.',
      Muestra: Ventanas,
    },
    {
      nombre: 'useConfirm y AlertDialog',
      de: [
        ...(['components/form/confirm', 'components/form/confirm-host'] as const),
        ...['components/form/confirm-dialog', 'components/ui/alert-dialog'],
      ],
      que: 'Una pregunta que no se pierde con un clic afuera; el foco empieza en la respuesta segura.',
      Muestra: Preguntas,
    },
    {
      nombre: 'Sheet',
      de: ['components/ui/sheet'],
      que: 'Lo que entra desde un costado.',
      Muestra: Costados,
    },
  ],
}
