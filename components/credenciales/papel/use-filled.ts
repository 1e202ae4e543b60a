'use client'

import { useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { type Tecleado, labelOf, startOf, valuesWith } from '@/components/credenciales/papel/print-values'
import type { Option } from '@/components/ui/options'
import type { Documento } from '@/domain/certificado/documento'
import { readCuerpo } from '@/domain/certificado/leer'
import { isObservacion, type Marcador } from '@/domain/certificado/marcadores'
import { fillCuerpo, markersOf, textOfDocumento, withAccredited } from '@/domain/certificado/rellenar'
import { type Fecha, today } from '@/domain/fechas'
import { readLabel } from '@/domain/firmante'
import type { LeidoEn } from '@/lib/llamada/call-paths'

/** What a certificate is made of. */
export interface Impresion {
  tipo: { id: number | undefined; nombre: string; cuerpo: string }
  /** What a certificate of accreditation certifies: it stands for the first remark. */
  acreditado?: string | undefined
  /** The first remark as it is proposed. */
  observacion?: string
}
export interface Fuentes {
  ficha: LeidoEn<'/matriculado/traerDatos'>
  firmantes: readonly Option[]
}

export type Campo = Marcador | 'tipoID' | 'firmanteID'

export interface Filled {
  form: UseFormReturn<Tecleado>
  typed: Tecleado
  /** Placeholders of the body, and those of them that the record has no text for. */
  used: readonly Marcador[]
  deLaFicha: readonly Marcador[]
  malos: readonly string[]
  /** What the paper is going to say. */
  escrito: readonly (string | undefined)[]
  /** What is wrong with a field, once somebody tried to print. */
  errorOf: (campo: Campo) => string | undefined
  /** Shows what the server found wrong, until the field's value is another. */
  refuse: (errores: Partial<Record<Campo, string>>) => void
  /** The certificate, when nothing keeps it from being printed; the first field at fault gets the focus. */
  ready: () => { firmante: Option; documento: Documento; fecha: Fecha; apaisada: boolean } | undefined
}

const SIN_CARGO = 'El firmante no tiene su cargo entre paréntesis'

/** Fills a body while somebody types. Nothing is ready while a placeholder would be a hole or stay with its ##. */
export function useFilled(
  { tipo, acreditado, observacion = '' }: Impresion,
  { ficha, firmantes }: Fuentes,
): Filled {
  const form = useForm<Tecleado>({ defaultValues: startOf(acreditado ?? observacion) })
  // Every field has its value from the start.
  const typed = useWatch({ control: form.control }) as Tecleado
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ errores: Partial<Record<Campo, string>>; typed: Tecleado }>()
  const fecha = today()
  const cuerpo = useMemo(() => {
    const { documento } = readCuerpo(tipo.cuerpo)
    return acreditado === undefined ? documento : withAccredited(documento, acreditado)
  }, [tipo.cuerpo, acreditado])
  const used = useMemo(() => markersOf(cuerpo), [cuerpo])
  const { faltan, malos, documento } = fillCuerpo(cuerpo, valuesWith(ficha, fecha, typed))
  const alone = valuesWith(ficha, fecha, startOf(''))
  const firmante = firmantes.find(({ id }) => id === typed.firmanteID)
  const faults: Partial<Record<Campo, string>> = {
    ...(typed.tipoID === undefined && { tipoID: 'Elija un tipo de certificado' }),
    ...(!firmante && { firmanteID: 'Elija un firmante' }),
    ...(firmante && readLabel(firmante.nombre).cargo === '' && { firmanteID: SIN_CARGO }),
    ...Object.fromEntries(
      faltan.map((clave) => [clave, `El texto del certificado lleva: ${labelOf(clave)}`]),
    ),
  }
  function ready() {
    setTried(true)
    const [first] = Object.keys(faults) as Campo[]
    if (first) form.setFocus(first)
    return first || malos.length > 0 || !firmante
      ? undefined
      : { firmante, documento, fecha, apaisada: typed.apaisada }
  }
  function refuse(errores: Partial<Record<Campo, string>>) {
    setRefused({ errores, typed })
    const [first] = Object.keys(errores) as Campo[]
    if (first) form.setFocus(first)
  }
  const refusalOf = (campo: Campo) =>
    refused?.typed[campo] === typed[campo] ? refused?.errores[campo] : undefined
  return {
    form,
    typed,
    used,
    deLaFicha: used.filter((clave) => !isObservacion(clave) && alone[clave] === ''),
    malos,
    escrito: [textOfDocumento(documento), firmante?.nombre],
    errorOf: (campo) => (tried ? (faults[campo] ?? refusalOf(campo)) : undefined),
    refuse,
    ready,
  }
}
