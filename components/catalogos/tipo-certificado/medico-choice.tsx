'use client'

import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { MatriculadoSearch } from '@/components/form/matriculado-search'
import { Button } from '@/components/ui/button'

type Props = {
  /** Undefined for the invented one. */
  chosen: string | undefined
  choose: (fila: FilaMatriculado) => void
  forget: () => void
}

export const MedicoChoice = ({ chosen, choose, forget }: Props) => (
  <div className="grid gap-1.5">
    <p className="flex min-h-8 items-center justify-between gap-x-3">
      <span>
        Con los datos de <strong className="font-semibold">{chosen ?? 'un médico inventado'}</strong>
      </span>
      {chosen && (
        <Button size="sm" variant="ghost" onClick={forget}>
          Quitar
        </Button>
      )}
    </p>
    <MatriculadoSearch label="Ver con los datos de un médico" choose={choose} />
  </div>
)
