import { Suspense } from 'react'
import { Coverage, CoverageLoading } from '@/components/padron/ficha/coverage'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { EstadoTag } from '@/components/padron/matriculado/estado-tag'
import type { Resultado } from '@/lib/api/result'

type Props = { ficha: Ficha; cobertura: Promise<Resultado<string | null | undefined>> }

export function DoctorHead({ ficha, cobertura }: Props) {
  const estado = ficha.tipoMatricula?.nombre
  return (
    <div className="mb-4">
      <h1 className="text-2xl leading-tight font-semibold tracking-tight text-balance">
        {ficha.datosPersonales?.apellidoNombre || 'Sin nombre'}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="tabular-nums">Matricula {ficha.matricula ?? '—'}</span>
        {estado && <EstadoTag estado={estado} />}
        <Suspense fallback={<CoverageLoading />}>
          <Coverage estado={cobertura} />
        </Suspense>
      </p>
    </div>
  )
}
