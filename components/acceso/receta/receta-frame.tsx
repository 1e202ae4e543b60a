'use client'

import { useEffect, useRef, useState } from 'react'
import { ContactDialog } from '@/components/acceso/receta/contact-dialog'
import { Button } from '@/components/ui/button'
import { CircleAlert, LogOut } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { actAtPuerta, askSite } from '@/lib/llamada/receta'
import type { Contacto } from '@/lib/receta/contacto'
import type { Sitio } from '@/lib/receta/sitio'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

type Falla = Exclude<Sitio['sitio'], 'abierto'> | 'afuera' | 'tarda'

const PALABRAS: Readonly<Record<Falla, string>> = {
  caido: 'El sistema de recetas no responde en este momento. Reintente en unos minutos.',
  rechaza: 'El sistema de recetas no permite que se lo muestre aquí. Comuníquese con el consejo.',
  vencido: 'El acceso al sistema de recetas venció. Vuelva a ingresar.',
  afuera:
    'El sistema de recetas quiso llevarlo a un sitio no permitido, que no se abrió. Comuníquese con el consejo.',
  tarda: 'El sistema de recetas tarda en responder. Puede esperar o reintentar.',
}
const PACIENCIA = 15_000
/** Forms, sessions and downloads of its own, but never the whole window. */
const PERMITIDO =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

type Props = { direccion: string; nombre: string; contacto: Contacto }

/** The prescription system under a bar that always leads out. What goes wrong inside a frame is only seen from beside it. */
export function RecetaFrame({ direccion, nombre, contacto }: Props) {
  const { falla, setFalla, frame } = useSite(direccion)
  return (
    <div className="flex h-dvh flex-col">
      <Bar nombre={nombre} contacto={contacto} />
      {falla && <SiteNotice falla={falla} onFailed={setFalla} />}
      <main className="min-h-0 flex-1">
        <iframe
          ref={frame}
          title="Sistema de recetas"
          // The demonstration's stand-in is a page of this house, whom a sandbox would not hold.
          {...(!direccion.startsWith('/') && { sandbox: PERMITIDO })}
          referrerPolicy="no-referrer"
          className="size-full bg-white"
        />
      </main>
    </div>
  )
}

/**
 * Whether the site answers, as the server sees it, and what the browser says of the frame, which gets its address once
 * somebody listens.
 */
function useSite(direccion: string) {
  const [falla, setFalla] = useState<Falla>()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown = frame.current
    const late = setTimeout(() => setFalla((known) => known ?? 'tarda'), PACIENCIA)
    const loaded = () => {
      clearTimeout(late)
      setFalla((known) => (known === 'tarda' ? undefined : known))
    }
    const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setFalla('afuera')
    }
    document.addEventListener('securitypolicyviolation', blocked)
    shown?.addEventListener('load', loaded)
    if (shown && !shown.hasAttribute('src')) shown.src = direccion
    void askSite().then((sitio) => {
      if (sitio === 'caido' || sitio === 'rechaza') setFalla(sitio)
    })
    return () => {
      clearTimeout(late)
      shown?.removeEventListener('load', loaded)
      document.removeEventListener('securitypolicyviolation', blocked)
    }
  }, [direccion])
  return { falla, setFalla, frame }
}

function Bar({ nombre, contacto }: Omit<Props, 'direccion'>) {
  const [contact, setContact] = useState(false)
  const enlace = contacto.enlaces.find(({ texto, href }) => /contacto/i.test(texto) || !/^http/i.test(href))
  async function leave() {
    await actAtPuerta('salir')
    window.location.assign(rutas.accesoReceta())
  }
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b bg-card px-4 py-2">
      <h1 className="mr-auto font-semibold">{nombre}</h1>
      {enlace ? (
        <a href={enlace.href} target="_blank" rel="noopener noreferrer" className="link">
          {enlace.texto}
        </a>
      ) : (
        <button type="button" className="link min-h-6" onClick={() => setContact(true)}>
          Contacto
        </button>
      )}
      <Button variant="outline" size="sm" onClick={() => void leave()}>
        <LogOut aria-hidden />
        {escrito('CERRAR SESION')}
      </Button>
      {contact && (
        <ContactDialog
          titulo="Contacto"
          texto="Por dudas o problemas comuníquese con el consejo por sus canales de contacto."
          contacto={contacto}
          onClose={() => setContact(false)}
        />
      )}
    </header>
  )
}

function SiteNotice({ falla, onFailed }: { falla: Falla; onFailed: (falla: Falla) => void }) {
  const [asking, setAsking] = useState(false)
  async function retry() {
    setAsking(true)
    const sitio = await askSite()
    if (sitio === 'abierto') return window.location.reload()
    if (sitio === 'vencido') return window.location.assign(`${rutas.accesoReceta()}?aviso=vencido`)
    onFailed(sitio ?? 'caido')
    setAsking(false)
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-b bg-destructive-tint px-4 py-2.5 text-destructive-ink"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-48 flex-1">{PALABRAS[falla]}</p>
      <Button variant="outline" size="sm" busy={asking} onClick={() => void retry()}>
        {asking && <Spinner />}
        Reintentar
      </Button>
    </div>
  )
}
