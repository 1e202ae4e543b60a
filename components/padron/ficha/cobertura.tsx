import { CircleCheck, CirclePlus, CircleX } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { Badge } from '@/components/ui/badge'
import type { Resultado } from '@/lib/api/result'

/** The insurance label. The record does not wait for it. */
export async function Cobertura({ estado }: { estado: Promise<Resultado<string | null | undefined>> }) {
  const result = await estado
  return result.ok && result.datos ? <CoverageTag cobertura={result.datos} /> : null
}

function CoverageTag({ cobertura }: { cobertura: string }) {
  switch (cobertura.toUpperCase()) {
    case 'SIN COBERTURA':
      return (
        <Badge color="red">
          <CircleX aria-hidden />
          {cobertura}
        </Badge>
      )
    case 'CON COBERTURA':
      return (
        <Badge color="blue">
          <CircleCheck aria-hidden />
          {cobertura}
        </Badge>
      )
    default:
      return (
        <Badge color="green">
          <CirclePlus aria-hidden />
          {cobertura}
        </Badge>
      )
  }
}

/** While it loads it is empty, as the specification says. */
export const CoberturaLoading = () => (
  <span role="status">
    <span className="sr-only">Cargando la cobertura…</span>
    <Skeleton width="7.5rem" />
  </span>
)
