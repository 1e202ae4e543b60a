'use client'

import { EstadoBadge } from '@/components/acto/estado-badge'
import { type Presente, usePresent } from '@/components/llamada/use-present'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { headingOf } from '@/lib/padron/matriculado-name'

type Basicos = LeidoEn<'/matriculado/traerDatosBasicos'>

type Props = {
  matriculadoID: number
  /** What the screen knows already, so that nothing moves when his state comes; empty where the title names him. */
  quien?: string | undefined
  /** What stands behind it: the paper's name, the charge. */
  ademas?: string | undefined
}

/**
 * For whom a dialog does something, at its head: number and name, his state as it is now, and since when. It is the same in
 * all of them, so that nobody works for the dead or the struck off unawares.
 */
export function ForMatriculado({ matriculadoID, ...words }: Props) {
  const { ahora } = useMatriculado(matriculadoID)
  return <MatriculadoWords datos={ahora} {...words} />
}

export const useMatriculado = (matriculadoID: number): Presente<Basicos> =>
  usePresent('/matriculado/traerDatosBasicos', { matriculadoID })

export function MatriculadoWords({
  datos,
  quien,
  ademas,
}: { datos: Basicos | undefined } & Omit<Props, 'matriculadoID'>) {
  const estado = datos?.tipoMatricula?.nombre
  const desde = datos?.estadoDesde
  const nombre = quien ?? (datos ? headingOf(datos) : '')
  return (
    <span className="inline-flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
      {nombre && <span>{nombre}</span>}{' '}
      {estado && (
        <span className="inline-flex items-center gap-x-2 whitespace-nowrap">
          <EstadoBadge estado={estado} /> {desde && <span>desde el {formatFecha(desde)}</span>}
        </span>
      )}{' '}
      {ademas && <span className="w-full">{ademas}</span>}
    </span>
  )
}
