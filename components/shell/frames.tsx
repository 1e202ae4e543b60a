import { CircleAlert, FileQuestion, Lock, type IconType, ServerOff } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'

type FrameProps = {
  icon: IconType
  title: string
  text?: ReactNode
  children?: ReactNode
  role?: 'alert' | 'status'
}

/** Fits inside the shell and alone on the screen. */
function Frame({ icon: Icon, title, text, children, role }: FrameProps) {
  return (
    <section className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-center justify-center gap-3 px-4 py-10 text-center">
      <span className="grid size-13 place-items-center rounded-full bg-primary-tint text-primary-ink">
        <Icon aria-hidden className="size-6" />
      </span>
      <div role={role} className="grid gap-1.5">
        <h1 className="text-lg font-semibold text-balance">{title}</h1>
        {text && <div className="text-balance text-muted-foreground">{text}</div>}
      </div>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  )
}

type WithActions = { children?: ReactNode }

export function ForbiddenFrame({ children }: WithActions) {
  return (
    <Frame icon={Lock} role="alert" title="Usted no está autorizado para ingresar a esta sección">
      {children}
    </Frame>
  )
}

export function NotFoundFrame({ children, sinServidor = false }: WithActions & { sinServidor?: boolean }) {
  return (
    <Frame
      icon={FileQuestion}
      title={sinServidor ? 'No está disponible con este servidor' : 'Página no encontrada'}
      text={
        sinServidor
          ? 'La pantalla existe, pero el servidor del consejo no tiene con qué llenarla.'
          : 'La dirección no existe o el dato ya no está.'
      }
    >
      {children}
    </Frame>
  )
}

type ErrorProps = WithActions & {
  mensaje?: string
  /** The id that finds this failure in the log. */
  idPedido?: string | undefined
}

export function ErrorFrame({
  mensaje = 'Ocurrió un error inesperado. Intente de nuevo más tarde.',
  idPedido,
  children,
}: ErrorProps) {
  return (
    <Frame
      icon={CircleAlert}
      role="alert"
      title={mensaje}
      text={
        idPedido && (
          <>
            Código de la falla <code className="select-all">{idPedido}</code>
          </>
        )
      }
    >
      {children}
    </Frame>
  )
}

type WaitingProps = WithActions & {
  /** 'la lista de matriculados'. */
  que: string
  intento: number
  intentos: number
}

/** No answer yet; `children` holds 'Cancelar'. */
export function WaitingFrame({ que, intento, intentos, children }: WaitingProps) {
  return (
    <Frame
      icon={ServerOff}
      role="status"
      title="Esperando respuesta del servidor"
      text={
        <>
          <p>Todavía no llegó {que}.</p>
          <p className="mt-2 inline-flex items-center gap-2 tabular-nums">
            <Spinner />
            Intento {intento} de {intentos}
          </p>
        </>
      }
    >
      {children}
    </Frame>
  )
}
