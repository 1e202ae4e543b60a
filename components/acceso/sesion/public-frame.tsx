import { cn } from '@/lib/utils'
import { Info } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { addressOfLogo, readCara } from '@/lib/api/consejo'
import { environment } from '@/lib/environment'
import { WORDS_OF_REGISTER } from '@/lib/register-words'

/** `aviso` tells what led here. */
type Props = { aviso?: string | undefined; ancho?: boolean; children: ReactNode }

export async function PublicFrame({ aviso, ancho = false, children }: Props) {
  const { SISTEMA_NOMBRE, PADRON_REGISTRO } = environment()
  const aclaracion = WORDS_OF_REGISTER[PADRON_REGISTRO]
  const cara = await readCara()
  return (
    <main className="grid min-h-dvh grid-cols-1 place-items-center px-4 py-10">
      <div className={cn('w-full', ancho ? 'max-w-xl' : 'max-w-sm')}>
        <CouncilFace nombre={cara.escrita ? cara.nombre : undefined} logo={addressOfLogo(cara)} />
        <h1 className="mb-5 text-center text-xl font-semibold tracking-tight">{SISTEMA_NOMBRE}</h1>
        {aviso && (
          <p
            role="status"
            className="mb-4 flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink"
          >
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {aviso}
          </p>
        )}
        <Card className="raised px-6 py-6">{children}</Card>
        {aclaracion && <p className="mt-4 text-center text-muted-foreground">{aclaracion}</p>}
      </div>
    </main>
  )
}

/** Whose door it is; its room is kept before the picture comes. */
function CouncilFace({ nombre, logo }: { nombre: string | undefined; logo: string | undefined }) {
  return (
    <>
      {logo && (
        // oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and its bytes are kept by their hash
        <img src={logo} alt="" className="mx-auto mb-3 h-20 w-full object-contain" />
      )}
      {nombre && <p className="mb-1 text-center font-medium wrap-anywhere">{nombre}</p>}
    </>
  )
}
