'use client'

import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { type CuentaEscrita, ETIQUETAS_DE_CUENTA } from '@/components/debitos/adhesion/cuenta-values'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { FileQuestion, Search } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { accountOfCbu, CBU_INVALIDO, faultOfCbu, formatCbu } from '@/domain/cbu'

const CbuHelp = porPedido(() =>
  import('@/components/debitos/adhesion/cbu-help').then((module) => module.CbuHelp),
)

/** Tells what is wrong with the CBU, or fills in the account number of a good one. */
export type ComprobarCbu = (outcome: { mal: string } | { nroCuenta: string }) => void

type Props = {
  control: Control<CuentaEscrita>
  comprobar: ComprobarCbu
  /** What the chosen bank's begin with, where it is known. */
  entidad: string | undefined
  guardada: string | undefined
}

/** The specification's search button checks what was typed and says, beside its fixed text, why it is none. */
export function CbuField({ control, comprobar, entidad, guardada }: Props) {
  const typed = useWatch({ control, name: 'cbu' })
  const [good, setGood] = useState<string>()

  function check() {
    const cbu = typed.trim() || (guardada ?? '')
    const fault = cbu ? faultOfCbu(cbu, entidad) : null
    if (!cbu) comprobar({ mal: 'Ingrese CBU' })
    else if (fault) comprobar({ mal: `${CBU_INVALIDO}: ${fault}` })
    else comprobar({ nroCuenta: accountOfCbu(cbu) })
    setGood(cbu && !fault ? typed : undefined)
  }

  return (
    <div className="grid gap-2">
      <TextField
        {...{ control, name: 'cbu', label: ETIQUETAS_DE_CUENTA.cbu }}
        inputMode="numeric"
        required={guardada === undefined}
        placeholder="22 dígitos"
        hint={
          guardada ? `La guardada es ${formatCbu(guardada)}: si queda vacío, se envía esa misma` : undefined
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={check}>
          <Search aria-hidden />
          Comprobar CBU
        </Button>
        <DialogButton variant="ghost" fetch={CbuHelp.fetch} dialog={(close) => <CbuHelp close={close} />}>
          <FileQuestion aria-hidden />
          Qué es la CBU
        </DialogButton>
        <span role="status" className="text-[0.8125rem] text-muted-foreground">
          {good !== undefined && good === typed ? 'Es válida: se completó el número de cuenta' : ''}
        </span>
      </div>
    </div>
  )
}
