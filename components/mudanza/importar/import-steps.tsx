'use client'

import Link from 'next/link'
import type { MouseEvent } from 'react'
import { useReading } from '@/components/mudanza/importar/reading'
import { PASOS, type Paso, TITULOS } from '@/components/mudanza/importar/steps'
import { STEP_LOOK, StepName } from '@/components/ui/step-name'

type Props = { paso: Paso; hechos: readonly Paso[] }

/** The six steps, each an address; one is left once what was chosen in it is kept. */
export function ImportSteps({ paso, hechos }: Props) {
  const { href, go, suelta } = useReading()
  const follow = (event: MouseEvent, to: Paso) => {
    if (!suelta || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void go(to)
  }
  return (
    <nav aria-label="Pasos" className="mb-4">
      <ol className="flex flex-wrap gap-1">
        {PASOS.map((each, index) => {
          const actual = each === paso
          const name = (
            <StepName
              titulo={TITULOS[each]}
              numero={index + 1}
              actual={actual}
              hecho={hechos.includes(each)}
            />
          )
          return (
            <li key={each} className="flex items-center gap-1">
              {index > 0 && <span aria-hidden className="h-px w-4 bg-border max-sm:hidden xl:w-8" />}
              <Link
                href={href(each)}
                prefetch={false}
                aria-current={actual ? 'step' : undefined}
                className={`${STEP_LOOK} hover:bg-muted`}
                onClick={(event) => follow(event, each)}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
