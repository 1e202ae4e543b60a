'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  checkMembrete,
  membreteOf,
  senasOf,
  type Valores,
} from '@/components/credenciales/membrete/membrete-values'
import type { CambioDeImagen } from '@/components/form/picture-field'
import { showErrors } from '@/components/form/show-errors'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { useLlamada } from '@/components/llamada/use-llamada'
import { ETIQUETAS, linesOf } from '@/domain/membrete'

export interface Guardado {
  valores: Valores
  version: number
  /** The logo's address. */
  logo: string | undefined
}

/** The logo is saved first, on the version that was seen, and what is typed after it: of a refusal nothing typed is lost. */
export function useMembrete({ valores, version: seen, logo: saved }: Guardado) {
  const router = useRouter()
  const [cambio, setCambio] = useState<CambioDeImagen>({ tipo: 'nada' })
  const version = useRef(seen)
  const logo = cambio.tipo === 'poner' ? cambio.vista : cambio.tipo === 'nada' ? saved : undefined
  const resolver = useMemo(() => checkMembrete(() => logo !== undefined), [logo])
  const form = useForm<Valores>({ defaultValues: valores, resolver })
  const recuperado = useUnsavedForm(form, cambio.tipo !== 'nada')
  const poner = useLlamada('/membrete/subirLogo', { fracaso: 'No se pudo guardar el logo' })
  const quitar = useLlamada('/membrete/quitarLogo', { fracaso: 'No se pudo quitar el logo' })
  const editar = useLlamada('/membrete/actualizarDatos', {
    exito: 'Se guardaron los datos del consejo',
    fracaso: 'No se pudieron guardar los datos del consejo',
  })

  async function saveLogo(): Promise<boolean> {
    if (cambio.tipo === 'nada') return true
    const result = await (cambio.tipo === 'poner'
      ? poner.enviar({ version: version.current }, cambio.archivo)
      : quitar.enviar({ version: version.current }))
    if (!result?.ok) return false
    version.current = result.datos.version ?? version.current
    setCambio({ tipo: 'nada' })
    router.refresh()
    return true
  }
  async function submit(values: Valores) {
    if (!(await saveLogo())) return
    const { lineas: _lineas, logo: _logo, ...typed } = membreteOf(values)
    const { copiasDelRecibo } = values
    const lineas = linesOf(values.lineas).join('\n')
    const result = await editar.enviar({
      ...{ ...typed, ...senasOf(values), lineas, copiasDelRecibo: Number(copiasDelRecibo) },
      version: version.current,
    })
    if (!result) return
    if (!result.ok) return showErrors(form, result.errores, ETIQUETAS)
    version.current = result.datos.version ?? version.current
    form.reset(values)
    router.refresh()
  }
  return { form, recuperado, submit, logo, cambio, setCambio }
}
