'use client'

import { ChevronDown } from '@/components/ui/icons'
import { Suspense, useRef, useState } from 'react'
import { useAccessKey } from '@/components/padron/ficha/access-key'
import type { Carta } from '@/components/avisos/seleccion/letter-to-one'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { escrito } from '@/lib/ortografia/escrito'

const OptionsMenu = porPedido(() =>
  import('@/components/padron/ficha/options-menu').then((module) => module.OptionsMenu),
)
const StateDialog = porPedido(() =>
  import('@/components/padron/ficha/state-dialog').then((module) => module.StateDialog),
)
const CardDialog = porPedido(() =>
  import('@/components/credenciales/carnet/card-dialog').then((module) => module.CardDialog),
)
const LetterToOne = porPedido(() =>
  import('@/components/avisos/seleccion/letter-to-one').then((module) => module.LetterToOne),
)

export interface Opciones {
  editar: boolean
  clave: boolean
  /** To write to him; about his debt only where he has one. */
  mensaje: boolean
  deudor: boolean
  historial: boolean
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
  const clave = useAccessKey(miembro, focusBack)
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
      onPointerEnter={OptionsMenu.fetch}
      onFocus={OptionsMenu.fetch}
    >
      <MenuLabel />
    </Button>
  )
  return (
    <span ref={box} className="contents">
      {wanted ? (
        <Suspense fallback={button}>
          <OptionsMenu.Late
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
      {asked === 'estado' && <StateDialog miembro={miembro} close={close} focusBack={focusBack} />}
      {typeof asked === 'object' && (
        <LetterToOne {...{ matriculadoID, close }} carta={asked} corrige={opciones.editar} />
      )}
      {asked === 'carnet' && opciones.carnet && (
        <CardDialog
          {...{ matriculadoID, nombre: miembro.nombre, close, focusBack }}
          emisor={opciones.carnet}
        />
      )}
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
