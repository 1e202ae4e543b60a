import { CircleAlert, CircleCheck } from '@/components/ui/icons'
import type { RespuestaLogin } from '@/lib/authentication'

/** How a sign-in ended, unless a field says it. */
export function SignInNotice({ respuesta }: { respuesta: RespuestaLogin | undefined }) {
  if (!respuesta || Object.keys(respuesta.errores ?? {}).length > 0) return null
  const good = respuesta.estado === 1
  const Icon = good ? CircleCheck : CircleAlert
  return (
    <div
      role={good ? 'status' : 'alert'}
      className={
        good
          ? 'flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink'
          : 'flex gap-2 rounded-lg border border-destructive/40 bg-destructive-tint px-3 py-2.5 text-destructive-ink'
      }
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        <p className="font-medium">{respuesta.mensaje}</p>
        {respuesta.detalle && <p>{respuesta.detalle}</p>}
      </div>
    </div>
  )
}
