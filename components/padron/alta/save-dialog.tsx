'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { draft } from '@/components/padron/alta/draft'
import { type Paso, findField } from '@/components/padron/alta/fields'
import type { Alta } from '@/components/padron/alta/schema'
import { SummaryView } from '@/components/padron/alta/summary-view'
import { UnknownOutcome } from '@/components/padron/alta/unknown-outcome'
import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { RECIEN_AGREGADO } from '@/components/padron/matriculado/just-added'
import { useKept } from '@/components/shell/use-kept'
import { CERO } from '@/domain/dinero'
import { useLlamada } from '@/components/llamada/use-llamada'
import { isUncertain } from '@/lib/llamada/insist'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { type ToastAction, toast } from '@/components/ui/toast'
import type { Falla } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import type { Catalogos } from '@/components/padron/alta/values'

/** The concept that is offered to be charged at the end, and the words for it. */
export type Inscripcion = { conceptoID: number; texto: string }

type Props = {
  alta: Alta
  catalogos: Catalogos
  inscripcion: Inscripcion | undefined
  correct: (errores: Readonly<Record<string, string>>, to: Paso) => void
  close: () => void
}

/** Stays open with what the register refused, and while the outcome is unknown (decision 66). */
export function SaveDialog({ alta, catalogos, inscripcion, correct, close }: Props) {
  const router = useRouter()
  const [falla, setFalla] = useState<Falla>()
  const [dudoso, setDudoso] = useState(false)
  const [guardado, setGuardado] = useState(false)
  const { enviar, pendiente } = useLlamada('/matriculado/crear', {
    destino: rutas.matriculados(),
    cuentaIncierto: true,
  })
  const [, addFirst] = useKept(RECIEN_AGREGADO)
  const ocupado = pendiente || guardado
  const incierto = falla !== undefined && isUncertain(falla)

  async function save() {
    const result = await enviar(alta)
    if (!result) return
    setFalla(result.ok ? undefined : result)
    if (!result.ok && isUncertain(result)) setDudoso(true)
    if (!result.ok) return
    setGuardado(true)
    const { matriculadoID } = result.datos ?? {}
    if (matriculadoID !== undefined) addFirst({ fila: rowOf(matriculadoID, alta, catalogos), en: Date.now() })
    const acts = matriculadoID === undefined ? [] : nextActs(router, matriculadoID, inscripcion)
    toast.success('Se agregó el Matriculado correctamente', undefined, ...acts)
    draft.deliver()
  }
  function fix(name: string) {
    const field = findField(name)
    if (falla && field) correct({ ...falla.errores, [field.name]: falla.errores[name] ?? '' }, field.paso)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !ocupado && close()}>
      <DialogContent
        title={incierto ? 'Sin confirmación del servidor' : 'Revise los datos antes de guardar'}
        className="max-w-3xl"
        onOpenAutoFocus={focusContent}
      >
        {incierto ? (
          <UnknownOutcome alta={alta} repetir={save} ocupado={ocupado} close={close} />
        ) : (
          <SummaryView
            alta={alta}
            catalogos={catalogos}
            falla={falla}
            dudoso={dudoso}
            fix={fix}
            change={(paso) => correct({}, paso)}
            save={save}
            ocupado={ocupado}
            close={close}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

/** As the list tells him, who owes nothing yet. */
const rowOf = (id: number, alta: Alta, { tiposMatricula }: Catalogos): FilaMatriculado => ({
  id,
  apellidoNombre: `${alta.apellido}, ${alta.nombre}`,
  dni: alta.dni,
  matricula: alta.matricula,
  estado: tiposMatricula.find((tipo) => tipo.id === alta.tipoMatriculaID)?.nombre,
  deuda: CERO,
  telefono: alta.telefono,
  email: alta.email,
})

function nextActs(
  router: ReturnType<typeof useRouter>,
  matriculadoID: number,
  inscripcion: Inscripcion | undefined,
): ToastAction[] {
  const ficha = { label: 'Ver ficha', run: () => router.push(rutas.ficha(matriculadoID)) }
  if (!inscripcion) return [ficha]
  const charge = `${rutas.conceptosDeMatriculado(matriculadoID)}?concepto=${inscripcion.conceptoID}`
  return [ficha, { label: inscripcion.texto, run: () => router.push(charge) }]
}

/** The focus goes to the text, so that the arrows scroll it. */
function focusContent(event: Event): void {
  const content =
    event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector('[data-lectura]')
  if (!(content instanceof HTMLElement)) return
  event.preventDefault()
  content.focus()
}
