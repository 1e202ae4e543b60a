'use client'

import { UserMinus } from '@/components/ui/icons'
import { useEffect, useId, useState } from 'react'
import type { Nombrado, ReglaDePersonas } from '@/components/acceso/ajuste/rules'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { useGuardedClose } from '@/components/form/guarded-close'
import { useLlamada } from '@/components/llamada/use-llamada'
import { ActFooter } from '@/components/ui/act-footer'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { Dialog, DialogBody, DialogContent, focusFirstField } from '@/components/ui/dialog'
import type { Option } from '@/components/ui/options'
import { useLectura } from '@/lib/llamada/use-lectura'

const ids = (personas: readonly Nombrado[]) => personas.map(({ id }) => id)

export function PersonsDialog({ regla, close }: { regla: ReglaDePersonas; close: () => void }) {
  const { clave, ajuste, version, deFabrica } = regla
  const [personas, setPersonas] = useState(regla.personas)
  const [error, setError] = useState<string>()
  const { estado, leer } = useLectura('/ajuste/traerPersonas')
  const { enviar, pendiente } = useLlamada('/ajuste/actualizarDatos', {
    exito: 'Se modificó la regla correctamente',
    fracaso: 'No se pudo modificar la regla',
    relee: true,
    enCampos: true,
  })
  const dirty = String(ids(personas)) !== String(ids(regla.personas))
  const leave = useGuardedClose(dirty, close)
  useEffect(() => void leer({ clave }), [leer, clave])

  const known = estado.fase === 'lista' ? estado.datos.flatMap(optionOf) : []
  const left = known.filter(({ id }) => !ids(personas).includes(id))

  async function save() {
    const result = await enviar({ clave, personas: ids(personas), version })
    if (result?.ok) close()
    else if (result?.errores['personas']) setError(result.errores['personas'])
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title="Cambiar la regla" description={ajuste.titulo} onOpenAutoFocus={focusFirstField}>
        <DialogBody className="grid gap-3">
          <p>{ajuste.efecto}</p>
          <p className="text-muted-foreground">
            {ajuste.fuente} Valor inicial: {deFabrica}.
          </p>
          <Named
            nadie={ajuste.nadie}
            personas={personas}
            drop={(id) => setPersonas((now) => now.filter((persona) => persona.id !== id))}
          />
          <AddPerson
            entre={ajuste.entre}
            options={left}
            falla={estado.fase === 'falla' ? estado.falla.mensaje : error}
            add={(option) => setPersonas((now) => [...now, option])}
          />
        </DialogBody>
        <ActFooter {...{ close, pendiente }} act={() => void save()}>
          {pendiente ? 'Guardando...' : 'Guardar'}
        </ActFooter>
      </DialogContent>
    </Dialog>
  )
}

type Leida = { id?: number | undefined; nombre?: string | undefined; usuario?: string | undefined }
const optionOf = ({ id, nombre, usuario }: Leida): Option[] =>
  id === undefined
    ? []
    : [{ id, nombre: nombre ?? 'Usuario sin nombre', ...(usuario ? { detalle: usuario } : {}) }]

type NamedProps = { nadie: string; personas: readonly Nombrado[]; drop: (id: number) => void }

function Named({ nadie, personas, drop }: NamedProps) {
  if (personas.length === 0) return <p className="rounded-lg bg-muted px-3 py-2">{nadie} puede.</p>
  return (
    <ul aria-label="Quiénes pueden" className="divide-y rounded-lg border">
      {personas.map(({ id, nombre }) => (
        <li key={id} className="flex min-h-10 items-center justify-between gap-3 px-3 py-1">
          {nombre}
          <Button variant="ghost" size="sm" aria-label={`Quitar a ${nombre}`} onClick={() => drop(id)}>
            <UserMinus aria-hidden />
            Quitar
          </Button>
        </li>
      ))}
    </ul>
  )
}

type AddProps = {
  entre: ReglaDePersonas['ajuste']['entre']
  options: readonly Option[]
  falla: string | undefined
  add: (option: Option) => void
}

function AddPerson({ entre, options, falla, add }: AddProps) {
  const id = useId()
  const hint =
    entre === 'pagos.cobrar'
      ? 'Usuarios que pueden cobrar: escriba parte del nombre.'
      : 'Usuarios que pueden redactar resoluciones: escriba parte del nombre.'
  return (
    <FieldFrame id={id} label="Agregar" hint={hint} error={falla}>
      <Combobox
        {...describe(id, { error: falla, hint, required: false })}
        options={options}
        placeholder="Nombre o usuario"
        value={null}
        onChange={(chosen) => {
          const option = options.find((one) => one.id === chosen)
          if (option) add(option)
        }}
      />
    </FieldFrame>
  )
}
