'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { drawFoto } from '@/components/credenciales/carnet/draw-foto'
import { type Encuadre, type Gesto, applyGesto, gestoOf } from '@/components/credenciales/carnet/encuadre'
import { Button } from '@/components/ui/button'
import { FOTO_EN_PIXELES } from '@/domain/carnet'

type Props = {
  imagen: HTMLCanvasElement
  encuadre: Encuadre
  /** Gestures come faster than the screen is drawn: each goes on from the one before. */
  onChange: (change: (encuadre: Encuadre) => Encuadre) => void
}

/** The photograph under its frame, moved by mouse, fingers, keys or buttons. */
export function FotoFrame({ imagen, encuadre, onChange }: Props) {
  const help = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawFoto(canvas.current, imagen, encuadre)
  }, [imagen, encuadre])

  const sides = { ancho: imagen.width, alto: imagen.height }
  const act = (...gestos: Gesto[]) =>
    onChange((before) => gestos.reduce((now, one) => applyGesto(now, one, sides, FOTO_EN_PIXELES), before))
  function onKeyDown(event: KeyboardEvent) {
    const gesto = event.ctrlKey || event.metaKey || event.altKey ? undefined : gestoOf(event.key)
    if (!gesto) return
    event.preventDefault()
    act(gesto)
  }
  return (
    <div className="grid justify-items-center gap-2">
      <div
        role="application"
        aria-label="Encuadre de la foto"
        aria-describedby={help}
        tabIndex={0}
        className="cursor-move touch-none rounded border select-none focus-visible:outline-2 focus-visible:outline-offset-2"
        onKeyDown={onKeyDown}
        {...usePointers(act)}
      >
        <canvas
          ref={canvas}
          width={FOTO_EN_PIXELES.ancho}
          height={FOTO_EN_PIXELES.alto}
          className="block h-64 w-auto rounded"
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={() => act({ que: 'acercar', veces: 1 / 1.15 })}>
          Alejar
        </Button>
        <Button variant="outline" size="sm" onClick={() => act({ que: 'acercar', veces: 1.15 })}>
          Acercar
        </Button>
        <Button variant="outline" size="sm" onClick={() => act({ que: 'girar' })}>
          Girar
        </Button>
      </div>
      <p id={help} className="max-w-sm text-center text-[0.8125rem] text-muted-foreground">
        Arrastre la foto, o muévala con las flechas; + y − acercan y alejan; R gira.
      </p>
    </div>
  )
}

/** One finger or the mouse moves; two fingers move and bring nearer; so does the wheel. */
function usePointers(act: (...gestos: Gesto[]) => void) {
  const down = useRef(new Map<number, { x: number; y: number }>())
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = [...down.current.values()]
      const was = down.current.get(event.pointerId)
      if (!was) return
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const each = FOTO_EN_PIXELES.ancho / event.currentTarget.getBoundingClientRect().width / before.length
      const mover: Gesto = {
        que: 'mover',
        x: (event.clientX - was.x) * each,
        y: (event.clientY - was.y) * each,
      }
      const [apart, now] = [apartOf(before), apartOf([...down.current.values()])]
      act(mover, ...(apart > 0 && now > 0 ? [{ que: 'acercar' as const, veces: now / apart }] : []))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onWheel: (event: { deltaY: number }) => act({ que: 'acercar', veces: Math.exp(-event.deltaY / 500) }),
  }
}

/** How far apart two fingers are; 0 for one. */
function apartOf([one, other]: readonly { x: number; y: number }[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}
