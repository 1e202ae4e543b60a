'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ALTA, type Borrador, type Inicio, draft, reachable, useDraft } from '@/components/padron/alta/draft'
import { DraftNotice } from '@/components/padron/alta/draft-notice'
import { type Paso, TITULOS, findField, stepAt } from '@/components/padron/alta/fields'
import type { Inscripcion } from '@/components/padron/alta/save-dialog'
import type { Alta } from '@/components/padron/alta/schema'
import { BackToStep, StepBar } from '@/components/padron/alta/step-bar'
import { Step } from '@/components/padron/alta/step'
import { useSteps } from '@/components/padron/alta/steps-history'
import { useHeldSession } from '@/components/form/held-session'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tab-key'
import { PageHeader } from '@/components/shell/page-header'
import { useAjustes } from '@/components/shell/use-ajustes'
import { useTitle } from '@/components/shell/use-title'
import { porPedido } from '@/components/ui/por-pedido'
import { toast } from '@/components/ui/toast'
import type { SinListas, Catalogos } from '@/components/padron/alta/values'

const SaveDialog = porPedido(() =>
  import('@/components/padron/alta/save-dialog').then((module) => module.SaveDialog),
)
const loadSchema = () => import('@/components/padron/alta/schema')

const SALIR = {
  question: {
    title: 'El matriculado todavía no se guardó',
    description: 'El borrador queda en esta pestaña hasta que lo retome, lo descarte o cierre la sesión.',
    yes: 'Guardar borrador y salir',
    no: 'Quedarse',
    other: { text: 'Descartar y salir', act: () => draft.discard() },
  },
  inside: (pathname: string) => stepAt(pathname) !== undefined,
} as const

const NADA: Readonly<Record<string, string>> = {}

type Props = {
  dueno: string
  catalogos: Catalogos
  sinOpciones: SinListas
  inicio: Inicio
  /** The register tells another number where the proposed one was taken. */
  pideOtra: boolean
  conAyuda: boolean
  inscripcion: Inscripcion | undefined
}

/** The address tells which step is shown, and the draft what was typed. */
export function Wizard({ dueno, catalogos, sinOpciones, inicio, pideOtra, conAyuda, inscripcion }: Props) {
  const borrador = useGuardedDraft(dueno, inicio)
  const { paso, ir } = usePaso(borrador?.hechos)
  const [rechazos, setRechazos] = useState(NADA)
  const [alta, setAlta] = useState<Alta>()

  async function review() {
    const mezcla = (await loadSchema()).merge(draft.valuesOf())
    if (mezcla.ok) setAlta(mezcla.alta)
    else ir(mezcla.paso)
  }
  function correct(errores: Readonly<Record<string, string>>, to: Paso) {
    setAlta(undefined)
    setRechazos(errores)
    ir(to)
  }
  return (
    <div className="max-w-6xl">
      <PageHeader
        title={TITULOS[paso]}
        subtitle="Nuevo Matriculado"
        back={<BackToStep paso={paso} ir={ir} />}
      />
      <StepBar paso={paso} hechos={borrador?.hechos ?? []} ir={ir} />
      {borrador?.hallado && (
        <DraftNotice nombre={borrador.hallado.nombre} paso={paso} hechos={borrador.hechos} ir={ir} />
      )}
      <Step
        key={borrador ? `${paso}-${borrador.vuelta}` : 'servidor'}
        paso={paso}
        quieto={!borrador}
        catalogos={catalogos}
        sinOpciones={sinOpciones}
        inicio={inicio}
        pideOtra={pideOtra}
        conAyuda={conAyuda}
        rechazos={rechazos}
        mostrado={() => setRechazos((all) => withoutStep(all, paso))}
        ir={ir}
        review={review}
      />
      {alta && (
        <SaveDialog
          alta={alta}
          catalogos={catalogos}
          inscripcion={inscripcion}
          correct={correct}
          close={() => setAlta(undefined)}
        />
      )}
    </div>
  )
}

/** The draft, which is asked about before the screen is left, unless its tab stays. */
function useGuardedDraft(dueno: string, inicio: Inicio): Borrador | null {
  const borrador = useDraft(dueno, inicio)
  const sucio = borrador?.vacio === false
  const { multipestana } = useAjustes()
  useUnsavedGuard(sucio && !multipestana, SALIR)
  useHeldSession(sucio && multipestana, true)
  const pathname = usePathname()
  useEffect(() => {
    if (borrador) openTabs.keep(keyOf(pathname), sucio ? ALTA.de : undefined)
  }, [borrador, sucio, pathname])
  useEffect(() => {
    // Loaded early, so that a step changes without waiting even when the server has stopped.
    void loadSchema()
    void import('@/components/padron/alta/save-dialog')
    return () => draft.close()
  }, [])
  return borrador
}

/** The address's step, or the first missing one before it; null on the server. */
function usePaso(hechos: readonly Paso[] | undefined) {
  const pedido = stepAt(usePathname()) ?? 'inicial'
  const paso = hechos ? reachable(pedido, hechos) : pedido
  const ir = useSteps(pedido)
  useEffect(() => {
    if (paso === pedido) return
    toast.info(`Complete primero ${TITULOS[paso]}`)
    ir(paso)
  }, [paso, pedido, ir])
  useTitle(TITULOS[paso])
  return { paso, ir }
}

const withoutStep = (errores: Readonly<Record<string, string>>, paso: Paso) => {
  const left = Object.entries(errores).filter(([name]) => findField(name)?.paso !== paso)
  return left.length > 0 ? Object.fromEntries(left) : NADA
}
