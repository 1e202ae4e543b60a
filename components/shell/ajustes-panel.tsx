'use client'

import { AlignJustify, Monitor, Moon, PanelLeft, PanelTop, Rows3, Sun } from '@/components/ui/icons'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type Ajustes,
  AJUSTES_INICIALES,
  COLORES,
  DENSIDADES,
  DISPOSICIONES,
  TEMAS,
  changeAjustes,
} from '@/components/shell/ajustes'
import { useAjustes } from '@/components/shell/use-ajustes'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Switch } from '@/components/ui/switch'

const TEMA = {
  claro: ['Claro', <Sun key="icon" aria-hidden />],
  oscuro: ['Oscuro', <Moon key="icon" aria-hidden />],
  sistema: ['Sistema', <Monitor key="icon" aria-hidden />],
} as const
const DISPOSICION = {
  lateral: ['Al costado', <PanelLeft key="icon" aria-hidden />],
  superior: ['Arriba', <PanelTop key="icon" aria-hidden />],
} as const
const DENSIDAD = {
  automatica: ['Automática', <Monitor key="icon" aria-hidden />],
  comoda: ['Cómoda', <Rows3 key="icon" aria-hidden />],
  compacta: ['Compacta', <AlignJustify key="icon" aria-hidden />],
} as const
const COLOR = {
  petroleo: 'Petróleo',
  azul: 'Azul',
  verde: 'Verde',
  violeta: 'Violeta',
  ciruela: 'Ciruela',
  grafito: 'Grafito',
} as const

type Props = {
  /** Whoever has no shortcuts is not asked about them. */
  atajos: boolean
  onClose: () => void
}

/** Each change is kept at once. It arrives open, since the click asked for it. */
export function AjustesPanel({ atajos, onClose }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const ajustes = useAjustes()
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <Sheet
      label="Ajustes de pantalla"
      side="right"
      closeLabel="Cerrar ajustes"
      sheet={sheet}
      closeOn={usePathname()}
      onClose={onClose}
    >
      <h2 className="flex h-14 items-center border-b px-5 text-base font-semibold">Ajustes de pantalla</h2>
      <div className="grid gap-6 px-5 py-5">
        <Choice
          legend="Tema"
          values={TEMAS}
          chosen={ajustes.tema}
          choose={(tema) => changeAjustes({ tema })}
          face={(tema) => TEMA[tema]}
        />
        <Colours chosen={ajustes.color} />
        <Choice
          legend="Menú"
          values={DISPOSICIONES}
          chosen={ajustes.disposicion}
          choose={(disposicion) => changeAjustes({ disposicion })}
          face={(disposicion) => DISPOSICION[disposicion]}
        />
        <Density chosen={ajustes.densidad} />
        <Habits ajustes={ajustes} atajos={atajos} />
        <p className="text-[0.8125rem] text-muted-foreground">
          Se guardan en este navegador y valen para todas sus ventanas.
        </p>
        <div>
          <Button variant="outline" onClick={() => changeAjustes(AJUSTES_INICIALES)}>
            Restablecer
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** What is switched on or off; a doctor has neither charts nor keys. */
const Habits = ({ ajustes, atajos }: { ajustes: Ajustes; atajos: boolean }) => (
  <>
    <OnOff
      label="Varias pestañas"
      hint="Cada pantalla que se abre queda como una pestaña debajo del encabezado."
      checked={ajustes.multipestana}
      change={(multipestana) => changeAjustes({ multipestana })}
    />
    {atajos && (
      <>
        <OnOff
          label="Tramas en los gráficos"
          hint="Cada parte lleva además un dibujo, para quien no distingue los colores y para el papel en blanco y negro."
          checked={ajustes.tramas}
          change={(tramas) => changeAjustes({ tramas })}
        />
        <OnOff
          label="Atajos de teclado"
          hint="Teclas sueltas, como ? que muestra cuáles hay. No actúan mientras se escribe."
          checked={ajustes.atajos}
          change={(value) => changeAjustes({ atajos: value })}
        />
      </>
    )}
  </>
)

type ChoiceProps<T extends string> = {
  legend: string
  values: readonly T[]
  chosen: T
  choose: (value: T) => void
  face: (value: T) => readonly [text: string, icon: ReactNode]
}

function Choice<T extends string>({ legend, values, chosen, choose, face }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="choice">
        {values.map((value) => {
          const [text, icon] = face(value)
          return (
            <label key={value}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={value === chosen}
                onChange={() => choose(value)}
              />
              {icon}
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const Density = ({ chosen }: { chosen: Ajustes['densidad'] }) => (
  <Choice
    legend="Renglones de las listas"
    values={DENSIDADES}
    chosen={chosen}
    choose={(densidad) => changeAjustes({ densidad })}
    face={(densidad) => DENSIDAD[densidad]}
  />
)

function Colours({ chosen }: { chosen: Ajustes['color'] }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Color</legend>
      <div className="colours">
        {COLORES.map((color) => (
          <label key={color}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={color === chosen}
              onChange={() => changeAjustes({ color })}
            />
            <span aria-hidden data-color={color} className="colour" />
            {COLOR[color]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type OnOffProps = { label: string; hint: string; checked: boolean; change: (checked: boolean) => void }

function OnOff({ label, hint, checked, change }: OnOffProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={(event) => change(event.target.checked)}
        />
      </div>
      <p id={`${id}-hint`} className="text-[0.8125rem] text-muted-foreground">
        {hint}
      </p>
    </div>
  )
}
