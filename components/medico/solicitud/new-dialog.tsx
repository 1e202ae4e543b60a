'use client'

import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { AddDialog } from '@/components/form/add-dialog'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { usePresent } from '@/components/llamada/use-present'
import { yearsTo } from '@/components/medico/solicitud/years'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Broughts } from '@/components/medico/solicitud/broughts'
import type { Tipo } from '@/components/medico/solicitud/solicitud-leida'
import { formatMoney } from '@/domain/dinero'
import { today } from '@/domain/fechas'
import { hasTerm } from '@/domain/solicitud'
import { rutas } from '@/lib/routes'

interface Valores {
  tipoSolicitudID: number | undefined
  presentada: string | undefined
  desde: string | undefined
  anios: number | undefined
  conBaja: boolean
  apellido: string
  nombre: string
  texto: string
  recibidos: readonly number[]
}
const VACIO: Omit<Valores, 'presentada'> = {
  ...{ tipoSolicitudID: undefined, desde: undefined, anios: undefined, conBaja: true },
  ...{ apellido: '', nombre: '', texto: '', recibidos: [] },
}
const ETIQUETAS = {
  tipoSolicitudID: 'Qué pide',
  presentada: 'Se presentó el',
  desde: 'Desde (si pide otro día)',
  anios: 'Por cuánto tiempo',
  conBaja: 'Deja la matrícula de este Consejo',
  apellido: 'Apellido nuevo',
  nombre: 'Nombre nuevo',
  texto: 'Qué dice',
} as const

type Props = { matriculadoID: number; close: () => void }

/** Enters a request for who came in person. */
export function NewDialog({ matriculadoID, close }: Props) {
  const form = useForm<Valores>({ defaultValues: { ...VACIO, presentada: today() } })
  const leaveSaved = useLeaveSaved()
  const { ahora: tipos, falla } = usePresent('/tipo_solicitud/traerTodos', {})
  const chosen = useWatch({ control: form.control, name: 'tipoSolicitudID' })
  const tipo = tipos?.find(({ id }) => id === chosen)
  const { enviar, ...outcome } = useRepetible('/solicitud/presentarPorEl', {
    exito: 'Se anotó la solicitud',
    fracaso: 'No se pudo anotar la solicitud',
    que: 'se anotó la solicitud',
    enCampos: true,
    relee: true,
  })
  async function send(values: Valores): Promise<Readonly<Record<string, string>>> {
    if (values.tipoSolicitudID === undefined || !tipo) return { tipoSolicitudID: 'Elija qué pide' }
    const result = await enviar(
      askedOf(values, { matriculadoID, tipo, tipoSolicitudID: values.tipoSolicitudID }),
    )
    if (!result) return {}
    if (!result.ok) return result.errores
    close()
    if (result.datos.solicitudID !== undefined) await leaveSaved(rutas.solicitud(result.datos.solicitudID))
    return {}
  }
  const open = (tipos ?? []).flatMap(({ id, nombre = '', abierta }) =>
    id && abierta ? [{ id, nombre }] : [],
  )
  return (
    <AddDialog
      title="Nuevo pedido"
      head={<ForMatriculado matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ form, send, close, outcome }}
    >
      <SelectField
        control={form.control}
        name="tipoSolicitudID"
        label={ETIQUETAS.tipoSolicitudID}
        required
        options={open}
        placeholder={tipos || falla ? 'Elegir…' : 'Cargando…'}
      />
      {falla && <p className="text-destructive-ink">No se pudo leer qué se puede pedir: {falla.mensaje}</p>}
      {tipo && <Asked form={form} tipo={tipo} />}
    </AddDialog>
  )
}

/** What its kind does not know is not sent. */
const askedOf = (
  { presentada, desde, anios, conBaja, apellido, nombre, texto, recibidos }: Valores,
  { tipo: { clase, monto }, ...quien }: { matriculadoID: number; tipoSolicitudID: number; tipo: Tipo },
) => ({
  ...quien,
  presentada,
  ...(clase === 'cambioDeNombre' ? { apellido, nombre } : { desde }),
  ...(clase && hasTerm(clase) && anios && { anios }),
  ...(clase === 'traslado' && { conBaja }),
  texto: texto.trim() || undefined,
  montoPrevisto: monto ?? undefined,
  recibidos: [...recibidos],
})

function Asked({ form, tipo }: { form: UseFormReturn<Valores>; tipo: Tipo }) {
  const { control } = form
  const { clase, anios, monto, requisitos = [] } = tipo
  const renames = clase === 'cambioDeNombre'
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          {...{ control, name: 'presentada', label: ETIQUETAS.presentada }}
          hint="Cuenta desde ese día"
        />
        {!renames && <DateField {...{ control, name: 'desde', label: ETIQUETAS.desde }} />}
        {renames && <span className="max-sm:hidden" />}
        {renames && <TextField {...{ control, name: 'apellido', label: ETIQUETAS.apellido }} required />}
        {renames && <TextField {...{ control, name: 'nombre', label: ETIQUETAS.nombre }} required />}
        {clase && hasTerm(clase) && anios != null && (
          <SelectField
            {...{ control, name: 'anios', label: ETIQUETAS.anios }}
            options={yearsTo(anios)}
            placeholder="Sin plazo"
          />
        )}
      </div>
      {clase === 'traslado' && <BooleanField {...{ control, name: 'conBaja', label: ETIQUETAS.conBaja }} />}
      <TextAreaField
        {...{ control, name: 'texto' }}
        label={clase === 'traslado' ? 'A qué consejo se traslada' : ETIQUETAS.texto}
        required={clase === 'traslado'}
        rows={2}
        maxLength={1000}
      />
      <Broughts key={tipo.id} form={form} requisitos={requisitos} />
      {monto != null && <p>Cuesta {formatMoney(monto)}: se le carga ahora, y se aprueba cuando está pago.</p>}
    </>
  )
}
