import { type FormEvent, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { CodeField } from '@/components/acceso/sesion/code-input'
import { PasswordInput } from '@/components/acceso/sesion/password-input'
import { AlertDialog, AlertDialogContent } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SESION_CADUCADA } from '@/contract/fixed-texts'
import { enter } from '@/lib/llamada/sign-in'

type Props = {
  /** Only this person may go on with the work on the screen. */
  usuario: string
  /** The work outlives leaving. */
  kept: boolean
  leave: () => void
  close: () => void
}
type Errores = Readonly<Record<string, string>>

/** The session ended over unsaved work: the same person signs in here, or leaves the work (decision 85). */
export function EnterAgainDialog({ usuario, kept, leave, close }: Props) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const [errores, setErrores] = useState<Errores>({})
  const [conCodigo, setConCodigo] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = new FormData(event.currentTarget)
    setSending(true)
    const found = await attempt(
      usuario,
      textOf(data, 'usuario'),
      textOf(data, 'clave'),
      textOf(data, 'codigo'),
    )
    setSending(false)
    setErrores(found ?? {})
    if (found?.['codigo']) setConCodigo(true)
    if (found) return
    close()
    toast.success(
      'Inicio de sesión correcto',
      'Lo que escribió sigue en la pantalla: repita lo que estaba haciendo.',
    )
  }

  return (
    <AlertDialog open onOpenChange={(open) => !open && !sending && close()}>
      <AlertDialogContent
        title={SESION_CADUCADA}
        description="Lo que escribió sigue en esta pantalla. Entre otra vez y repita lo que estaba haciendo."
      >
        <form {...NO_ADDRESS} onSubmit={(event) => void submit(event)}>
          <DialogBody className="grid gap-4">
            {kept && (
              <p className="text-sm text-muted-foreground">
                Si va al inicio de sesión, lo que escribió lo espera aquí en esta pestaña, salvo contraseñas y
                archivos.
              </p>
            )}
            <Fields id={id} usuario={usuario} errores={errores} conCodigo={conCodigo} />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={sending} onClick={leave}>
              {kept ? 'Ir al inicio de sesión' : 'Salir sin guardar'}
            </Button>
            <Button type="submit" busy={sending}>
              {sending && <Spinner />}
              Iniciar Sesion
            </Button>
          </DialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  )
}

type FieldsProps = { id: string; usuario: string; errores: Errores; conCodigo: boolean }

function Fields({ id, usuario, errores, conCodigo }: FieldsProps) {
  const ties = (campo: string) => ({
    ...describe(id + campo, { error: errores[campo], hint: undefined, required: true }),
    name: campo,
  })
  return (
    <>
      <FieldFrame id={`${id}usuario`} label="Usuario" error={errores['usuario']}>
        <Input
          {...ties('usuario')}
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={usuario}
        />
      </FieldFrame>
      <FieldFrame id={`${id}clave`} label="Contraseña" error={errores['clave']}>
        <PasswordInput {...ties('clave')} autoComplete="current-password" autoFocus />
      </FieldFrame>
      {conCodigo && <CodeField id={`${id}codigo`} error={errores['codigo']} autoFocus />}
    </>
  )
}

/** The errors by field; undefined when the person is in. */
async function attempt(
  dueno: string,
  usuario: string,
  clave: string,
  codigo: string,
): Promise<Errores | undefined> {
  if (usuario.trim().toLowerCase() !== dueno)
    return { usuario: `Lo escrito es de «${dueno}»: para entrar con otro usuario hay que salir.` }
  const { estado, mensaje, detalle, errores = {} } = await enter(usuario, clave, codigo)
  if (estado === 1) return undefined
  return Object.keys(errores).length > 0 ? errores : { clave: [mensaje, detalle].filter(Boolean).join('. ') }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
