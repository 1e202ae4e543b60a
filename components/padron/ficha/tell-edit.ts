import { useRef } from 'react'
import { useLlamada } from '@/components/llamada/use-llamada'
import { UNREADABLE } from '@/components/data-table/cells'
import { toast } from '@/components/ui/toast'
import { CAMPOS_FICHA, type CampoFicha } from '@/domain/campos-ficha'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { escrito } from '@/lib/ortografia/escrito'

export type Cambiados = LeidoEn<'/matriculado/actualizarSeccion'>

/** Says what a save changed, with a way back. */
export type TellEdit = (titulo: string, matriculadoID: number, cambiados: Cambiados) => void

/** What our own server answers to an edit of one field; another's answer tells nothing. */
export const changesIn = (datos: unknown): Cambiados => (Array.isArray(datos) ? (datos as Cambiados) : [])

/** More would not be read before the notice goes. */
const DICHOS = 4
const LARGO = 60

const short = (text: string | null | undefined): string =>
  !text ? UNREADABLE : text.length > LARGO ? `${text.slice(0, LARGO)}…` : text

function inWords(cambiados: Cambiados): string {
  const said = cambiados
    .slice(0, DICHOS)
    .flatMap(({ campo, antesDicho, despuesDicho }) =>
      campo
        ? [`${escrito(CAMPOS_FICHA[campo].etiqueta)}: ${short(antesDicho)} → ${short(despuesDicho)}`]
        : [],
    )
  const more = cambiados.length - said.length
  return [...said, ...(more > 0 ? [`y ${more} más`] : [])].join(' · ')
}

/** What was empty cannot be emptied again, but for the fields that may be (decision 25). */
const canGoBack = (cambiados: Cambiados): boolean =>
  cambiados.length > 0 &&
  cambiados.every(({ campo, antes }) => {
    const { vaciable }: Partial<CampoFicha> = campo ? CAMPOS_FICHA[campo] : {}
    return antes !== '' || vaciable
  })

/**
 * The notice of an edit tells old and new values. 'Deshacer' writes the old ones, refused when any of them was changed
 * since (decision 219).
 */
export function useTellEdit(): TellEdit {
  const { enviar } = useLlamada('/matriculado/actualizarSeccion', {
    exito: 'Se deshizo el cambio',
    fracaso: 'No se deshizo el cambio',
    quedaDicho: true,
    relee: true,
  })
  // One edit after another would pile their notices over the record.
  const last = useRef<number>(undefined)
  return (titulo, matriculadoID, cambiados) => {
    if (last.current !== undefined) toast.close(last.current)
    const back = cambiados.flatMap(({ campo, antes, despues }) =>
      campo && antes !== undefined && despues !== undefined
        ? [{ campo, valor: antes, valorPrevio: despues }]
        : [],
    )
    const undo = { label: 'Deshacer', run: () => void enviar({ matriculadoID, cambios: back }) }
    last.current = toast.success(
      titulo,
      inWords(cambiados) || undefined,
      canGoBack(cambiados) ? undo : undefined,
    )
  }
}
