'use client'

import type { SyntheticEvent } from 'react'
import { BadMarkers, MissingNotice } from '@/components/credenciales/papel/missing-notice'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import { PrintFields } from '@/components/credenciales/papel/print-fields'
import { IssuedNotice } from '@/components/credenciales/papel/issued-notice'
import { type PorEmitir, porEmitirOf } from '@/components/credenciales/papel/print-values'
import { type Fuentes, type Impresion, useFilled } from '@/components/credenciales/papel/use-filled'
import { useIssue } from '@/components/credenciales/papel/use-issue'
import { useIssueRules } from '@/components/credenciales/papel/use-issue-rules'
import { usePrint } from '@/components/credenciales/papel/use-print'
import { stateNote } from '@/domain/certificado/acreditacion'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'
import { isAmple } from '@/components/padron/ficha/field-value'
import { NO_ADDRESS } from '@/components/form/no-address'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = Impresion &
  Fuentes & {
    oficina: Oficina
    /** What it certifies; another server may not tell its id. */
    origen: { clase: PorEmitir['clase']; id: number | undefined }
    validez?: string | undefined
    close: () => void
  }

/**
 * What is missing is told before anything is printed, with the way to fill it. Our own server issues the paper, which
 * is then printed from what the register keeps; for another it is made of what was read.
 */
export function PrintForm({ oficina, origen, validez, close, ...made }: Props) {
  const { tipo, ficha } = made
  // Who tells more of the member keeps the papers too.
  const registra = isAmple(ficha)
  const filled = useFilled(made, made)
  const note = stateNote(ficha.tipoMatricula)
  const { matriculadoID } = oficina
  const papel = { clase: origen.clase, matriculadoID, origenID: origen.id, tipoCertificadoID: tipo.id }
  const rules = useIssueRules(papel)
  const issuing = useIssue(oficina.emisor, { refuse: filled.refuse, reread: rules.reread })
  const printing = usePrint(oficina.emisor)
  const imprimiendo = issuing.imprimiendo ?? printing.imprimiendo
  const porEmitir = { ...porEmitirOf(origen, tipo, filled), salvedad: rules.salvedad }

  /** Looks for what is wrong without waiting: the paper's window opens in the click itself. */
  function ask(conMembrete: boolean) {
    const ready = filled.ready()
    if (!ready || !rules.ready()) return
    if (registra) return void issuing.print(porEmitir, conMembrete)
    const { firmante, ...rest } = ready
    const matricula = ficha.matricula ?? undefined
    void printing.print(firmante, { titulo: tipo.nombre, matricula, validez, conMembrete, ...rest })
  }
  return (
    <form
      {...NO_ADDRESS}
      className="contents"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        ask(true)
      }}
    >
      <DialogBody className="grid gap-4">
        {rules.aviso}
        {registra && note && <p className="text-muted-foreground">El papel lo va a decir: «{note}».</p>}
        {registra && <MissingNotice matriculadoID={matriculadoID} faltan={filled.deLaFicha} />}
        <BadMarkers
          malos={filled.malos}
          tipo={tipo.nombre}
          corregir={oficina.corrige && tipo.id !== undefined ? `/tipoCertificado/${tipo.id}` : undefined}
        />
        <UndrawnNotice textos={filled.escrito} />
        <PrintFields {...filled} {...made} typesMissing={!registra} />
        {registra && <IssuedNotice registrado={issuing.registrado} porEmitir={porEmitir} />}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          Cerrar
        </Button>
        <Button variant="outline" busy={imprimiendo !== undefined} onClick={() => ask(false)}>
          {imprimiendo === 'sin' && <Spinner />}
          Imprimir
        </Button>
        <Button type="submit" busy={imprimiendo !== undefined}>
          {imprimiendo === 'con' && <Spinner />}
          Imprimir con Membrete
        </Button>
      </DialogFooter>
    </form>
  )
}
