'use client'

import { FRACASO, PrintButton, type Props } from '@/components/debitos/adhesion/autorizacion-button'
import { paperOf, usePaper } from '@/components/documents/use-paper'
import { authorizationBody, TITULO_DE_AUTORIZACION } from '@/domain/autorizacion-de-debito'
import { today } from '@/domain/fechas'
import { fetchRead } from '@/lib/llamada/ask-proxy'

/** In front of a server that keeps no papers it is printed from what it tells. */
export function PlainAutorizacion({ matriculadoID, quien, deBanco, emisor }: Props) {
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
