/** What somebody else does at another desk meanwhile, through the API: done, or the test fails. */

import { get, pay, post, type Pendiente } from './api'

interface Acto {
  token: string
  matriculadoID: number
}

/** Another person at work on a member's account. */
export const otherPerson = ({ token, matriculadoID }: Acto) => {
  const act = async (path: string, wire: Readonly<Record<string, unknown>>): Promise<void> => {
    const { estado, mensaje } = await post(path, wire, token)
    if (estado !== 1) throw new Error(`${path}: ${mensaje ?? ''}`)
  }
  return {
    collects: (...lineas: Pendiente[]) => pay(lineas, token),
    generates: (cantidad: number, tipoMatriculaID = 1) =>
      act('/pago/generarMatriculaAdelantada', { matriculadoID, cantidad, tipoMatriculaID }),
    changesState: (tipoMatriculaID: number) =>
      act('/matriculado/cambiarEstado', { matriculadoID, tipoMatriculaID }),
    eliminates: (...ids: number[]) =>
      act('/matriculado/eliminarMatricula', { matriculaIds: JSON.stringify(ids), motivo: 'Otra ventanilla' }),
    /** Changes some of a generated month and leaves the rest as it is. */
    edits: async ({ id }: Pendiente, cambios: Readonly<Record<string, unknown>>) => {
      const {
        version: _version,
        id: _id,
        ...month
      } = await get<Record<string, unknown>>(`/matriculado/traerDatosMatricula?matriculaID=${id}`, token)
      await act('/matriculado/actualizarDatosMatricula', { ...month, matriculaID: id, ...cambios })
    },
    makesPlan: (cuotas: number, ...lineas: Pendiente[]) =>
      act('/plan_pagos/crear', {
        matriculadoID,
        cuotas,
        monto: lineas.reduce((sum, { monto }) => sum + monto, 0),
        pagosJSON: JSON.stringify(lineas),
      }),
  }
}
