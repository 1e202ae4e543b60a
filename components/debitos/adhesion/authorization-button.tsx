'use client'

import { useState } from 'react'
import { useIssuedPrint } from '@/components/credenciales/papel/use-issued-print'
import { paperOf, usePaper } from '@/components/documents/use-paper'
import { usePropio } from '@/components/llamada/servidor'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Printer } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { authorizationBody, type Autorizado, TITULO_DE_AUTORIZACION } from '@/domain/autorizacion-de-debito'
import { today } from '@/domain/fechas'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = {
  matriculadoID: number
  quien: Omit<Autorizado, 'cuenta'>
  deBanco: boolean
  emisor: Emisor
}

const FRACASO = 'No se pudo imprimir la autorización'

export const AuthorizationButton = (props: Props) =>
  usePropio() ? <Issued {...props} /> : <Plain {...props} />

/** The first press issues a paper of the register, the next ones print copies of it. */
function Issued({ matriculadoID, emisor }: Props) {
  const [papelID, setPapelID] = useState<number>()
  const { printIssued, imprimiendo } = useIssuedPrint(emisor)
  const issuing = useLlamada('/da_listado/emitirAutorizacion', { fracaso: FRACASO, cuentaIncierto: true })
  const copying = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  async function ask() {
    if (papelID !== undefined) {
      const copy = await copying.enviar({ papelID })
      // Annulled meanwhile: the next press issues another.
      if (copy && !copy.ok && copy.tipo === 'rechazo') setPapelID(undefined)
      return copy
    }
    const result = await issuing.enviar({ matriculadoID })
    if (result?.ok) setPapelID(result.datos.id)
    return result
  }
  return <PrintButton busy={imprimiendo !== undefined} print={() => void printIssued(true, true, ask)} />
}

/** In front of a server that keeps no papers it is printed from what it tells. */
function Plain({ matriculadoID, quien, deBanco, emisor }: Props) {
  const { print, imprimiendo } = usePaper(FRACASO)
  const compose = async () => {
    const read = deBanco ? await readAccount(matriculadoID) : { ok: true as const, datos: undefined }
    return paperOf(read, (cuenta) => ({
      tipo: 'certificado',
      datos: {
        ...emisor,
        titulo: TITULO_DE_AUTORIZACION,
        matricula: quien.matricula ?? undefined,
        fecha: today(),
        documento: authorizationBody({ ...quien, cuenta }, today()),
        firmante: { nombre: quien.nombre, cargo: 'Titular' },
        ...{ conMembrete: true, apaisada: false },
      },
    }))
  }
  return <PrintButton busy={imprimiendo !== undefined} print={() => void print(true, compose)} />
}

/** The account with the names of its bank and branch. */
async function readAccount(matriculadoID: number) {
  const senal = new AbortController().signal
  const read = await fetchRead('/da_listado/traerDatos', { matriculadoID }, { senal })
  if (!read.ok) return read
  const { bancoID, sucursalBancoID } = read.datos
  const [bancos, sucursales] = await Promise.all([
    fetchRead('/banco/traerTodosSelect', {}, { senal }),
    bancoID ? fetchRead('/sucursal_banco/traerTodosSelect', { bancoID }, { senal }) : undefined,
  ])
  const nameIn = (lista: typeof bancos | typeof sucursales, id: number | null | undefined) =>
    lista?.ok ? lista.datos.find((one) => one.id === id)?.nombre : undefined
  return {
    ...read,
    datos: { ...read.datos, banco: nameIn(bancos, bancoID), sucursal: nameIn(sucursales, sucursalBancoID) },
  }
}

const PrintButton = ({ busy, print }: { busy: boolean; print: () => void }) => (
  <Button busy={busy} onClick={print}>
    {busy ? <Spinner /> : <Printer aria-hidden />}
    Imprimir Autorización
  </Button>
)
