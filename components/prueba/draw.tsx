import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { ConfirmHost } from '@/components/form/confirm-host'
import { DuenoProvider } from '@/components/shell/dueno'
import { Toaster } from '@/components/ui/toaster'
import { ServidorProvider } from '@/components/llamada/servidor'
import { goTo } from '@/components/prueba/navigation'
import { toJson } from '@/lib/exact-json'
import type { Pantallas } from '@/lib/pantallas'

type Frame = {
  /** Where the screen that holds it stands. */
  at?: string
  /** On our own server. */
  propio?: boolean
  /** What the person may open, asked for by the name 'prueba'. */
  pantallas?: Pantallas
}

let abre: Pantallas = { permisos: [], destinos: [] }

/** Puts a component into the page as a screen of a signed-in person does, with the questions and the notices. */
export function draw(component: ReactNode, { at = '/', propio = true, pantallas }: Frame = {}): void {
  if (pantallas) {
    abre = pantallas
    if (!vi.isMockFunction(window.fetch)) answerCalls(() => [])
  }
  goTo(at)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <ServidorProvider propio={propio}>
      <DuenoProvider dueno="prueba">
        {component}
        <ConfirmHost />
        <Toaster />
      </DuenoProvider>
    </ServidorProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    sessionStorage.clear()
    localStorage.clear()
  })
}

type Answer = (path: string, asked: URL, signal: AbortSignal | null | undefined, sent: unknown) => unknown

/**
 * Answers the calls of a component as the proxy does, with what `answer` says of the path, the address, the signal and
 * what a change sends. Returns the paths asked, in order.
 */
export function answerCalls(answer: Answer): string[] {
  const asked: string[] = []
  const real = window.fetch.bind(window)
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    const path = url.pathname.slice('/api'.length)
    if (path === '/pantallas/prueba') return Response.json(abre)
    asked.push(path)
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const datos = await answer(path, url, init?.signal, sent)
    return new Response(toJson({ ok: true, datos }))
  })
  onTestFinished(() => spy.mockRestore())
  return asked
}
