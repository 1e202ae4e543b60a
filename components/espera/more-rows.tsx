import { Button } from '@/components/ui/button'
import { formatCount } from '@/domain/texto'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

interface Props {
  /** How many are not shown yet; none shows no button. */
  left: number
  /** What the button says while none is shown. */
  first?: string | undefined
  estado: EstadoLectura<unknown>
  more: () => Promise<unknown>
}

/** Under a list that comes in pieces: why the next one did not come, and the button that asks for it. */
export function MoreRows({ left, first, estado, more }: Props) {
  return (
    <>
      {estado.fase === 'falla' && <p role="alert">{estado.falla.mensaje}</p>}
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={estado.fase === 'leyendo'}
          onClick={() => void more()}
        >
          {first ?? `Ver más (faltan ${formatCount(left)})`}
        </Button>
      )}
    </>
  )
}
