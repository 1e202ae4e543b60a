import Link from 'next/link'
import { rutas } from '@/lib/routes'

type Props = {
  acto: { id?: number | undefined; nombre?: string | undefined } | null | undefined
  abre: boolean
}

/** 'Res. 12/2026' beside what rests on it; a link for who may open it. */
export function ActoLink({ acto, abre }: Props) {
  if (acto?.id === undefined || !acto.nombre) return null
  if (!abre) return acto.nombre
  return (
    <Link href={rutas.resolucion(acto.id)} prefetch={false} className="link">
      {acto.nombre}
    </Link>
  )
}
