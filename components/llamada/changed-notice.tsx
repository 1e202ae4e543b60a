import { CircleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { DangerNotice } from '@/components/ui/danger-notice'

type Props = {
  /** Who did it, where the server says so. */
  titulo?: string | undefined
  cambios?: readonly string[]
  /** What to do about it, where that is not to look and press again. */
  children?: ReactNode
}

/** What somebody changed under an open dialog, told where the person decides anew. */
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
