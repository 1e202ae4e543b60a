'use client'

import { useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { type CampoHospital, type FilaHospital, nameOf } from '@/components/padron/ficha/hospital-row'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { mergeIntoForm } from '@/components/form/merge'
import { describeFusion } from '@/components/form/merge-words'
import { showErrors } from '@/components/form/show-errors'
import { TextField } from '@/components/form/text-field'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Valores = { hospitalID: number | undefined; servicio: string; cargo: string }
type Props = {
  matriculadoID: number
  /** Absent for a new one. */
  fila?: FilaHospital
  /** Where the person clicked. */
  campo: CampoHospital
  close: () => void
}

const ETIQUETAS = { hospitalID: 'Hospital', servicio: 'Servicio', cargo: 'Cargo' } as const
const startOf = (fila: FilaHospital | undefined): Valores => ({
  hospitalID: fila?.hospital?.id ?? undefined,
  servicio: fila?.servicio ?? '',
  cargo: fila?.cargo ?? '',
})

export function HospitalDialog({ matriculadoID, fila, campo, close }: Props) {
  const form = useForm<Valores>({ defaultValues: startOf(fila) })
  const { control, formState } = form
  const { save, choque, quitado, presente, pendiente } = useSave({ matriculadoID, fila, form })
  const leave = useGuardedClose(formState.isDirty, close)
  const name = campo === 'hospital' ? 'hospitalID' : campo

  const text = (name: 'servicio' | 'cargo') => ({ control, name, label: ETIQUETAS[name], maxLength: 200 })
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={fila ? 'Editar Hospital' : 'Agregar Hospital'}
        description={fila && nameOf(fila)}
        className="max-w-md"
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          form.setFocus(name, { shouldSelect: true })
        }}
      >
        <Form form={form} onSubmit={async (values) => void ((await save(values)) && close())}>
          <DialogBody className="grid gap-3.5">
            <ChangedNotice {...choque}>{quitado && 'No hay qué guardar: cierre este cuadro.'}</ChangedNotice>
            <CatalogoSelect
              control={control}
              name="hospitalID"
              label={ETIQUETAS.hospitalID}
              ruta="/hospital/traerTodosSelect"
              presente={presente}
              required
            />
            <TextField {...text('servicio')} />
            <TextField {...text('cargo')} />
          </DialogBody>
          <DialogFooter>
            <CancelButton close={close} />
            <SubmitButton disabled={quitado} />
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

type Choque = { titulo: string; cambios?: readonly string[] }
type SaveProps = Pick<Props, 'matriculadoID' | 'fila'> & { form: UseFormReturn<Valores> }

/** Saves on the version that was seen. When it is refused as older, the present row appears under what was typed. */
function useSave({ matriculadoID, fila, form }: SaveProps) {
  const [actual, setActual] = useState(fila)
  const [choque, setChoque] = useState<Choque>()
  const [quitado, setQuitado] = useState(false)
  const { crear, editar } = useCalls()
  const { leer } = useLectura('/matriculado/traerDatos')

  async function readAgain(titulo: string): Promise<void> {
    const result = await leer({ matriculadoID })
    if (!result?.ok) return
    const now = result.datos.datosProfesionales?.hospitales?.find(({ id }) => id === fila?.id)
    setQuitado(!now)
    setActual(now)
    if (!now) return setChoque({ titulo })
    const start = startOf(now)
    const fusion = mergeIntoForm(form, start)
    const word = (key: keyof Valores) => (key === 'hospitalID' ? nameOf(now) : start[key] || 'vacío')
    setChoque({ titulo, cambios: describeFusion(fusion, start, ETIQUETAS, word) })
  }

  async function save({ hospitalID, servicio, cargo }: Valores): Promise<boolean> {
    if (hospitalID === undefined) {
      form.setError('hospitalID', { message: 'Elija un Hospital' }, { shouldFocus: true })
      return false
    }
    setChoque(undefined)
    const typed = { matriculadoID, hospitalID, servicio: orNone(servicio), cargo: orNone(cargo) }
    const result = await (actual ? editar.enviar({ ...typed, ...seen(actual) }) : crear.enviar(typed))
    if (!result || result.ok) return result?.ok === true
    const { version: older, ...errores } = result.errores
    showErrors(form, errores, ETIQUETAS)
    if (fila && result.tipo === 'rechazo' && Object.keys(errores).length === 0)
      await readAgain(older ?? result.mensaje)
    return false
  }
  const presente = useMemo(() => optionOf(actual), [actual])
  return { save, choque, quitado, presente, pendiente: crear.pendiente || editar.pendiente }
}

const orNone = (typed: string): string | undefined => typed.trim() || undefined

const seen = ({ id, version }: FilaHospital): Pick<Edicion, 'hospitalMatriculadoID' | 'version'> => ({
  // A row without an id makes the API answer that it does not exist.
  hospitalMatriculadoID: id ?? 0,
  version: version ?? 0,
})
type Edicion = EntradaEn<'/hospital_matriculado/actualizarDatos'>

const optionOf = (fila: FilaHospital | undefined) =>
  fila?.hospital?.id ? [{ id: fila.hospital.id, nombre: nameOf(fila) }] : []

function useCalls() {
  const crear = useRepetible('/hospital_matriculado/crear', {
    exito: 'Se agregó el hospital correctamente',
    fracaso: 'No se pudo agregar el hospital',
    que: 'se agregó el hospital',
    enCampos: true,
    relee: true,
  })
  const editar = useRepetible('/hospital_matriculado/actualizarDatos', {
    exito: 'Se modificó el hospital correctamente',
    fracaso: 'No se pudo modificar el hospital',
    que: 'se modificó el hospital',
    enCampos: true,
    relee: true,
  })
  return { crear, editar }
}
