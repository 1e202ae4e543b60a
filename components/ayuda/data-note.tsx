import Link from 'next/link'
import { usePropio } from '@/components/llamada/servidor'
import type { ConAyuda } from '@/lib/ayuda/con-ayuda'
import { QUE_ES, TEMA_DE_LOS_CAMPOS } from '@/lib/ayuda/datos'
import { rutas } from '@/lib/routes'

const focus = (note: HTMLElement | null) => note?.focus()

/** Takes the focus, so that it is read aloud; another council's server has no manual to lead to. */
export function DataNote({ clave }: { clave: ConAyuda }) {
  const propio = usePropio()
  return (
    <span role="note" tabIndex={-1} ref={focus} className="help-note" data-print="hide">
      {QUE_ES[clave]}{' '}
      {propio && (
        <Link href={`${rutas.ayuda()}?tema=${TEMA_DE_LOS_CAMPOS}`} className="link">
          Ver el manual
        </Link>
      )}
    </span>
  )
}
