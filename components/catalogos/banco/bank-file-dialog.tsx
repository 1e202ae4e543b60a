'use client'

import { useId, useState } from 'react'
import { BankFileFaults } from '@/components/catalogos/banco/bank-file-faults'
import { BankFileSummary } from '@/components/catalogos/banco/bank-file-summary'
import { type Dicho, readBankFile } from '@/components/catalogos/banco/read-file'
import { FileDrop } from '@/components/form/file-drop'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Radio } from '@/components/ui/radio'
import { Spinner } from '@/components/ui/spinner'

const BANCOS = ['BSE', 'ICBC'] as const
type Banco = (typeof BANCOS)[number]

type Estado =
  | { fase: 'vacio' }
  | { fase: 'leyendo'; nombre: string }
  | { fase: 'leido'; nombre: string; dicho: Dicho }
  | { fase: 'ilegible'; nombre: string }

/** Tells what a bank's file is; nothing is submitted. */
export function BankFileDialog({ close }: { close: () => void }) {
  const [banco, setBanco] = useState<Banco>('BSE')
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
            hint={banco === 'BSE' ? 'Por ejemplo 202605CA.BSE' : 'Por ejemplo 202605.SB'}
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
            {estado.fase === 'leido' && <Told dicho={estado.dicho} elegido={banco} />}
            {estado.fase === 'ilegible' && (
              <p className="text-danger-ink">No se pudo leer el archivo en este equipo. Elíjalo otra vez.</p>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Cerrar</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Told({ dicho, elegido }: { dicho: Dicho; elegido: Banco }) {
  const seen = dicho.ok ? dicho.resumen.banco : dicho.parece?.banco
  return (
    <>
      {seen && seen !== elegido && <DangerNotice title={`Eligió ${elegido} y el archivo es de ${seen}.`} />}
      {dicho.ok ? (
        <BankFileSummary resumen={dicho.resumen} />
      ) : (
        <BankFileFaults parece={dicho.parece} defectos={dicho.defectos} />
      )}
    </>
  )
}

function BankChoice({ value, choose }: { value: Banco; choose: (banco: Banco) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 text-[0.8125rem] font-medium">Banco</legend>
      {BANCOS.map((banco) => (
        <Radio key={banco} name={name} checked={value === banco} onChange={() => choose(banco)}>
          {banco}
        </Radio>
      ))}
    </fieldset>
  )
}
