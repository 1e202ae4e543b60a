'use client'

import { type Control, useWatch } from 'react-hook-form'
import { MembretePreview } from '@/components/credenciales/membrete/membrete-preview'
import { membreteOf, MEDIDAS, type Valores } from '@/components/credenciales/membrete/membrete-values'
import { type Guardado, useMembrete } from '@/components/credenciales/membrete/use-membrete'
import { TestPrints } from '@/components/credenciales/membrete/test-prints'
import { SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { PictureField } from '@/components/form/picture-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { NumberField } from '@/components/form/value-fields'
import { Card } from '@/components/ui/card'
import { CLAVES_COPIAS, COPIAS, MAX_SENA, MAX_TELEFONO_DEL_CONSEJO } from '@/domain/consejo'
import {
  CLAVES_HOJA,
  CLAVES_LUGAR,
  ETIQUETAS,
  HOJAS,
  LIMITES_DE_LOGO,
  LUGARES,
  MAX_LINEAS,
  MAX_NOMBRE_MEMBRETE,
} from '@/domain/membrete'
import type { Emisor } from '@/lib/tesoreria/emisor'

const COPIAS_DE_RECIBO = CLAVES_COPIAS.map((id) => ({ id, nombre: COPIAS[id] }))
const HOJA = CLAVES_HOJA.map((id) => ({ id, nombre: HOJAS[id].nombre }))
const LUGAR = CLAVES_LUGAR.map((id) => ({ id, nombre: LUGARES[id] }))

/** The letterhead beside its preview, which shows what is typed before it is saved. */
export function MembreteForm({ guardado, emisor }: { guardado: Guardado; emisor: Emisor }) {
  const { form, recuperado, submit, logo, cambio, setCambio } = useMembrete(guardado)
  const { control } = form
  const membrete = { ...membreteOf(useWatch({ control }) as Parameters<typeof membreteOf>[0]), logo }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <Card className="px-4 py-4 md:px-5">
        <Form form={form} onSubmit={submit} className="grid gap-4">
          <RecoveredNotice recuperado={recuperado} />
          <FormErrors control={control} labels={ETIQUETAS} />
          <Face control={control} />
          <PictureField
            label="Logo"
            quita="Al guardar, el membrete queda sin logo."
            maximo={LIMITES_DE_LOGO.bytes}
            actual={guardado.logo}
            cambio={cambio}
            onChange={setCambio}
          />
          <Layout control={control} />
          <div>
            <SubmitButton />
          </div>
        </Form>
      </Card>
      <section aria-label="Vista previa" className="grid gap-3 lg:sticky lg:top-4">
        <MembretePreview membrete={membrete} />
        <TestPrints membrete={membrete} emisor={emisor} />
      </section>
    </div>
  )
}

type Fields = { control: Control<Valores> }

function Face({ control }: Fields) {
  return (
    <>
      <TextField
        {...{ control, name: 'nombre', label: ETIQUETAS.nombre, maxLength: MAX_NOMBRE_MEMBRETE }}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...{ control, name: 'cuit', label: ETIQUETAS.cuit, inputMode: 'numeric', maxLength: 13 }}
        />
        <TextField
          {...{
            control,
            name: 'telefono',
            label: ETIQUETAS.telefono,
            maxLength: MAX_TELEFONO_DEL_CONSEJO,
          }}
        />
        <TextField {...{ control, name: 'domicilio', label: ETIQUETAS.domicilio, maxLength: MAX_SENA }} />
        <TextField {...{ control, name: 'correo', label: ETIQUETAS.correo, type: 'email' }} />
      </div>
      <TextAreaField
        {...{ control, name: 'lineas', label: ETIQUETAS.lineas, rows: 4 }}
        hint={`Uno debajo de otro, hasta ${MAX_LINEAS}: personería, horario de atención…`}
      />
    </>
  )
}

function Layout({ control }: Fields) {
  return (
    <>
      <SelectField
        {...{ control, name: 'copiasDelRecibo', label: ETIQUETAS.copiasDelRecibo }}
        options={COPIAS_DE_RECIBO}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...{ control, name: 'lugar', label: ETIQUETAS.lugar }} options={LUGAR} required />
        <SelectField {...{ control, name: 'hoja', label: ETIQUETAS.hoja }} options={HOJA} required />
        {MEDIDAS.map((name) => (
          <NumberField
            key={name}
            {...{ control, name, label: `${ETIQUETAS[name]} (mm)` }}
            hint={name === 'alto' ? 'Sin membrete, este lugar queda libre.' : undefined}
            required
          />
        ))}
      </div>
    </>
  )
}
