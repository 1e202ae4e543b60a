import Link from 'next/link'
import { NotFoundFrame } from '@/components/shell/frames'
import { Button } from '@/components/ui/button'
import { rutas } from '@/lib/rutas'

/** The session is kept: the way on is the start, whoever asks. */
export default function NotFound() {
  return (
    <main>
      <title>Página no encontrada</title>
      <NotFoundFrame>
        <Button asChild variant="primary">
          <Link href={rutas.raiz()} prefetch={false}>
            Ir al inicio
          </Link>
        </Button>
      </NotFoundFrame>
    </main>
  )
}
