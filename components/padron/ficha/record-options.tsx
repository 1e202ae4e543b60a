'use client'

import { ChevronDown } from '@/components/ui/icons'
import { Suspense, lazy, useRef, useState } from 'react'
import { useAccessKey } from '@/components/padron/ficha/access-key'
import type { Carta } from '@/components/avisos/seleccion/letter-to-one'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { escrito } from '@/lib/ortografia/escrito'
import type { Miembro } from '@/components/padron/ficha/state-words'
import type { Opciones } from '@/components/padron/ficha/options-menu'

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

const MenuLabel = () => (
  <>
    {escrito('Mas Opciones')}
    <ChevronDown aria-hidden />
  </>
)
