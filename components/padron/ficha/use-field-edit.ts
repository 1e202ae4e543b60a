'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Ficha, shownText, wireText } from '@/components/padron/ficha/field-value'
import { type TellEdit, changesIn } from '@/components/padron/ficha/tell-edit'
import { useLlamada } from '@/components/llamada/use-llamada'
import { UNREADABLE } from '@/components/data-table/cells'
import { toast } from '@/components/ui/toast'
import type { RutaCampo } from '@/domain/campos-ficha'
import { useLectura } from '@/lib/llamada/use-lectura'

const EXITO = 'Campo editado correctamente'
const FRACASO = 'No se pudo editar el campo'

type Edicion = { ficha: Ficha; campo: RutaCampo; tell: TellEdit | undefined }

/**
 * Saves one field so that nobody overwrites another's change unknowingly (decision 25). Our API compares; for others
 * the record is read again first. A change that is found (`choque`) is shown, and the next save goes over it.
 */
export function useFieldEdit({ ficha, campo, tell }: Edicion) {
  const router = useRouter()
  const [choque, setChoque] = useState<string>()
  const { enviar, pendiente, reconoce } = useLlamada('/matriculado/actualizarDatos', {
    ...(tell ? {} : { exito: EXITO }),
    fracaso: FRACASO,
  })
  const { estado, leer } = useLectura('/matriculado/traerDatos')
  const valorPrevio = wireText(ficha, campo)

  function clash(mensaje: string): string {
    setChoque(mensaje)
    router.refresh()
    return ''
  }

  /** Undefined when nobody changed it, or changed it to the same value. */
  async function findChange(
    matriculadoID: number,
    valor: string | number | boolean,
  ): Promise<string | undefined> {
    const result = await leer({ matriculadoID })
    if (!result) return ''
    if (!result.ok) {
      toast.error(FRACASO, result.mensaje)
      return ''
    }
    if ([valorPrevio, String(valor)].includes(wireText(result.datos, campo))) return undefined
    return clash(`Otra persona lo cambió: ahora dice «${shownText(result.datos, campo) ?? UNREADABLE}»`)
  }

  /** Undefined when saved, otherwise the error; '' when it is told elsewhere. */
  async function guardar(valor: string | number | boolean): Promise<string | undefined> {
    const matriculadoID = ficha.id
    if (matriculadoID === undefined) return FRACASO
    const stopped = reconoce ? undefined : await findChange(matriculadoID, valor)
    if (stopped !== undefined) return stopped
    const result = await enviar({ matriculadoID, campo, valor, valorPrevio })
    if (!result) return ''
    if (result.ok) return void tell?.(EXITO, matriculadoID, changesIn(result.datos))
    if (result.errores.valorPrevio) return clash(result.mensaje)
    setChoque(undefined)
    return result.errores.valor ?? ''
  }

  return { guardar, choque, pendiente: pendiente || estado.fase === 'leyendo' }
}
