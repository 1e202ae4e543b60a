import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useTransition } from 'react'
import { ErrorFrame, WaitingFrame } from '@/components/shell/frames'
import { Button } from '@/components/ui/button'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { TRIES } from '@/lib/llamada/tries'
import type { RutaDeLectura, EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { useSteady } from '@/lib/llamada/use-steady'

export type ReintentoProps<R extends RutaDeLectura> = {
  ruta: R
  entrada: EntradaEn<R>
  /** 'la lista de matriculados'. */
  que: string
  /** The next try, when the server's own cost more than one. */
  desde?: number | undefined
  /** Other ways on. */
  children?: ReactNode
}

/** The tries themselves, and what is told of them. */
export function FurtherTries({ ruta, entrada, que, desde = 2, children }: ReintentoProps<RutaDeLectura>) {
  const router = useRouter()
  const { estado, leer, cancelar } = useLectura(ruta)
  const [drawing, draw] = useTransition()
  const [stopped, setStopped] = useState(false)
  const asked = useSteady(entrada)

  useEffect(() => {
    void leer(asked, desde).then((result) => {
      if (result?.ok || (result && result.tipo === 'rechazo')) draw(() => router.refresh())
    })
  }, [asked, desde, leer, router])

  if (drawing || (!stopped && estado.fase !== 'falla'))
    return (
      <WaitingFrame que={que} intento={estado.fase === 'leyendo' ? estado.intento : desde} intentos={TRIES}>
        <Button
          variant="outline"
          onClick={() => {
            setStopped(true)
            cancelar()
          }}
        >
          Cancelar
        </Button>
        {children}
      </WaitingFrame>
    )
  return (
    <ErrorFrame
      mensaje={estado.fase === 'falla' ? estado.falla.mensaje : SIN_RESPUESTA}
      idPedido={estado.fase === 'falla' ? estado.falla.pedidoID : undefined}
    >
      <Button onClick={() => draw(() => router.refresh())}>Reintentar</Button>
      {children}
    </ErrorFrame>
  )
}
