import { ArrowLeft } from '@/components/ui/icons'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import { DIRECCIONES, PASOS, type Paso, TITULOS } from '@/components/padron/alta/fields'
import { reachable } from '@/components/padron/alta/draft'
import { Button } from '@/components/ui/button'
import { STEP_LOOK, StepName } from '@/components/ui/step-name'
import { rutas } from '@/lib/routes'

type Props = { paso: Paso; hechos: readonly Paso[]; ir: (paso: Paso) => void }

export function StepBar({ paso, hechos, ir }: Props) {
  return (
    <nav aria-label="Pasos" className="mb-4">
      <ol className="flex flex-wrap gap-x-1 gap-y-1">
        {PASOS.map((each, index) => (
          <li key={each} className="flex items-center gap-1">
            {index > 0 && <span aria-hidden className="h-px w-4 bg-border lg:w-8" />}
            <Step
              paso={each}
              numero={index + 1}
              actual={each === paso}
              hecho={hechos.includes(each)}
              abierto={reachable(each, hechos) === each}
              ir={ir}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepProps = {
  paso: Paso
  numero: number
  actual: boolean
  hecho: boolean
  abierto: boolean
  ir: (paso: Paso) => void
}

function Step({ paso, numero, actual, hecho, abierto, ir }: StepProps) {
  const content = <StepName titulo={TITULOS[paso]} {...{ numero, actual, hecho }} />
  if (actual)
    return (
      <span aria-current="step" className={STEP_LOOK}>
        {content}
      </span>
    )
  if (!abierto) return <span className={`${STEP_LOOK} text-muted-foreground`}>{content}</span>
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    ir(paso)
  }
  return (
    <a href={DIRECCIONES[paso]} className={`${STEP_LOOK} hover:bg-muted`} onClick={follow}>
      {content}
    </a>
  )
}

export function BackToStep({ paso, ir }: Pick<Props, 'paso' | 'ir'>) {
  const before = PASOS[PASOS.indexOf(paso) - 1]
  const content = (
    <>
      <ArrowLeft aria-hidden />
      Volver
    </>
  )
  if (before)
    return (
      <Button variant="outline" onClick={() => ir(before)}>
        {content}
      </Button>
    )
  return (
    <Button variant="outline" asChild>
      <Link href={rutas.matriculados()} prefetch={false}>
        {content}
      </Link>
    </Button>
  )
}
