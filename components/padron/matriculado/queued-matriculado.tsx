import Link from 'next/link'
import { formatInstante } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID?: number
  apellidoNombre?: string
  matricula?: number
  cuando?: string | undefined
}

/** Whose what waits is, and since when. */
export const QueuedMatriculado = ({ matriculadoID, apellidoNombre, matricula, cuando }: Props) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {matriculadoID ? (
      <Link href={rutas.ficha(matriculadoID)} className="link font-semibold wrap-anywhere">
        {apellidoNombre || 'Sin nombre'}
      </Link>
    ) : (
      apellidoNombre
    )}
    <span className="text-muted-foreground tabular-nums">
      Matrícula {matricula ?? '—'}
      {cuando && ` · ${formatInstante(cuando).slice(0, -3)}`}
    </span>
  </div>
)
