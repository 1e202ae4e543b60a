'use client'

import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type DeTodos, OBSERVACIONES } from '@/components/credenciales/certificado/use-certificados-form'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'
import { BooleanField } from '@/components/form/choice-fields'
import { TextAreaField } from '@/components/form/text-field'
import { FarDateField } from '@/components/form/far-date-field'
import { DateField } from '@/components/form/value-fields'
import { CatalogoSelect } from '@/components/form/catalogo-select'

type Props = { form: UseFormReturn<DeTodos>; used: readonly number[] }

export function CertificadosFields({ form: { control }, used }: Props) {
  const typed = useWatch({ control, name: ['observacion1', 'observacion2', 'observacion3'] })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <CatalogoSelect
          {...{ control, name: 'tipoCertificadoID', label: 'Tipo de Certificado' }}
          ruta="/tipo_certificado/traerTodosSelect"
          presente={[]}
          required
        />
        <CatalogoSelect
          {...{ control, name: 'firmanteID', label: 'Firmante' }}
          ruta="/firmante/traerTodosSelect"
          presente={[]}
          required
        />
        <FarDateField {...{ control, name: 'validezDesde', label: 'Desde' }} required />
        <DateField
          {...{ control, name: 'validezHasta', label: 'Hasta' }}
          hint="Dos años después, si no dice otra cosa"
        />
      </div>
      <UndrawnNotice textos={typed.filter((_, index) => used.includes(index + 1))} />
      {OBSERVACIONES.filter((one) => one === 1 || used.includes(one)).map((one) => (
        <TextAreaField
          key={one}
          {...{ control, name: `observacion${one}`, label: `Observación ${one}` }}
          hint={
            used.includes(one)
              ? 'La misma en todos. Vacía no se imprime, ni su renglón'
              : 'El texto de este certificado no la lleva; queda en la ficha de cada uno'
          }
          rows={2}
          maxLength={1000}
        />
      ))}
      <div className="grid gap-2 sm:grid-cols-2">
        <BooleanField {...{ control, name: 'conMembrete', label: 'Con membrete' }} />
        <BooleanField {...{ control, name: 'apaisada', label: 'Hoja apaisada' }} />
      </div>
    </>
  )
}
