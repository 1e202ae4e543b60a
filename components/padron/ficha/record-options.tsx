'use client'

import { ChevronDown } from '@/components/ui/icons'
import { Suspense, lazy, useRef, useState } from 'react'
import { useAccessKey } from '@/components/padron/ficha/access-key'
import type { Carta } from '@/components/avisos/seleccion/letter-to-one'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { escrito } from '@/lib/ortografia/escrito'

const loadMenu = () =>
  import('@/components/padron/ficha/options-menu').then((module) => ({ default: module.OptionsMenu }))
const OptionsMenu = lazy(loadMenu)
const StateDialog = lazy(() =>
  import('@/components/padron/ficha/state-dialog').then((module) => ({ default: module.StateDialog })),
)
const CardDialog = lazy(() =>
  import('@/components/credenciales/carnet/card-dialog').then((module) => ({ default: module.CardDialog })),
)
const LetterToOne = lazy(() =>
  import('@/components/avisos/seleccion/letter-to-one').then((module) => ({ default: module.LetterToOne })),
)

export interface Opciones {
  editar: boolean
  clave: boolean
  /** To write to him; about his debt only where he has one. */
  mensaje: boolean
  deudor: boolean
  historial: boolean
  /** A change of state is told beforehand and can be undone, a new key ends his sessions, a card is a paper kept. */
  ampliada: boolean
  credenciales: boolean
  seguros: boolean
  papeles: boolean
  /** All that is held about him, as one file. */
  expediente: boolean
  /** Who issues a card; absent for whoever may not. */
  carnet: Emisor | undefined
  /** The year that 'Pagar Anual' pays; absent for whoever may not collect. */
  pagoAnual: number | undefined
}

/** What the menu needs of the member; the rest does not travel twice. */
export type Miembro = Pick<Ficha, 'tipoMatricula' | 'generaCuotas' | 'formaPago'> & {
  matriculadoID: number
  nombre: string
  cuitCuil: string | null | undefined
}

type Props = { miembro: Miembro; opciones: Opciones }

/** The menu and its dialogs are loaded when they are first asked for. */
export function RecordOptions({ miembro, opciones }: Props) {
  const [wanted, setWanted] = useState(false)
  const [asked, setAsked] = useState<'estado' | 'carnet' | Carta>()
  const box = useRef<HTMLSpanElement>(null)
  const focusBack = () => box.current?.querySelector('button')?.focus()
  const close = () => setAsked(undefined)
  const clave = useAccessKey(miembro, focusBack, { unaVez: opciones.ampliada })
  const cuotas = useLlamada('/matriculado/cambiarGeneraCuotas', {
    exito: 'Se cambio el estado correctamente',
    relee: true,
  })
  const { matriculadoID, generaCuotas } = miembro

  const button = (
    <Button
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && setWanted(true)}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    >
      <MenuLabel />
    </Button>
  )
  return (
    <span ref={box} className="contents">
      {wanted ? (
        <Suspense fallback={button}>
          <OptionsMenu
            miembro={miembro}
            opciones={opciones}
            pendiente={cuotas.pendiente}
            changeState={() => setAsked('estado')}
            makeCard={() => setAsked('carnet')}
            generateKey={() => void clave.ask()}
            write={setAsked}
            toggleCuotas={() => void cuotas.enviar({ matriculadoID, generaCuotas: !generaCuotas })}
          />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>
        {asked === 'estado' && <StateDialog {...{ miembro, close, focusBack }} simula={opciones.ampliada} />}
        {typeof asked === 'object' && (
          <LetterToOne {...{ matriculadoID, close }} carta={asked} corrige={opciones.editar} />
        )}
        {asked === 'carnet' && opciones.carnet && (
          <CardDialog
            {...{ matriculadoID, nombre: miembro.nombre, close, focusBack }}
            emisor={opciones.carnet}
            registra={opciones.ampliada}
          />
        )}
      </Suspense>
      {clave.dialog}
    </span>
  )
}

export const MenuLabel = () => (
  <>
    {escrito('Mas Opciones')}
    <ChevronDown aria-hidden />
  </>
)
