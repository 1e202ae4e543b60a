'use client'

import { type Control, useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { BoxesField } from '@/components/form/boxes-field'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { TextField } from '@/components/form/text-field'
import { NumberField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { RequisitoFields } from '@/components/medico/solicitud/requisito-fields'
import type { Tipo } from '@/components/medico/solicitud/solicitud-leida'
import { type Valores, valuesOf } from '@/components/medico/solicitud/tipo-values'
import { ESTADOS } from '@/domain/estados'
import { OPCIONES_DE_DEUDA } from '@/domain/reglas-de-emision'
import { DECIDEN, hasTerm, MAX_ANIOS, QUIENES_DECIDEN } from '@/domain/solicitud'

const ETIQUETAS = {
  nombre: 'Cómo se llama',
  abierta: 'Se recibe',
  decide: 'Quién decide',
  conceptoID: 'Concepto que se cobra',
  plazoHabiles: 'Días hábiles para contestar',
  deuda: 'Qué deuda se mira al presentarla',
  anios: 'Por cuántos años a lo sumo',
  corte: 'Corte del año',
  estados: 'Desde qué estados se pide',
  devuelveCarnet: 'Devuelve el carnet',
  requisitos: 'Papeles que se piden',
} as const

const LISTA_ESTADOS = Object.entries(ESTADOS).map(([id, texto]) => ({ valor: Number(id), texto }))
const DEUDA = OPCIONES_DE_DEUDA.map(({ valor, texto }) => ({ id: valor, nombre: texto }))
const QUIENES = QUIENES_DECIDEN.map((id) => ({ id, nombre: DECIDEN[id] }))

type Props = { tipo: Tipo; close: () => void }

/** The rules and papers of one kind; what was presented before keeps its own. */
export function TipoDialog({ tipo, close }: Props) {
  const form = useForm<Valores>({ defaultValues: valuesOf(tipo) })
  const { control } = form
  const { enviar, ...outcome } = useRepetible('/tipo_solicitud/actualizarDatos', {
    exito: 'Se modificó el tipo de solicitud',
    fracaso: 'No se pudo modificar el tipo de solicitud',
    que: 'se modificó el tipo de solicitud',
    enCampos: true,
    relee: true,
  })
  async function send({
    corte,
    decide,
    deuda,
    ...values
  }: Valores): Promise<Readonly<Record<string, string>>> {
    if (decide === undefined) return { decide: 'Elija quién decide' }
    if (deuda === undefined) return { deuda: 'Elija qué deuda se mira' }
    const { id = 0, version = 1 } = tipo
    const result = await enviar({ id, version, ...values, decide, deuda, corte: corte.trim() || undefined })
    if (!result) return {}
    if (result.ok) {
      close()
      return {}
    }
    const { requisitosJSON, ...errores } = result.errores
    return requisitosJSON ? { ...errores, requisitos: requisitosJSON } : errores
  }
  return (
    <AddDialog title={`Editar: ${tipo.nombre ?? ''}`} labels={ETIQUETAS} {...{ form, send, close, outcome }}>
      <TextField {...{ control, name: 'nombre', label: ETIQUETAS.nombre }} required maxLength={100} />
      <Rules {...{ tipo, control }} />
      <BoxesField {...{ control, name: 'estados', label: ETIQUETAS.estados }} opciones={LISTA_ESTADOS} />
      <RequisitoFields form={form} />
    </AddDialog>
  )
}

function Rules({ tipo, control }: { tipo: Tipo; control: Control<Valores> }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <BooleanField {...{ control, name: 'abierta', label: ETIQUETAS.abierta }} />
      <BooleanField {...{ control, name: 'devuelveCarnet', label: ETIQUETAS.devuelveCarnet }} />
      <SelectField {...{ control, name: 'decide', label: ETIQUETAS.decide }} options={QUIENES} required />
      <SelectField {...{ control, name: 'deuda', label: ETIQUETAS.deuda }} options={DEUDA} required />
      <NumberField
        {...{ control, name: 'plazoHabiles', label: ETIQUETAS.plazoHabiles }}
        hint="Vacío: sin plazo"
      />
      <CatalogoSelect
        {...{ control, name: 'conceptoID', label: ETIQUETAS.conceptoID }}
        ruta="/concepto/traerTodosSelect"
        presente={[]}
        hint="Vacío: sin cargo"
      />
      {tipo.clase && hasTerm(tipo.clase) && (
        <NumberField
          {...{ control, name: 'anios', label: ETIQUETAS.anios }}
          hint={`De 1 a ${MAX_ANIOS}. Vacío: no se pide con plazo`}
        />
      )}
      <TextField
        {...{ control, name: 'corte', label: ETIQUETAS.corte }}
        hint="Mes y día, como 03-31: después se debe el año. Vacío: no hay"
        maxLength={5}
      />
    </div>
  )
}
