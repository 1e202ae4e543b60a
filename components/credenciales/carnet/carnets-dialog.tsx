'use client'

import { type SyntheticEvent, useState } from 'react'
import { ForChosen } from '@/components/acto/for-chosen'
import { CarnetDialog, useSigner } from '@/components/credenciales/carnet/carnet-dialog'
import { usePrintCarnets } from '@/components/credenciales/carnet/use-print-carnets'
import { LeftOut } from '@/components/credenciales/left-out'
import { NO_ADDRESS } from '@/components/form/no-address'
import { usePresent } from '@/components/llamada/use-present'
import type { Congelada } from '@/components/seleccion/freeze'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { nameOfPapel } from '@/domain/papel'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = {
  ids: readonly number[]
  /** All of whom these are a part. */
  chosen: Pick<Congelada, 'cantidad' | 'estados'>
  emisor: Emisor
  close: () => void
  done: () => void
  /** Which part of more than are printed at once, and the way to the next. */
  tanda?: { texto: string; next: (() => void) | undefined } | undefined
}
const HOJA = 'Diez en cada hoja A4, con marcas para cortar'
type Miembro = { matriculadoID: number; nombre: string }
type Fila = LeidoEn<'/papel/traerFotos'>[number]

/**
 * Cards of many members on sheets. Who has no photograph or does not meet a rule is told before, left out, and led to
 * his own dialog.
 */
export function CarnetsDialog({ ids, chosen, emisor, close, done, tanda }: Props) {
  const fotos = usePresent('/papel/traerFotos', { ids: [...ids] })
  const signer = useSigner()
  const { print, imprimiendo, emitidos, leidas } = usePrintCarnets(emisor)
  const [whose, setWhose] = useState<Miembro>()
  const filas = fotos.ahora ?? []
  const ready = filas.flatMap((fila) =>
    fila.matriculadoID !== undefined && fila.papelID && !isForbidden(fila) ? [fila.matriculadoID] : [],
  )
  const leave = () => {
    if (emitidos && !tanda?.next) done()
    close()
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void print(ready, signer.chosen?.id, () => void fotos.leer())
  }
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && !imprimiendo && leave()}>
        <DialogContent title="Imprimir Carnets" description={<ForChosen {...chosen} ademas={HOJA} />}>
          <form {...NO_ADDRESS} className="contents" onSubmit={submit}>
            <DialogBody className="grid max-h-[60vh] gap-4 overflow-y-auto">
              {tanda && <p className="font-semibold">{tanda.texto}</p>}
              <HowMany falla={fotos.falla} ready={fotos.ahora && ready.length} />
              <WhoIsLeftOut {...{ filas, open: setWhose }} />
              {!emitidos && ready.length > 0 && signer.field}
              <Progress emitidos={emitidos} leidas={leidas} />
              <p className="text-[0.8125rem] text-muted-foreground">{AL_IMPRIMIR}</p>
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" onClick={leave}>
                Cerrar
              </Button>
              {tanda?.next && (
                <Button variant="outline" disabled={imprimiendo} onClick={tanda.next}>
                  Siguiente tanda
                </Button>
              )}
              {fotos.falla && (
                <Button variant="outline" onClick={() => void fotos.leer()}>
                  Reintentar
                </Button>
              )}
              {!emitidos && (
                <Button type="submit" busy={imprimiendo} disabled={ready.length === 0}>
                  {imprimiendo && <Spinner />}
                  Generar {ready.length === 1 ? '1 carnet' : `${ready.length} carnets`}
                </Button>
              )}
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
      {/* Beside the form and not in it: what its own form sends would send this one too. */}
      {whose && <CarnetDialog {...whose} registra emisor={emisor} close={() => setWhose(undefined)} />}
    </>
  )
}

const AL_IMPRIMIR = 'Imprima al 100 % (tamaño real), en las dos caras y volteando por el lado largo.'

function HowMany({ falla, ready }: { falla: { mensaje: string } | undefined; ready: number | undefined }) {
  if (falla) return <p role="alert">No se pudo leer quiénes tienen foto: {falla.mensaje}</p>
  return <p role="status">{ready === undefined ? 'Leyendo…' : textOf(ready)}</p>
}

function textOf(ready: number): string {
  if (ready === 0) return 'Ninguno de los elegidos puede tener su carnet así.'
  const sheets = Math.ceil(ready / 10) * 2
  return `${ready === 1 ? '1 carnet' : `${ready} carnets`} en ${sheets} páginas: frentes y dorsos.`
}

function Progress({ emitidos, leidas }: Pick<ReturnType<typeof usePrintCarnets>, 'emitidos' | 'leidas'>) {
  if (!emitidos) return null
  const numeros = emitidos.flatMap(({ numero }) => (numero === undefined ? [] : [numero]))
  const [first = 0, last = 0] = [Math.min(...numeros), Math.max(...numeros)]
  return (
    <div className="grid gap-2">
      <p role="status">
        {first === last
          ? `Se emitió el ${nameOfPapel('carnet', first)}.`
          : `Se emitieron ${numeros.length} carnets, del N° ${first} al N° ${last}.`}
      </p>
      <progress className="bar" aria-label="Fotos leídas" max={emitidos.length} value={leidas} />
    </div>
  )
}

const isForbidden = ({ incumplidas = [] }: Fila): boolean => incumplidas.length > 0

type LeftOutProps = { filas: readonly Fila[]; open: (whose: Miembro) => void }

const WhoIsLeftOut = ({ filas, open }: LeftOutProps) => (
  <>
    <LeftOut
      title="No cumplen las reglas para emitir y quedan afuera:"
      filas={filas.filter(isForbidden)}
      reasonsOf={({ incumplidas }) => incumplidas}
      act={(fila, nombre) => <OwnCard {...{ fila, nombre, open }} />}
    />
    <LeftOut
      title="No tienen foto y quedan afuera:"
      filas={filas.filter((fila) => !fila.papelID && !isForbidden(fila))}
      act={(fila, nombre) => <OwnCard {...{ fila, nombre, open }} />}
    />
  </>
)

function OwnCard({ fila, nombre, open }: { fila: Fila; nombre: string; open: (whose: Miembro) => void }) {
  const { matriculadoID } = fila
  if (matriculadoID === undefined) return null
  return (
    <button
      type="button"
      className="link min-h-6 shrink-0"
      aria-label={`Generar Carnet de ${nombre}`}
      onClick={() => open({ matriculadoID, nombre })}
    >
      Generar Carnet
    </button>
  )
}
