'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useKept } from '@/components/shell/use-kept'
import { isListKnown } from '@/components/shell/use-list-left'
import { Button } from '@/components/ui/button'
import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import { toast } from '@/components/ui/toast'
import { LISTA_DEJADA, type Lado, screenOf } from '@/lib/padron/list-left'

/** To the same screen of the members before and after, in the list that this one was opened from; otherwise nothing. */
export function Neighbours({ matriculadoID }: { matriculadoID: number }) {
  const [left, setLeft] = useKept(LISTA_DEJADA)
  const [turning, setTurning] = useState(false)
  const at = left?.ids.indexOf(matriculadoID) ?? -1
  if (!left || at < 0 || !isListKnown()) return null

  const turn = async (lado: Lado, button: HTMLElement) => {
    const group = button.parentElement
    setTurning(true)
    const { withPageBeside } = await import('@/components/padron/matriculado/page-beside')
    const more = await withPageBeside(left, lado)
    flushSync(() => {
      setTurning(false)
      if (more) setLeft(more)
    })
    if (more) group?.querySelector<HTMLElement>(`a[data-lado=${lado}]`)?.click()
    else
      toast.error('No se pudo leer la página de al lado de la lista', 'Pruebe otra vez o vuelva a la lista.')
  }
  const step = (lado: Lado, by: number) => ({
    lado,
    id: left.ids[at + by],
    turn: left[lado] === undefined ? undefined : (button: HTMLElement) => void turn(lado, button),
    turning,
  })
  return (
    <span data-vecinos role="group" aria-label="En la lista" className="flex shrink-0 gap-1.5">
      <Step {...step('antes', -1)} />
      <Step {...step('despues', 1)} />
    </span>
  )
}

type StepProps = {
  lado: Lado
  id: number | undefined
  turn: ((button: HTMLElement) => void) | undefined
  turning: boolean
}

function Step({ lado, id, turn, turning }: StepProps) {
  const pathname = usePathname()
  const [tecla, palabra] = lado === 'antes' ? ['a', 'Anterior'] : ['s', 'Siguiente']
  const same = {
    size: 'sm',
    variant: 'outline',
    title: `${palabra} de la lista (${tecla})`,
    'aria-keyshortcuts': tecla,
  } as const
  const words = (
    <>
      {lado === 'antes' && <ChevronLeft aria-hidden />}
      <span className="max-sm:sr-only">{palabra}</span>
      {lado === 'despues' && <ChevronRight aria-hidden />}
    </>
  )
  if (id === undefined) {
    return (
      <Button
        disabled={!turn}
        busy={turning}
        onClick={({ currentTarget }) => turn?.(currentTarget)}
        {...same}
      >
        {words}
      </Button>
    )
  }
  return (
    <Button asChild {...same}>
      <Link href={screenOf(pathname, id)} replace prefetch={false} data-lado={lado}>
        {words}
      </Link>
    </Button>
  )
}
