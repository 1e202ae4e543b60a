import type { Locator, Page } from '@playwright/test'
import { makeCbu } from '@/domain/cbu'
import type { Mes } from '@/domain/fechas'
import { get, post } from './api'

/** A branch of BSE, and a good CBU at it. */
export async function branchOf(token: string, que = /Santiago del Estero/) {
  const bancos = await get<{ id: number; nombre: string; entidad?: string }[]>(
    '/banco/traerTodosSelect',
    token,
  )
  const banco = bancos.find(({ nombre }) => que.test(nombre))
  const sucursales = await get<{ id: number; nombre: string }[]>(
    `/sucursal_banco/traerTodosSelect?bancoID=${banco?.id}`,
    token,
  )
  const [sucursal] = sucursales
  if (!banco || !sucursal) throw new Error('Sin sucursales de ese banco')
  return { banco, sucursal, cbu: makeCbu(banco.entidad ?? '', '0001', '0010000054321') }
}

/** Enrols the member in bank debit through the API. */
export async function enrolInBank(token: string, matriculadoID: number): Promise<void> {
  const { banco, sucursal, cbu } = await branchOf(token)
  const cuenta = { bancoID: banco.id, sucursalBancoID: sucursal.id, tipoCuentaID: 2, cbu }
  const mas = { nroCuenta: '0000054321', nroSolicitud: 1, fechaAlta: '2026-01-05', observaciones: '' }
  const datosDebitoJSON = JSON.stringify({ ...cuenta, ...mas })
  const { estado, mensaje } = await post(
    '/da_listado/adherir',
    { matriculadoID, tipoDA: 4, datosDebitoJSON },
    token,
  )
  if (estado !== 1) throw new Error(mensaje ?? '')
}

/** Closes a month's round of this form through the API and says that it was sent; answers its id. */
export async function sendRound(forma: number, { mes, anio }: Mes, token: string): Promise<number> {
  const { listas } = await get<{ listas: { cantidad: number; total: number }[] }>(
    `/ronda/contar?forma=${forma}&mes=${mes}&anio=${anio}`,
    token,
  )
  const { cantidad, total } = listas[0] ?? {}
  const made = await post('/ronda/cerrar', { forma, mes, anio, cantidad, total, prueba: false }, token)
  const { id: rondaID } = made.datos as { id: number }
  const { estado, mensaje } = await post('/ronda/enviar', { rondaID }, token)
  if (estado !== 1) throw new Error(mensaje ?? '')
  return rondaID
}

/** Chooses an option of a select by its words, once its options have come. */
export async function choose(where: Page | Locator, label: string, words: string): Promise<void> {
  const field = where.getByRole('combobox', { name: label, exact: true })
  await field.fill(words)
  await field.page().getByRole('option', { name: words }).first().click()
}
