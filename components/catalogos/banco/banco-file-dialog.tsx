'use client'

import { useId, useState } from 'react'
import { BancoFileFaults } from '@/components/catalogos/banco/banco-file-faults'
import { BancoFileSummary } from '@/components/catalogos/banco/banco-file-summary'
import { type Dicho, readBankFile } from '@/components/catalogos/banco/read-file'
import type { Banco } from '@/domain/bancos/banco'
import { BANCOS, bancoDe } from '@/domain/bancos/bancos'
import { FileDrop } from '@/components/form/file-drop'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Radio } from '@/components/ui/radio'
import { Spinner } from '@/components/ui/spinner'

const EJEMPLO = { anio: 2026, mes: 5 }

type Estado =
  | { fase: 'vacio' }
  | { fase: 'leyendo'; nombre: string }
  | { fase: 'leido'; nombre: string; dicho: Dicho }
  | { fase: 'ilegible'; nombre: string }

/** Tells what a bank's file is; nothing is submitted. */
export function BancoFileDialog({ close }: { close: () => void }) {
  const [banco, setBanco] = useState(BANCOS[0]?.clave ?? '')
  const [estado, setEstado] = useState<Estado>({ fase: 'vacio' })

  async function take(file: File) {
    const { name: nombre } = file
    setEstado({ fase: 'leyendo', nombre })
    try {
      setEstado({ fase: 'leido', nombre, dicho: await readBankFile(file) })
    } catch {
      setEstado({ fase: 'ilegible', nombre })
    }
  }
  const elegido = bancoDe(banco)
  const reading = estado.fase === 'leyendo'
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Cargar Archivo de Banco"
        description="Muestra qué es el archivo. Se lee en este equipo y no se envía nada."
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        <DialogBody className="grid gap-4">
          <BankChoice value={banco} choose={setBanco} />
          <FileDrop
            label="Arrastre el archivo o haga clic para elegirlo"
            hint={elegido && `Por ejemplo ${elegido.nombreDe(elegido.clases.at(-1)?.clave ?? '', EJEMPLO)}`}
            chosen={estado.fase === 'vacio' ? undefined : estado.nombre}
            disabled={reading}
            onFile={(file) => void take(file)}
          />
          <div aria-live="polite" aria-busy={reading} className="grid gap-4 empty:hidden">
            {reading && (
              <p className="flex items-center gap-2">
                <Spinner /> Leyendo…
              </p>
            )}
            {estado.fase === 'leido' && <Told dicho={estado.dicho} elegido={elegido} />}
            {estado.fase === 'ilegible' && (
              <p className="text-destructive-ink">
                No se pudo leer el archivo en este equipo. Elíjalo otra vez.
              </p>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Told({ dicho, elegido }: { dicho: Dicho; elegido: Banco | undefined }) {
  const seen = dicho.ok ? dicho.resumen : dicho.parece
  return (
    <>
      {seen && elegido && seen.banco !== elegido.clave && (
        <DangerNotice title={`Eligió ${elegido.nombre} y el archivo es de ${seen.nombre}.`} />
      )}
      {dicho.ok ? <BancoFileSummary {...dicho} /> : <BancoFileFaults {...dicho} />}
    </>
  )
}

function BankChoice({ value, choose }: { value: string; choose: (banco: string) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 text-[0.8125rem] font-medium">Banco</legend>
      {BANCOS.map(({ clave, nombre }) => (
        <Radio key={clave} name={name} checked={value === clave} onChange={() => choose(clave)}>
          {nombre}
        </Radio>
      ))}
    </fieldset>
  )
}
