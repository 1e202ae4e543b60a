'use client'

import { ChevronDown, Ellipsis } from '@/components/ui/icons'
import { Suspense, useRef, useState } from 'react'
import { useAccessKey } from '@/components/padron/ficha/access-key'
import type { Carta } from '@/components/avisos/seleccion/letter-to-one'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import { escrito } from '@/lib/ortografia/escrito'
import type { Miembro } from '@/components/padron/ficha/state-words'
import type { Opciones } from '@/components/padron/ficha/options-menu'

const OptionsMenu = porPedido(() =>
  import('@/components/padron/ficha/options-menu').then((module) => module.OptionsMenu),
)
const StateDialog = porPedido(() =>
  import('@/components/padron/ficha/state-dialog').then((module) => module.StateDialog),
)
const CarnetDialog = porPedido(() =>
  import('@/components/credenciales/carnet/carnet-dialog').then((module) => module.CarnetDialog),
)
const LetterToOne = porPedido(() =>
  import('@/components/avisos/seleccion/letter-to-one').then((module) => module.LetterToOne),
)

type Props = { miembro: Miembro; opciones: Opciones }

/** The menu and its dialogs are loaded when they are first asked for. */
export function FichaOptions({ miembro, opciones }: Props) {
  const [wanted, setWanted] = useState(false)
  const [asked, setAsked] = useState<'estado' | 'carnet' | Carta>()
  const box = useRef<HTMLSpanElement>(null)
  const focusBack = () => box.current?.querySelector('button')?.focus({ preventScroll: true })
  const close = () => setAsked(undefined)
  const clave = useAccessKey(miembro, focusBack, { unaVez: opciones.ampliada })
  const cuotas = useLlamada('/matriculado/cambiarGeneraCuotas', {
    exito: 'Se cambio el estado correctamente',
    relee: true,
  })
  const { matriculadoID, generaCuotas } = miembro

  const button = (
    <Button
      variant="outline"
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
            etiqueta={<MenuLabel />}
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
      {asked === 'estado' && <StateDialog {...{ miembro, close, focusBack }} simula={opciones.ampliada} />}
      {typeof asked === 'object' && (
        <LetterToOne {...{ matriculadoID, close }} carta={asked} corrige={opciones.editar} />
      )}
      {asked === 'carnet' && opciones.carnet && (
        <CarnetDialog
          {...{ matriculadoID, nombre: miembro.nombre, close, focusBack }}
          emisor={opciones.carnet}
          registra={opciones.ampliada}
        />
      )}
      {clave.dialog}
    </span>
  )
}

/** On a phone the name beside it needs the room of the words. */
const MenuLabel = () => (
  <>
    <Ellipsis className="sm:hidden" aria-hidden />
    <span className="max-sm:sr-only">{escrito('Mas Opciones')}</span>
    <ChevronDown className="max-sm:hidden" aria-hidden />
  </>
)
