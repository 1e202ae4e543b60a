'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { hrefWith } from '@/components/data-table/address'
import { DangerNotice } from '@/components/ui/danger-notice'
import { toast } from '@/components/ui/toast'
import { tellCerrada } from '@/domain/debito/cambio'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type Cerrado = LeidoEn<'/da_listado/traerCerrados'>[number]

/** The round with him alone, where he is taken out. */
const hrefOf = ({ rondaID, matricula }: Cerrado): string | undefined =>
  rondaID
    ? hrefWith({ path: rutas.ronda(rondaID), params: {} }, { nombre: String(matricula ?? '') })
    : undefined

const wordsOf = ({ forma, mes, anio }: Cerrado): string | undefined =>
  forma === undefined || mes === undefined || anio === undefined
    ? undefined
    : tellCerrada({ forma, mes, anio })

/** The closed rounds that were not sent and debit a member as he was when they were closed, with the way to take him out. */
export function ClosedDebitos({ cerrados }: { cerrados: readonly Cerrado[] | undefined }) {
  if (!cerrados || cerrados.length === 0) return null
  return (
    <DangerNotice className="my-1 grid gap-1">
      {cerrados.map((cerrado) => {
        const href = hrefOf(cerrado)
        return (
          <p key={`${cerrado.forma} ${cerrado.anio} ${cerrado.mes}`}>
            {wordsOf(cerrado)}: se le debita igual, como estaba, si no se lo saca.{' '}
            {href ? (
              <Link href={href} prefetch={false} className="link">
                Ir a sacarlo
              </Link>
            ) : (
              'Avise a quien lleva los débitos.'
            )}
          </p>
        )
      })}
    </DangerNotice>
  )
}

/** From when on who leaves the debit pays otherwise: a closed round still debits him. */
export const fromWhen = (cerrados: readonly Cerrado[]): string =>
  cerrados.length > 0 ? 'Después del débito cerrado' : 'Desde ahora'

/** Tells after an act, one notice a round. */
export function useTellClosed(): (cerrados: readonly Cerrado[] | undefined) => void {
  const router = useRouter()
  return (cerrados = []) => {
    for (const cerrado of cerrados) {
      const href = hrefOf(cerrado)
      toast.info(
        wordsOf(cerrado) ?? 'Está en un débito cerrado y sin enviar',
        'Se le debita igual si no se lo saca.',
        href ? { label: 'Ir a sacarlo', run: () => router.push(href) } : undefined,
      )
    }
  }
}
