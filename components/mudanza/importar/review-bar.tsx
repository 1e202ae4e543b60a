'use client'

import Link from 'next/link'
import { ActBar } from '@/components/mudanza/importar/act-bar'
import { useReading } from '@/components/mudanza/importar/reading'
import type { Paso } from '@/components/mudanza/importar/steps'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DangerNotice } from '@/components/ui/danger-notice'

type Props = {
  paso: Paso
  /** Titles of required fields that nothing gives. */
  faltan: readonly string[]
  texto?: string
}

/** Begins the review, which writes nothing; its step shows what comes of it. */
export function ReviewBar({ paso, faltan, texto = 'Revisar' }: Props) {
  const { importacionID, settle, go, href } = useReading()
  const { enviar, pendiente } = useRepetible('/importacion/revisar', {
    fracaso: 'No se pudo revisar',
    que: 'empezó la revisión',
    relee: true,
  })
  async function review() {
    if (!(await settle())) return
    const result = await enviar({ importacionID })
    if (result?.ok && paso !== 'revision') await go('revision')
  }
  return (
    <>
      {faltan.length > 0 && (
        <DangerNotice role="status" className="mt-4">
          {faltan.length === 1
            ? `Falta decir qué columna es ${faltan[0]}`
            : `Faltan columnas: ${faltan.join(', ')}`}
          .{' '}
          <Link href={href('columnas')} prefetch={false} className="underline underline-offset-2">
            Ir a Columnas
          </Link>
        </DangerNotice>
      )}
      <ActBar paso={paso} act={review} pendiente={pendiente} disabled={faltan.length > 0}>
        {texto}
      </ActBar>
    </>
  )
}
