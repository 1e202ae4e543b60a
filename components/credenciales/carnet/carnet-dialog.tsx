'use client'

import { type SyntheticEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CENTRADO } from '@/components/credenciales/carnet/encuadre'
import { type Foto, FotoField } from '@/components/credenciales/carnet/foto-field'
import { type Propuesta, useLastFoto } from '@/components/credenciales/carnet/use-last-foto'
import { usePrintCarnet } from '@/components/credenciales/carnet/use-print-carnet'
import { useIssueRules } from '@/components/credenciales/papel/use-issue-rules'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'
import { SelectField } from '@/components/form/choice-fields'
import { useGuardedClose } from '@/components/form/guarded-close'
import { NO_ADDRESS } from '@/components/form/no-address'
import { usePresent } from '@/components/llamada/use-present'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import type { Option } from '@/components/ui/options'
import { CircleCheck } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { nameOfPapel } from '@/domain/papel'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = {
  matriculadoID: number
  nombre: string
  emisor: Emisor
  /** The server keeps the card as a paper, which is printed again. */
  registra: boolean
  close: () => void
  focusBack?: () => void
}

const MEDIDA = 'Mide 8,5 × 5,5 cm: imprímalo al 100 %, en tamaño real.'
const FOTO_REQUERIDA = 'Ingrese una foto'

/** The photograph is required; who signs is not, since the specification asks for nobody. */
export function CarnetDialog({ matriculadoID, nombre, emisor, registra, close, focusBack }: Props) {
  const [foto, setFoto] = useState<Foto>()
  const [proposed, setProposed] = useState<Propuesta>()
  const [tried, setTried] = useState(false)
  const { chosen: firmante, field } = useSigner()
  const rules = useIssueRules({ clase: 'carnet', matriculadoID })
  const { print, doneOf, imprimiendo } = usePrintCarnet(matriculadoID, emisor, rules, { registra })
  useLastFoto(matriculadoID, (propuesta) => {
    if (foto) return
    setProposed(propuesta)
    setFoto({ imagen: propuesta.imagen, encuadre: CENTRADO })
  })
  const done = doneOf({ foto, firmante })
  const leave = useGuardedClose(foto !== undefined && foto.imagen !== proposed?.imagen && !done, close)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (foto && (done || rules.ready())) void print({ foto, firmante })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title="Generar Carnet"
        description={<ForMatriculado matriculadoID={matriculadoID} quien={nombre} />}
        onOpenAutoFocus={focusFirstField}
        {...(focusBack && { onCloseAutoFocus: insteadOf(focusBack) })}
      >
        <form {...NO_ADDRESS} className="contents" onSubmit={submit}>
          <DialogBody className="grid gap-4">
            {rules.aviso}
            <UndrawnNotice textos={[nombre, firmante?.nombre]} />
            <FotoField
              foto={foto}
              nota={foto && foto.imagen === proposed?.imagen ? proposed.nota : undefined}
              error={tried ? FOTO_REQUERIDA : undefined}
              onChange={setFoto}
            />
            {field}
            <Outcome done={done} />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cerrar
            </Button>
            <Button type="submit" busy={imprimiendo}>
              {imprimiendo && <Spinner />}
              {done ? 'Imprimir otra vez' : 'Generar Carnet'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** That it is there is told as of any other paper; before it, only how it is printed. */
const Outcome = ({ done }: { done: { numero?: number | undefined } | undefined }) => (
  <p role="status" className={done ? DONE : 'text-[0.8125rem] text-muted-foreground'}>
    {done ? (
      <>
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong>{done.numero ? nameOfPapel('carnet', done.numero) : 'El carnet'} quedó emitido.</strong>{' '}
          {MEDIDA}
        </span>
      </>
    ) : (
      MEDIDA
    )}
  </p>
)

const DONE = 'flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink'

const insteadOf = (focus: () => void) => (event: Event) => {
  event.preventDefault()
  focus()
}

/** Who signs, of those who may. */
export function useSigner() {
  const { control } = useForm<{ firmanteID: number | undefined }>({
    defaultValues: { firmanteID: undefined },
  })
  const firmanteID = useWatch({ control, name: 'firmanteID' })
  const { ahora, falla } = usePresent('/firmante/traerTodosSelect', {})
  const options = (ahora ?? []).flatMap(({ id, nombre }): Option[] => (id && nombre ? [{ id, nombre }] : []))
  return {
    chosen: options.find(({ id }) => id === firmanteID),
    field: (
      <SelectField
        {...{ control, name: 'firmanteID', label: 'Firmante', options }}
        placeholder="Sin firma"
        hint={falla ? `No se pudieron leer los firmantes: ${falla.mensaje}` : undefined}
      />
    ),
  }
}
