'use client'

import Link from 'next/link'
import { CircleAlert, CircleCheck, CircleX, type IconType, Info } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Tono = NonNullable<NonNullable<LeidoEn<'/habilitacion/traerDatos'>['partes']>[number]['tono']>
export interface Linea {
  tono: Tono
  texto: string
  /** The screen it comes from, where this person may open it. */
  href: string | undefined
}

const FRAME = 'mb-4 rounded-lg border bg-card px-4 py-3'

/** Drawn by the browser's code, so that it travels as what it tells and not as elements (decision 108). */
export const PracticeLines = ({ titulo, lineas }: { titulo: Linea; lineas: readonly Linea[] }) => (
  <section aria-label="¿Habilitado hoy?" className={FRAME}>
    <h2 className="font-semibold">
      <Line {...titulo} />
    </h2>
    <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
      {lineas.map((linea, index) => (
        <li key={index} className="min-w-0">
          <Line {...linea} />
        </li>
      ))}
    </ul>
  </section>
)

export const PracticeFailure = ({ mensaje }: { mensaje: string }) => (
  <p className={`${FRAME} text-muted-foreground`}>No se pudo leer si está habilitado: {mensaje}</p>
)

const LOOKS: Record<Tono, { icon: IconType; ink: string }> = {
  bien: { icon: CircleCheck, ink: 'text-primary-ink' },
  aviso: { icon: CircleAlert, ink: 'text-foreground' },
  mal: { icon: CircleX, ink: 'text-destructive-ink' },
  nada: { icon: Info, ink: 'text-muted-foreground' },
}

function Line({ tono, texto, href }: Linea) {
  const { icon: Icon, ink } = LOOKS[tono]
  return (
    <span className={`flex items-start gap-1.5 ${ink}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {href ? (
        <Link
          href={href}
          prefetch={false}
          className="wrap-anywhere underline decoration-current/40 underline-offset-2"
        >
          {texto}
        </Link>
      ) : (
        <span className="wrap-anywhere">{texto}</span>
      )}
    </span>
  )
}

/** As high as the answer mostly is, so that nothing below moves. */
export const PracticeLoading = () => (
  <div role="status" className={`${FRAME} grid min-h-[4.5rem] content-center gap-2.5`}>
    <span className="sr-only">Viendo si está habilitado…</span>
    <Skeleton width="16rem" />
    <Skeleton width="22rem" />
  </div>
)
