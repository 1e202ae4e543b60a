import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { addActos } from '@/backend/prueba/muestras-de-actos'
import { verificar } from '@/backend/verificar/verificar'
import type { Fecha } from '@/domain/fechas'

/** The kinds of request by their ids. */
export const TIPO = { baja: 1, suspension: 2, rehabilitacion: 3, pasivo: 4, traslado: 5, nombre: 6 } as const

/** A request as its page reads it; what else it has is there too. */
interface Datos extends Record<string, unknown> {
  papeles: { id: number; estado: string; nombre: string; huella: string | null }[]
  puede: string[]
}

/** A counter where requests are entered: an accountant who may eliminate months, administration, and an act of the Board. */
export async function openPedidos() {
  const api = await startApi()
  const { token: oficina, usuarioID } = await signedIn(api.db, 'CONTADOR')
  const { token: direccion } = await signedIn(api.db, 'ADMINISTRACION')
  const { actoID } = await addActos(api, direccion)
  const call = async (
    nombre: Parameters<ApiDePrueba['call']>[0],
    wire: Record<string, unknown>,
    token = oficina,
  ) => (await api.call(nombre, wire, { token })).sobre
  const done = async <T>(sobre: Promise<{ estado: number | null; datos: unknown }>) => {
    const { estado, datos } = await sobre
    if (estado !== 1) throw new Error(JSON.stringify(await sobre))
    return datos as T
  }
  const named = { clave: 'editarMatriculas', personas: [usuarioID], version: 0 }
  await done(call('ajuste.actualizarDatos', named, direccion))

  /** Enters a request with all its papers brought, unless told. */
  const enter = (matriculadoID: number, tipoSolicitudID: number, mas: object = {}) =>
    call('solicitud.presentarPorEl', { matriculadoID, tipoSolicitudID, recibidosJSON: '[1,2]', ...mas })
  const entered = async (...asked: Parameters<typeof enter>) =>
    (await done<{ solicitudID: number }>(enter(...asked))).solicitudID
  return {
    ...{ api, direccion, actoID, call, enter, entered },
    admitted: async (...asked: Parameters<typeof enter>) => {
      const solicitudID = await entered(...asked)
      await done(call('solicitud.admitir', { solicitudID }))
      return solicitudID
    },
    resolve: (solicitudID: number, mas: object = {}, token = oficina) =>
      call('solicitud.resolver', { solicitudID, ...mas }, token),
    read: (solicitudID: number) => done<Datos>(call('solicitud.traerDatos', { solicitudID })),
    /** First day, state and cause of each, the last first. */
    periodsOf: async (matriculadoID: number) =>
      (
        await done<{ fechaDesde: Fecha; tipoMatricula: { nombre: string }; causa: string | null }[]>(
          call('periodoMatricula.traerTodos', { matriculadoID }),
        )
      ).map(({ fechaDesde, tipoMatricula, causa }) => [fechaDesde, tipoMatricula.nombre, causa]),
    /** The ids of a queue's first page. */
    queue: async (cola: string, mas: object = {}) =>
      (await done<{ id: number }[]>(call('solicitud.traerTodas', { nroPagina: 1, cola, ...mas }))).map(
        ({ id }) => id,
      ),
    /** What stood in the log as an error, and what `verificar` finds; then it is closed. */
    close: async () => {
      const faults = [...api.bitacora.filter(({ nivel }) => nivel === 'error'), ...(await verificar(api.db))]
      await api.close()
      return faults
    },
  }
}
export type Pedidos = Awaited<ReturnType<typeof openPedidos>>
