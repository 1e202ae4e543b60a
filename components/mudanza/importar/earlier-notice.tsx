import Link from 'next/link'
import type { Datos } from '@/components/mudanza/importar/datos'
import { countOf } from '@/components/mudanza/importar/words'
import { formatInstante } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

type Props = Pick<Datos, 'importacion'>

export const EarlierNotice = ({ importacion }: Props) => (
  <p role="status" className="mb-4 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink">
    {tellEarlier(importacion)}.{' '}
    <Link href={rutas.importacion(importacion.id)} prefetch={false} className="link">
      Ver aquella importación
    </Link>
  </p>
)

/** When it was imported and by whom, and what stands of it. */
function tellEarlier(importacion: Props['importacion']): string {
  const { destino, estado, importada, importadaPor, deshecha, deshechaPor, vivos, cuentas } = importacion
  const registros = cuentas?.registros ?? vivos
  const imported = `importó${on(importada, importadaPor)}`
  if (estado !== 'deshecha' && vivos === registros)
    return `Este mismo archivo ya se ${imported}: ${countOf(destino, vivos)}`
  const undone = `Este mismo archivo se ${imported} y se deshizo${vivos === 0 ? '' : ' en parte'}${on(deshecha, deshechaPor)}`
  if (vivos === 0) return `${undone}: no quedó nada`
  return `${undone}: ${vivos === 1 ? 'quedó' : 'quedaron'} ${countOf(destino, vivos)} de ${formatCount(registros)}`
}

/** ' el 03/11/2026 por A. Paz' */
const on = (cuando: string | null, quien: string | null): string =>
  `${cuando ? ` el ${formatInstante(cuando).slice(0, 10)}` : ''}${quien ? ` por ${quien}` : ''}`
