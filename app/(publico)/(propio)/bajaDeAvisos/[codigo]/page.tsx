import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { Button } from '@/components/ui/button'
import { leerBaja } from '@/contract/aviso-rehusado'
import { MAIL, MEDIOS, WHATSAPP } from '@/domain/mensaje'
import { TEMAS_DE_AVISO } from '@/domain/tema-de-aviso'
import { readApi } from '@/lib/api/client'
import { DESDE_LA_PAGINA } from '@/lib/notice-refusal'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: 'Dejar de recibir avisos', robots: { index: false } }

/** Where the link of a message leads. Opening it changes nothing, since mail programs do that by themselves. */
export default async function BajaDeAvisosPage({ params }: { params: Promise<{ codigo: string }> }) {
  const { codigo } = await params
  const leida = await readApi(leerBaja, { codigo })
  if (!leida.ok)
    return (
      <PublicFrame>
        <p role="alert">
          {leida.tipo === 'rechazo'
            ? 'Este enlace no sirve. Ábralo entero, como vino en el mensaje.'
            : leida.mensaje}
        </p>
      </PublicFrame>
    )
  const { tema = 'deuda', medio, rehusado } = leida.datos
  const que = `${TEMAS_DE_AVISO[tema].avisos} por ${MEDIOS[medio === MAIL ? MAIL : WHATSAPP]}`
  return (
    <PublicFrame ancho>
      <div className="grid gap-4">
        {rehusado ? (
          <p role="status">
            Ya no se le envían {que}. Si quiere recibirlos otra vez, márquelos en{' '}
            <Link href={rutas.misAvisos()} prefetch={false} className="link">
              «Mis avisos»
            </Link>
            , con su usuario.
          </p>
        ) : (
          <>
            <p>¿Quiere dejar de recibir {que}?</p>
            <form method="post" action={`/api/bajaDeAvisos/${codigo}`}>
              <input type="hidden" name={DESDE_LA_PAGINA} value="1" />
              <Button type="submit" className="min-h-11 w-full">
                Dejar de recibirlos
              </Button>
            </form>
            <p className="text-muted-foreground">
              Lo demás que le envía el Consejo sigue igual. Puede elegir aviso por aviso en{' '}
              <Link href={rutas.misAvisos()} prefetch={false} className="link">
                «Mis avisos»
              </Link>
              , con su usuario.
            </p>
          </>
        )}
      </div>
    </PublicFrame>
  )
}
