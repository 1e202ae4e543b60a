'use client'

import { useId, useState } from 'react'
import { changeAjustes } from '@/components/shell/ajustes'
import { useAjustes } from '@/components/shell/use-ajustes'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'
import { Switch } from '@/components/ui/switch'
import type { Destino } from '@/lib/destinations'

type Linea = readonly [teclas: readonly string[], que: string]

const EN_TODAS: readonly Linea[] = [
  [['Ctrl', 'K'], 'Buscar un matriculado o una pantalla'],
  [['l'], 'Plegar o abrir el menú del costado'],
  [['?'], 'Esta ayuda'],
]
const EN_LISTAS: readonly Linea[] = [
  [['/'], 'Ir al primer filtro'],
  [['Esc'], 'Salir del filtro'],
  [['n'], 'Nuevo, donde hay ese botón'],
  [['↑', '↓'], 'En pagos pendientes, de un ítem a otro'],
  [['Espacio'], 'Elegir el ítem o quitarlo'],
  [['1', '6'], 'Elegir tantos de los más viejos: 16'],
  [['p'], 'Pagar lo elegido'],
  [['a', 's'], 'Anterior y siguiente: día de la caja, año de los precios, matriculado de la lista'],
]
const EN_FICHA: readonly Linea[] = [[['e'], 'Editar los datos personales']]
const EN_FORMULARIOS: readonly Linea[] = [[['Ctrl', 'Enter'], 'Guardar']]
const EN_PESTANAS: readonly Linea[] = [
  [['←', '→'], 'De una pestaña a otra'],
  [['Inicio', 'Fin'], 'A la primera, a la última'],
  [['Supr'], 'Cerrar la pestaña'],
  [['Mayús', 'F10'], 'Cerrar otras pestañas'],
]

export function Help({ destinos, onClose }: { destinos: readonly Destino[]; onClose: () => void }) {
  const { atajos, multipestana } = useAjustes()
  const id = useId()
  const [before] = useState(() => document.activeElement)
  const screens = destinos.flatMap(({ tecla, titulo }): Linea[] => (tecla ? [[['g', tecla], titulo]] : []))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Atajos de teclado"
        className="max-w-2xl"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (before instanceof HTMLElement) before.focus()
        }}
      >
        <DialogBody>
          <div className="mb-4 flex items-center justify-between gap-3">
            <label htmlFor={id} className="font-medium">
              Usar teclas sueltas
            </label>
            <Switch
              id={id}
              checked={atajos}
              onChange={(event) => changeAjustes({ atajos: event.target.checked })}
            />
          </div>
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            <div className="grid content-start gap-5">
              <Group title="En todas las pantallas" lines={EN_TODAS} />
              <Group title="En las listas" lines={EN_LISTAS} />
              <Group title="En la ficha" lines={EN_FICHA} />
              <Group title="En los formularios" lines={EN_FORMULARIOS} />
              {multipestana && <Group title="En las pestañas" lines={EN_PESTANAS} />}
            </div>
            <Group title="Ir a" lines={screens} />
          </div>
          <p className="mt-5 text-[0.8125rem] text-muted-foreground">
            No actúan mientras se escribe en un campo ni con una ventana abierta.
          </p>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Linea[] }) {
  return (
    <section className="content-start">
      <h3 className="mb-1.5 text-xs font-medium text-muted-foreground">{title}</h3>
      <dl className="grid gap-1.5">
        {lines.map(([keys, what]) => (
          <div key={what} className="flex items-center gap-3">
            <dt className="flex w-24 shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
