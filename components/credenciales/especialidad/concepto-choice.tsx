'use client'

import { useEffect } from 'react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { BooleanField } from '@/components/form/choice-fields'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Lectura } from '@/lib/llamada/use-lectura'

type Ruta = '/especialidad_matriculado/traerConcepto'
type Props<T extends FieldValues, C, O> = {
  control: Control<T, C, O>
  name: Path<T>
  label: string
  concepto: Lectura<Ruta>
}

/** Whether the certificate's concept is charged, with its price. Another server has a price of its own. */
export function ConceptoChoice<T extends FieldValues, C, O>({ concepto, ...field }: Props<T, C, O>) {
  const { estado, leer } = concepto
  useEffect(() => void leer({}), [leer])
  if (estado.fase === 'ausente') return <BooleanField {...field} hint="El precio lo pone el servidor." />
  if (estado.fase === 'falla')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        No se pudo leer cuánto cuesta el certificado: {estado.falla.mensaje}
        <Button variant="outline" size="sm" onClick={() => void leer({})}>
          Reintentar
        </Button>
      </p>
    )
  if (estado.fase === 'lista' && estado.datos === null)
    return (
      <p className="text-muted-foreground">
        El certificado no se cobra: en Reglas no hay un concepto para él.
      </p>
    )
  return (
    <BooleanField
      {...field}
      disabled={estado.fase !== 'lista'}
      hint={estado.fase === 'lista' ? priceOf(estado.datos) : 'Leyendo cuánto cuesta…'}
    />
  )
}

function priceOf(concepto: LeidoEn<Ruta>): string {
  const { nombre, monto } = concepto ?? {}
  const price = monto === undefined ? 'al precio de hoy' : formatMoney(monto)
  return `${nombre ?? 'Su concepto'}: ${price}. Con Si, se suma a lo que debe.`
}
