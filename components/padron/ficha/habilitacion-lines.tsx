'use client'

import Link from 'next/link'
import { CircleAlert, CircleCheck, CircleX, type IconType, Info } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Tono = NonNullable<NonNullable<LeidoEn<'/habilitacion/traerDatos'>['partes']>[number]['tono']>
export interface Linea {
  tono: Tono
  texto: string
  /** What stands small under it. */
  nota?: string | undefined
  /** The screen it comes from, where this person may open it. */
  href: string | undefined
}

const FRAME = 'mb-3 rounded-lg border bg-card px-4 py-3'

interface Props {
  titulo: Linea
  /** What a desk is asked for first: the debt and the insurance. */
  fuertes: readonly Linea[]
  lineas: readonly Linea[]
}

/** Drawn by the browser's code, so that it travels as what it tells and not as elements (decision 108). */
export const PracticeLines = ({ titulo, fuertes, lineas }: Props) => (
  <section aria-label="¿Habilitado hoy?" className={FRAME}>
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-3">
      <h2 className="font-semibold">
        <Line {...titulo} />
      </h2>
      {fuertes.map((linea, index) => (
        <p key={index} className="min-w-0 font-semibold">
          <Line {...linea} />
        </p>
      ))}
    </div>
    {lineas.length > 0 && (
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t pt-2">
        {lineas.map((linea, index) => (
          <li key={index} className="min-w-0">
            <Line {...linea} />
          </li>
        ))}
      </ul>
    )}
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

function Line({ tono, texto, nota, href }: Linea) {
  const { icon: Icon, ink } = LOOKS[tono]
  return (
    <span className={`flex items-start gap-1.5 ${ink}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {href ? (
          <Link href={href} prefetch={false} className="underline decoration-current/40 underline-offset-2">
            {texto}
          </Link>
        ) : (
          texto
        )}
        {nota && <span className="block text-[0.8125rem] font-normal text-muted-foreground">{nota}</span>}
      </span>
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
