'use client'

import { FieldFrame, describe } from '@/components/form/field-frame'
import { useKept } from '@/components/shell/use-kept'
import { Textarea } from '@/components/ui/input'
import { DATOS_MOROSO, faultOfTexto } from '@/domain/mensaje'
import { keptAs } from '@/lib/borrador'

const TEXTO = 'Estimado/a {nombre}: le informamos que registra una deuda de {importe} con el Consejo.'
const ESCRITO = keptAs<string>('morosos.texto.1')
const ID = 'texto-morosos'

interface Texto {
  texto: string
  write: (texto: string) => void
}

export function useForeignText(): Texto {
  const [texto = TEXTO, write] = useKept(ESCRITO)
  return { texto, write }
}

export function ForeignText({ texto, write, dice }: Texto & { dice: { meses: boolean } }) {
  const datos = DATOS_MOROSO.filter((dato) => dato !== 'meses' || dice.meses)
  const fault = texto.trim() ? (faultOfTexto(texto, datos) ?? undefined) : 'Ingrese el mensaje'
  const hint = dice.meses
    ? '{nombre}, {importe} y {meses} se cambian por los datos de cada uno.'
    : '{nombre} e {importe} se cambian por los datos de cada uno.'
  return (
    <FieldFrame id={ID} label="Mensaje de Whatsapp" hint={hint} error={fault} className="mb-4 max-w-3xl">
      <Textarea
        {...describe(ID, { hint, error: fault, required: undefined })}
        rows={3}
        value={texto}
        onChange={(event) => write(event.target.value)}
      />
    </FieldFrame>
  )
}
