import { CircleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { DangerNotice } from '@/components/ui/danger-notice'

type Props = {
  titulo?: string | undefined
  cambios?: readonly string[]
  /** What to do, if not to look and press again. */
  children?: ReactNode
}

/** Tells, where the person decides again, what somebody changed under an open dialog. */
export function ChangedNotice({ titulo, cambios = [], children }: Props) {
  if (titulo === undefined && cambios.length === 0) return null
  return (
    <DangerNotice role="alert" icon={CircleAlert} title={titulo ?? 'Esto cambió mientras lo miraba'}>
      <ul className="mt-1 list-disc pl-10">
        {cambios.map((cambio) => (
          <li key={cambio}>{cambio}</li>
        ))}
      </ul>
      {(children ?? titulo === undefined) && (
        <p className="mt-1 pl-6">{children ?? 'Revise lo que dice ahora y confirme de nuevo.'}</p>
      )}
    </DangerNotice>
  )
}
