'use client'

import { ActBar } from '@/components/mudanza/importar/act-bar'
import { useReading } from '@/components/mudanza/importar/reading'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ArrowRight } from '@/components/ui/icons'

export function ToImportBar() {
  const { go } = useReading()
  return (
    <ActBar paso="revision" act={() => go('importar')}>
      Siguiente
      <ArrowRight aria-hidden />
    </ActBar>
  )
}

type Props = { nuevas: number; cambian: number; evaluacion: string; texto: string }

/** Writes what was reviewed; it is refused where the register changed it since. */
export function ImportBar({ nuevas, cambian, evaluacion, texto }: Props) {
  const { importacionID } = useReading()
  const { enviar, pendiente } = useRepetible('/importacion/importar', {
    fracaso: 'No se pudo importar',
    que: 'empezó a importarse',
    relee: true,
  })
  return (
    <ActBar
      paso="importar"
      act={() => enviar({ importacionID, nuevas, cambian, evaluacion })}
      pendiente={pendiente}
    >
      {texto}
    </ActBar>
  )
}
