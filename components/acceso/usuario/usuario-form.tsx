'use client'

import { useMemo } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { ClashNotice } from '@/components/catalogos/catalogo/clash-notice'
import { useSave } from '@/components/catalogos/catalogo/use-save'
import { SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { useDoubts } from '@/components/form/use-doubts'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { NumberField } from '@/components/form/value-fields'
import { PasswordField } from '@/components/acceso/sesion/password-field'
import type { Previo } from '@/components/acceso/usuario/schema'
import {
  ETIQUETAS,
  isMedico,
  severalRoles,
  startOf,
  TIPOS,
  type Usuario,
  type Validos,
  type Valores,
} from '@/components/acceso/usuario/values'
import { doubtOfDni } from '@/domain/dni'
import { usuario } from '@/contract/catalogo/usuario'
import { rolDe } from '@/domain/roles'

type Props = {
  /** Absent for a new user. */
  usuario: Usuario | undefined
  reglaClave: string
  /** The server keeps the present password when none is sent, and takes the doctor's registration number. */
  ampliado: boolean
}

const { campos } = usuario
const CON_BLANCOS = ['clave']
const PALABRAS = { rolID: (value: unknown) => (typeof value === 'number' && rolDe(value)) || '—' }

export function UsuarioForm({ usuario, reglaClave, ampliado }: Props) {
  const exigeClave = !usuario || !ampliado
  const nuevo = !usuario
  const username = usuario?.username
  const resolver = useMemo(() => resolverFor({ nuevo, username, exigeClave }), [nuevo, username, exigeClave])
  const form = useForm({ defaultValues: startOf(usuario), resolver })
  const recuperado = useUnsavedForm(form)
  const meant = useDoubts()
  const { save, clash } = useSave({
    noun: 'user',
    form,
    startOf: (actual) => startOf(actual as Usuario),
    fila: usuario,
    intactos: CON_BLANCOS,
    optativos: ['dni'],
  })

  async function submit(values: Validos) {
    const doubt = values.dni === undefined ? undefined : doubtOfDni(values.dni)
    if (!(await meant([doubt]))) return form.setFocus('dni')
    const { guardado, errores } = await save(values)
    if (guardado) form.reset(form.getValues())
    for (const [key, message] of Object.entries(errores))
      form.setError(key in ETIQUETAS ? (key as keyof Valores) : 'root', { message })
  }
  const { control } = form
  return (
    <Form form={form} onSubmit={submit} className="grid gap-4">
      <RecoveredNotice recuperado={recuperado} />
      <FormErrors control={control} labels={ETIQUETAS} />
      {clash && <ClashNotice {...clash} campos={campos} palabras={PALABRAS} />}
      <UserFields
        control={control}
        nuevo={nuevo}
        varios={severalRoles(usuario)}
        reglaClave={reglaClave}
        exigeClave={exigeClave}
        tomaMatricula={ampliado && !usuario?.matriculado}
      />
      <div className="flex justify-end">
        <SubmitButton />
      </div>
    </Form>
  )
}

const resolverFor = (previo: Previo) =>
  lazyResolver<Valores, Validos>(() =>
    import('@/components/acceso/usuario/schema').then(
      ({ checkUser }) =>
        (values) =>
          checkUser(values, previo),
    ),
  )

type Ties = Control<Valores, unknown, Validos>

const tiesOf = <N extends keyof Valores>(name: N, control: Ties) => ({
  name,
  control,
  label: ETIQUETAS[name],
})

type FieldsProps = {
  control: Ties
  nuevo: boolean
  reglaClave: string
  exigeClave: boolean
  tomaMatricula: boolean
  varios: string[] | undefined
}

function UserFields({ control, varios, nuevo, reglaClave, exigeClave, tomaMatricula }: FieldsProps) {
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        {...tiesOf('username', control)}
        required
        maxLength={100}
        autoFocus={nuevo}
        hint="Al menos 6 caracteres"
      />
      <PasswordField
        {...tiesOf('clave', control)}
        required={exigeClave}
        autoComplete="new-password"
        hint={`${exigeClave ? (nuevo ? '' : 'Pasa a ser su contraseña. ') : 'Vacía, sigue la que tiene. '}${reglaClave}`}
      />
      <SelectField
        {...tiesOf('rolID', control)}
        required
        options={TIPOS}
        hint={varios && `Tiene los roles ${varios.join(' y ')}: al guardar queda el que elija.`}
      />
      {tomaMatricula ? <MatriculaField control={control} /> : <div className="max-sm:hidden" />}
      <TextField {...tiesOf('nombre', control)} required maxLength={100} />
      <TextField {...tiesOf('apellido', control)} required maxLength={100} />
      <TextField {...tiesOf('email', control)} required type="email" maxLength={254} />
      <TextField {...tiesOf('telefono', control)} required inputMode="tel" maxLength={100} />
      <NumberField {...tiesOf('dni', control)} />
      <TextField {...tiesOf('direccion', control)} maxLength={300} />
      <TextAreaField {...tiesOf('observaciones', control)} maxLength={2000} className="sm:col-span-2" />
    </div>
  )
}

/** Can be filled in for a doctor alone. */
function MatriculaField({ control }: { control: Ties }) {
  const rolID = useWatch({ control, name: 'rolID' })
  const medico = isMedico(rolID)
  return (
    <NumberField
      {...tiesOf('matricula', control)}
      disabled={!medico}
      hint={medico ? 'La del matriculado que va a entrar con este usuario' : 'Solo para un usuario MEDICO'}
    />
  )
}
