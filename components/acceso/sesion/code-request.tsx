import Link from 'next/link'
import type { FormEvent, ReactNode } from 'react'
import { NO_ADDRESS } from '@/components/form/no-address'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { rutas } from '@/lib/routes'

type Props = {
  titulo: string
  texto: string
  busy: boolean
  send: (form: HTMLFormElement) => Promise<void>
  children: ReactNode
}

/** Asks for a code by mail: what it is for, the fields, and the way back. */
export function CodeRequest({ titulo, texto, busy, send, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }
  return (
    <>
      <h2 className="text-base font-semibold">{titulo}</h2>
      <p className="mt-1 mb-4 text-muted-foreground">{texto}</p>
      <form {...NO_ADDRESS} onSubmit={submit} className="grid gap-4">
        {children}
        <Button type="submit" busy={busy} className="mt-1 w-full">
          {busy && <Spinner />}
          {busy ? 'Enviando...' : 'Enviarme el código'}
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}

export const BackToLogin = () => (
  <p className="mt-3 border-t pt-3">
    <Link href={rutas.login()} prefetch={false} className="link">
      Volver a iniciar sesión
    </Link>
  </p>
)
