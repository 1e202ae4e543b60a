import { useMemo } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { DangerNotice } from '@/components/ui/danger-notice'
import { readCuerpo } from '@/domain/certificado/leer'

/** Formatting that the editor cannot keep is told before anything is changed. */
export function BodyLosses({ cuerpo, changed }: { cuerpo: string; changed: boolean }) {
  const perdidas = useMemo(() => readCuerpo(cuerpo).perdidas, [cuerpo])
  if (perdidas.length === 0) return null
  return (
    <DangerNotice
      role="note"
      className="mb-2"
      title={`Este cuerpo tiene formato que el editor no conserva: ${perdidas.join(', ')}.`}
    >
      <p>
        {changed
          ? 'Como lo cambió, al guardar se pierde. Antes de guardar se le pregunta.'
          : 'Mientras no cambie el cuerpo, queda guardado como está.'}
      </p>
    </DangerNotice>
  )
}

/**
 * Tells what of the old body would be lost, and offers to keep it. Answers the body to save; undefined to save
 * nothing yet.
 */
export function useLossQuestion(inicial: string): (cuerpo: string) => Promise<string | undefined> {
  const confirm = useConfirm()
  return async (cuerpo) => {
    const { perdidas } = readCuerpo(inicial)
    if (cuerpo === inicial || perdidas.length === 0) return cuerpo
    let chosen = cuerpo
    const yes = await confirm({
      title: 'Al guardar el cuerpo nuevo se pierde formato del anterior',
      description: `Se pierde: ${perdidas.join(', ')}. El texto queda.`,
      yes: 'Guardar el nuevo',
      no: 'Seguir editando',
      other: {
        text: 'Dejar el cuerpo anterior',
        act: () => {
          chosen = inicial
        },
      },
    })
    return yes ? chosen : undefined
  }
}
