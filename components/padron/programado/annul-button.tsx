'use client'

import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Programado = LeidoEn<'/estado_programado/traerDe'>[number]
type Props = { fila: Pick<Programado, 'id' | 'dia' | 'estado' | 'vuelve'>; de: string | undefined }

/** Asks first: what was decided by an act of the council may rest on it. */
export function AnnulButton({ fila: { id, dia, estado = '', vuelve }, de }: Props) {
  const confirm = useConfirm()
  const { enviar } = useLlamada('/estado_programado/anular', {
    exito: 'Se anuló el cambio programado',
    fracaso: 'No se pudo anular el cambio programado',
    relee: true,
  })
  const cuando = dia ? ` el ${formatFecha(dia)}` : ''
  const annul = () =>
    confirm({
      title: `Anular el cambio a ${estado}${cuando}${de ? ` de ${de}` : ''}`,
      description: vuelve
        ? 'El estado que tiene queda sin plazo: sigue hasta que alguien lo cambie.'
        : 'Sigue con el estado que tiene. Si tenía un plazo, también se anula su fin.',
      tone: 'destructive',
      yes: 'Anular',
      action: () => enviar({ programadoID: id ?? 0 }),
    })
  return (
    <Button variant="outline" size="sm" onClick={() => void annul()}>
      Anular
    </Button>
  )
}
