import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { Vuelta } from '@/backend/prueba/llamada'
import { accountAt } from '@/backend/prueba/muestras-de-debito'

type Sobre = Vuelta['sobre']
type Llamada =
  | 'adherir'
  | 'actualizarDatos'
  | 'baja'
  | 'traerDatos'
  | 'traerHistoria'
  | 'traerUltimoDA'
  | 'traerTodos'
  | 'traerLote'
  | 'traerResultados'
  | 'emitirAutorizacion'

/** The desk where members are enrolled in debit: an accountant's calls, as wire values; `otra` is another person's session. */
export interface MesaDeDebitos {
  api: ApiDePrueba
  token: string
  otra: string
  call: (que: Llamada, wire: Record<string, unknown>, de?: string) => Promise<Sobre>
  /** Bank debit at the first branch of BSE, unless `mas` says otherwise. */
  enrol: (matriculadoID: number, mas?: object, de?: string) => Promise<Sobre>
  /** A debit through an entity. */
  enrolIn: (matriculadoID: number, tipoDA: number, de?: string) => Promise<Sobre>
  /** A member in bank debit and his enrolment. */
  enrolled: () => Promise<{ id: number; daListadoID: number }>
  /** An edit that changes nothing but `mas`, as the dialog sends it. */
  edit: (id: number, daListadoID: number, mas?: object, de?: string) => Promise<Sobre>
  last: () => Promise<number>
  dataOf: (matriculadoID: number) => Promise<Record<string, unknown>>
  historyOf: (matriculadoID: number) => Promise<Record<string, unknown>[]>
  formOf: (matriculadoID: number) => Promise<string>
  actsOf: (matriculadoID: number) => Promise<{ accion: string; cambios: object[] }[]>
}

export const idOf = ({ datos }: { datos: unknown }): number => (datos as { id: number }).id

export async function openMesaDeDebitos(): Promise<MesaDeDebitos> {
  const api = await startApi()
  const { token } = await signedIn(api.db, 'CONTADOR')
  const { token: otra } = await signedIn(api.db, 'ADMINISTRACION')
  const call: MesaDeDebitos['call'] = async (que, wire, de = token) =>
    (await api.call(`da_listado.${que}`, wire, { token: de })).sobre
  const ofMember = async (que: 'traerDatosBasicos' | 'traerHistorial', matriculadoID: number) =>
    (await api.call(`matriculado.${que}`, { matriculadoID }, { token })).sobre.datos
  const enrol: MesaDeDebitos['enrol'] = async (matriculadoID, mas, de) => {
    const datosDebitoJSON = JSON.stringify(await accountAt(api, '321', mas))
    return call('adherir', { matriculadoID, tipoDA: 4, datosDebitoJSON }, de)
  }
  return {
    ...{ api, token, otra, call, enrol },
    enrolIn: (matriculadoID, tipoDA, de) =>
      call('adherir', { matriculadoID, tipoDA, datosDebitoJSON: null }, de),
    enrolled: async () => {
      const id = await addMember(api.db)
      return { id, daListadoID: idOf(await enrol(id)) }
    },
    edit: async (matriculadoID, daListadoID, mas = {}, de) => {
      const { nroSolicitud: _, ...cuenta } = await accountAt(api, '321')
      const quirk = { especialidadID: daListadoID }
      return call('actualizarDatos', { matriculadoID, daListadoID, ...cuenta, cbu: '', ...quirk, ...mas }, de)
    },
    last: async () => (await call('traerUltimoDA', {})).datos as number,
    dataOf: async (matriculadoID) =>
      (await call('traerDatos', { matriculadoID })).datos as Record<string, unknown>,
    historyOf: async (matriculadoID) =>
      (await call('traerHistoria', { matriculadoID })).datos as Record<string, unknown>[],
    formOf: async (matriculadoID) =>
      ((await ofMember('traerDatosBasicos', matriculadoID)) as { formapago: { nombre: string } }).formapago
        .nombre,
    actsOf: async (matriculadoID) =>
      (await ofMember('traerHistorial', matriculadoID)) as { accion: string; cambios: object[] }[],
  }
}
