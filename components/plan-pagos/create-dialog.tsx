'use client'

import { useEffect, useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { CreatePlanForm } from '@/components/plan-pagos/create-form'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { CUOTAS_DE_SIEMPRE } from '@/domain/plan'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/rutas'

export type PlanPedido = EntradaEn<'/plan_pagos/crear'>

type Props = {
  matriculadoID: number
  /** The chosen pending items. */
  filas: readonly FilaPendiente[]
  /** How many instalments are proposed; the spec's where the server has no rule for it. */
  cuotas?: number | undefined
  /** Called when the plan was made too: the selection is gone with its items. */
  close: () => void
}

const TITULO = 'Crear Plan de Pagos'

/** 'Crear Plan de Pagos' on chosen pending items (S2 2, 5, 9), wherever they are chosen. */
export function CreatePlanDialog({ matriculadoID, filas, cuotas = CUOTAS_DE_SIEMPRE, close }: Props) {
  const [incierto, setIncierto] = useState<PlanPedido>()
  const [typed, setTyped] = useState(false)
  const leave = useGuardedClose(typed && !incierto, close)
  const { enviar, pendiente } = useLlamada('/plan_pagos/crear', {
    exito: 'Plan de Pagos creado correctamente',
    fracaso: 'No se pudo realizar el pago',
    cuentaIncierto: true,
    enCampos: true,
  })

  async function create(plan: PlanPedido) {
    const result = await enviar(plan)
    if (!result) return {}
    setIncierto(!result.ok && isUncertain(result) ? plan : undefined)
    if (result.ok) close()
    return result.ok ? {} : result.errores
  }

  if (incierto)
    return (
      <PlanUnknown
        matriculadoID={matriculadoID}
        filas={filas}
        pendiente={pendiente}
        repetir={() => void create(incierto)}
        close={close}
      />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title={TITULO} className="max-w-2xl" onOpenAutoFocus={focusFirstField}>
        <CreatePlanForm
          matriculadoID={matriculadoID}
          filas={filas}
          cuotas={cuotas}
          create={create}
          onTyped={setTyped}
          close={close}
        />
      </DialogContent>
    </Dialog>
  )
}

type UnknownProps = Props & { pendiente: boolean; repetir: () => void }

/** The items tell: a plan takes all of them out of the pending list. */
function PlanUnknown({ matriculadoID, filas, pendiente, repetir, close }: UnknownProps) {
  const { estado, leer } = useLectura('/pago/traerPagosPendientes')
  useEffect(() => {
    const todas = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
    if (!pendiente) void leer({ matriculadoID, ...todas })
  }, [matriculadoID, leer, pendiente])
  const pending =
    estado.fase === 'lista'
      ? new Set(estado.datos.map(({ tipoPagoID, id }) => `${tipoPagoID}-${id}`))
      : undefined
  return (
    <UnknownOutcome
      title={TITULO}
      estado={estado}
      hecho={pending && !pendiente ? !filas.some(({ clave }) => pending.has(clave)) : undefined}
      textos={{
        hecho: 'Los ítems ya no están pendientes: el plan quedó creado.',
        noHecho: 'Los ítems siguen pendientes: el plan no quedó creado. Puede intentarlo de nuevo.',
        repetir: 'Crear de nuevo',
        revisar: 'en los planes de pagos',
      }}
      enlace={{ href: rutas.planDePagos(matriculadoID), texto: 'Ver los planes de pagos' }}
      pendiente={pendiente}
      repetir={repetir}
      close={close}
    />
  )
}
