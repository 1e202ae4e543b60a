'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useConfirm } from '@/components/form/confirm'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { BooleanField } from '@/components/form/choice-fields'
import { showErrors } from '@/components/form/show-errors'
import { TextField } from '@/components/form/text-field'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Trash2 } from '@/components/ui/icons'
import { hrefOfVista, LISTAS_CON_VISTAS, type ListaConVistas, MAX_NOMBRE_DE_VISTA } from '@/domain/vista'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Vista = LeidoEn<'/vista/traerTodas'>[number]
type Props = { lista: ListaConVistas; consulta: string; close: () => void }

/** The views of a list, to be opened or deleted, and what is shown now as one more. */
export function ViewsDialog({ lista, consulta, close }: Props) {
  const { estado, leer } = useLectura('/vista/traerTodas')
  useEffect(() => void leer({}), [leer])
  const vistas = estado.fase === 'lista' ? estado.datos.filter((vista) => vista.lista === lista) : []
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={`Vistas de ${LISTAS_CON_VISTAS[lista]}`} className="max-w-lg">
        <DialogBody className="grid gap-2">
          {estado.fase === 'leyendo' && (
            <p role="status" className="text-muted-foreground">
              Cargando…
            </p>
          )}
          {estado.fase === 'falla' && (
            <p role="alert" className="text-destructive-ink">
              {estado.falla.mensaje}
            </p>
          )}
          {estado.fase === 'lista' && vistas.length === 0 && (
            <p className="text-muted-foreground">
              Todavía no hay ninguna. Guarde abajo lo que se ve ahora, con un nombre.
            </p>
          )}
          {vistas.length > 0 && (
            <ul className="grid">
              {vistas.map((vista) => (
                <Line key={vista.id} vista={vista} close={close} changed={() => void leer({})} />
              ))}
            </ul>
          )}
        </DialogBody>
        <SaveForm {...{ lista, consulta, close }} saved={() => void leer({})} />
      </DialogContent>
    </Dialog>
  )
}

type LineProps = { vista: Vista; close: () => void; changed: () => void }

function Line({ vista, close, changed }: LineProps) {
  const { id, nombre = '', paraTodos, propia, borrable, quien } = vista
  const confirm = useConfirm()
  const { enviar, pendiente } = useLlamada('/vista/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
  })
  async function remove() {
    if (id === undefined) return
    const title = `Eliminar la vista ${nombre}`
    if (!(await confirm({ title, yes: 'Eliminar', tone: 'destructive' }))) return
    await enviar({ vistaID: id })
    changed()
  }
  return (
    <li className="flex min-h-10 items-center gap-2 border-b last:border-b-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Link href={hrefOfVista(vista)} prefetch={false} className="link font-medium" onClick={close}>
          {nombre}
        </Link>
        {paraTodos && (
          <span className="cell-note text-[0.8125rem] text-muted-foreground">
            {' '}
            {propia ? 'Para todos' : `Para todos, de ${quien ?? 'otra persona'}`}
          </span>
        )}
      </span>
      {borrable && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={`Eliminar la vista ${nombre}`}
          busy={pendiente}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  )
}

const ETIQUETAS = { nombre: 'Nombre', paraTodos: 'Para todos' }

function SaveForm({ lista, consulta, close, saved }: Props & { saved: () => void }) {
  const form = useForm({ defaultValues: { nombre: '', paraTodos: false } })
  const { enviar } = useLlamada('/vista/guardar', {
    exito: 'Se guardó la vista',
    fracaso: 'No se pudo guardar la vista',
    enCampos: ['nombre'],
  })
  async function save({ nombre, paraTodos }: { nombre: string; paraTodos: boolean }) {
    if (nombre.trim() === '') return showErrors(form, { nombre: 'Ingrese Nombre' }, ETIQUETAS)
    const result = await enviar({ lista, nombre, consulta, paraTodos })
    if (result?.ok) {
      form.reset()
      saved()
    } else if (result) showErrors(form, result.errores, ETIQUETAS)
  }
  return (
    <Form form={form} onSubmit={save} className="border-t">
      <DialogBody className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <FormErrors control={form.control} labels={ETIQUETAS} />
        <TextField
          control={form.control}
          name="nombre"
          label="Guardar lo que se ve, con el nombre"
          maxLength={MAX_NOMBRE_DE_VISTA}
          hint="Con el nombre de una suya, la cambia."
        />
        <BooleanField control={form.control} name="paraTodos" label="Para todos" />
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton>Guardar vista</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
