'use client'

import { useEffect, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { CbuField, type ComprobarCbu } from '@/components/debitos/adhesion/cbu-field'
import { type CuentaEscrita, ETIQUETAS_DE_CUENTA } from '@/components/debitos/adhesion/cuenta-values'
import { useBancos, useSucursales } from '@/components/debitos/adhesion/use-banco-options'
import { SelectField } from '@/components/form/choice-fields'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/options'
import { TIPOS_DE_CUENTA } from '@/domain/debito'
import type { Falla } from '@/lib/api/result'

const CUENTAS: readonly Option[] = Object.entries(TIPOS_DE_CUENTA).map(([id, nombre]) => ({
  id: Number(id),
  nombre: nombre ?? '',
}))

type Props = {
  control: Control<CuentaEscrita>
  /** The form's own way to tell what is wrong with a CBU, and to fill in its account. */
  comprobar: ComprobarCbu
  /** Takes the branch of another bank out. */
  clearBranch: () => void
  /** Stored already: it goes back when none is typed. */
  guardada?: string | undefined
  /** Why the number of request is not there. */
  sinNumero?: Falla | undefined
  leerNumero?: (() => void) | undefined
}

const E = ETIQUETAS_DE_CUENTA

/** The account that a bank is told to debit, the same to enrol and to edit. */
export function CuentaFields({ control, comprobar, clearBranch, guardada, sinNumero, leerNumero }: Props) {
  const bancoID = useWatch({ control, name: 'bancoID' })
  const bancos = useBancos()
  return (
    <>
      <BankFields {...{ control, bancos, bancoID, clearBranch }} />
      <CbuField
        control={control}
        comprobar={comprobar}
        entidad={bancos.entidad(bancoID)}
        guardada={guardada}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...{ control, name: 'tipoCuentaID', label: E.tipoCuentaID, options: CUENTAS }}
          required
        />
        <TextField
          {...{ control, name: 'nroCuenta', label: E.nroCuenta, maxLength: 30 }}
          inputMode="numeric"
          required
        />
        <div>
          <TextField {...{ control, name: 'nroSolicitud', label: E.nroSolicitud }} readOnly />
          <Unread falla={sinNumero} leer={leerNumero} que="el último número" />
        </div>
        <DateField {...{ control, name: 'fechaAlta', label: E.fechaAlta }} required />
      </div>
      <TextAreaField
        {...{ control, name: 'observaciones', label: E.observaciones, maxLength: 1000 }}
        rows={2}
      />
    </>
  )
}

type BankProps = Pick<Props, 'control' | 'clearBranch'> & {
  bancos: ReturnType<typeof useBancos>
  bancoID: number | undefined
}

/** The branches are those of the chosen bank. */
function BankFields({ control, bancos, bancoID, clearBranch }: BankProps) {
  const sucursales = useSucursales(bancoID)
  const before = useRef(bancoID)
  useEffect(() => {
    if (before.current !== bancoID) clearBranch()
    before.current = bancoID
  }, [bancoID, clearBranch])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div>
        <SelectField
          {...{ control, name: 'bancoID', label: E.bancoID, options: bancos.opciones }}
          placeholder={bancos.cargando ? 'Cargando…' : 'Elegir…'}
          required
        />
        <Unread falla={bancos.falla} leer={bancos.leer} que="los bancos" />
      </div>
      <div>
        <SelectField
          {...{ control, name: 'sucursalBancoID', label: E.sucursalBancoID, options: sucursales.opciones }}
          placeholder={bancoID === undefined ? 'Elija antes el banco' : 'Elegir…'}
          hint={
            bancoID !== undefined && !sucursales.cargando && !sucursales.falla && !sucursales.opciones[0]
              ? 'Este banco no tiene sucursales cargadas: se agregan en Sucursales'
              : undefined
          }
          required
        />
        <Unread falla={sucursales.falla} leer={sucursales.leer} que="las sucursales" />
      </div>
    </div>
  )
}

type UnreadProps = { falla: Falla | undefined; leer: (() => void) | undefined; que: string }

const Unread = ({ falla, leer, que }: UnreadProps) =>
  falla && (
    <p role="alert" className="mt-1 flex flex-wrap items-center gap-2 text-[0.8125rem] text-destructive-ink">
      No se pudo leer {que}: {falla.mensaje}
      {leer && (
        <Button variant="outline" size="sm" onClick={leer}>
          Reintentar
        </Button>
      )}
    </p>
  )
