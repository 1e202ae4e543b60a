import { listHistorial } from '@/backend/acceso/auditoria/historial'
import { resetAccessKey } from '@/backend/acceso/cuenta/clave-acceso'
import { isMember, type Manejadores } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { editMatricula } from '@/backend/tesoreria/ledger/editar'
import { eliminateMatriculas } from '@/backend/tesoreria/ledger/eliminar'
import { citeActo } from '@/backend/padron/matriculado/acto-de-estado'
import { createMatriculado } from '@/backend/padron/matriculado/alta'
import { noteOpening } from '@/backend/padron/matriculado/apertura'
import { removeMatriculado } from '@/backend/padron/matriculado/baja'
import { requireColumns } from '@/backend/padron/matriculado/columnas'
import { editCampo } from '@/backend/padron/matriculado/edicion'
import { changeEstado, undoEstado } from '@/backend/padron/matriculado/estado'
import { changeGeneraCuotas } from '@/backend/padron/matriculado/genera-cuotas'
import { listPeriodos } from '@/backend/padron/matriculado/periodos'
import { previewEstado } from '@/backend/padron/matriculado/simular-estado'
import { readBasicos, readFicha } from '@/backend/padron/matriculado/ficha'
import { readSituacion } from '@/backend/tesoreria/ledger/situacion'
import { addHospital, editHospital, removeHospital } from '@/backend/padron/matriculado/hospitales'
import { editSeccion } from '@/backend/padron/matriculado/seccion'
import { readSugerencias } from '@/backend/padron/matriculado/sugerencias'
import { readMatricula } from '@/backend/tesoreria/pago/matricula'
import { requirePersona } from '@/backend/tesoreria/pago/personas'
import { countMatriculados, listLote, listMatriculados } from '@/backend/padron/matriculado/store'
import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'

type Ficha = FilaDe<typeof traerDatos>

/** The record without the staff's own notes (decision 71). */
const withoutNotes = ({ observaciones: _, varios, ...ficha }: Ficha): Ficha => ({
  ...ficha,
  varios: varios && { ...varios, notas: null },
})

export const periodoMatricula: Manejadores<'periodoMatricula'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listPeriodos(db, matriculadoID) }),
}

export const hospitalMatriculado: Manejadores<'hospital_matriculado'> = {
  crear: (entrada, pedido, tx) => addHospital(tx, pedido, entrada),
  actualizarDatos: (entrada, pedido, tx) => editHospital(tx, pedido, entrada),
  eliminar: (entrada, pedido, tx) => removeHospital(tx, pedido, entrada),
}

export const matriculado: Manejadores<'matriculado'> = {
  traerLote: async (entrada, pedido, db) => {
    requireColumns(pedido, entrada)
    return { filas: await listLote(db, entrada) }
  },
  contar: (filtros, _pedido, db) => countMatriculados(db, filtros),
  traerHistorial: (filtros, _pedido, db) => listHistorial(db, filtros),
  traerSugerencias: (_entrada, _pedido, db) => readSugerencias(db),
  crear: (alta, pedido, tx) => createMatriculado(tx, pedido, alta),
  actualizarDatos: (edicion, pedido, tx) => editCampo(tx, pedido, edicion),
  actualizarSeccion: (entrada, pedido, tx) => editSeccion(tx, pedido, entrada),
  cambiarEstado: (entrada, pedido, tx) => changeEstado(tx, pedido, entrada),
  deshacerEstado: (entrada, pedido, tx) => undoEstado(tx, pedido, entrada),
  citarActo: (entrada, pedido, tx) => citeActo(tx, pedido, entrada),
  simularEstado: (entrada, pedido, db) => previewEstado(db, pedido, entrada),
  cambiarGeneraCuotas: (entrada, pedido, tx) => changeGeneraCuotas(tx, pedido, entrada),
  reiniciarClaveAcceso: resetAccessKey,
  eliminar: ({ matriculadoID }, pedido, tx) => removeMatriculado(tx, pedido, matriculadoID),
  traerDatosMatricula: ({ matriculaID }, _pedido, db) => readMatricula(db, matriculaID),
  actualizarDatosMatricula: async (entrada, pedido, tx) => {
    await requirePersona(tx, pedido.persona, 'editarMatriculas')
    return editMatricula(tx, pedido, entrada)
  },
  eliminarMatricula: async (entrada, pedido, tx) => {
    await requirePersona(tx, pedido.persona, 'editarMatriculas')
    return eliminateMatriculas(tx, pedido, entrada)
  },
  traerTodos: async (filtros, pedido, db) => {
    requireColumns(pedido, filtros)
    return listMatriculados(db, filtros)
  },
  traerDatos: async ({ matriculadoID }, { persona, hoy }, db) => {
    const ficha = await readFicha(db, matriculadoID, hoy)
    if (!ficha) throw noEncontrado()
    if (!isMember(persona)) noteOpening(db, { matriculadoID, usuarioID: persona.usuarioID, hoy })
    const whole = { ...ficha, situacion: await readSituacion(db, matriculadoID, hoy) }
    return isMember(persona) ? withoutNotes(whole) : whole
  },
  traerDatosBasicos: async ({ matriculadoID }, { hoy }, db) => {
    const basicos = await readBasicos(db, matriculadoID)
    if (!basicos) throw noEncontrado()
    return { ...basicos, situacion: await readSituacion(db, matriculadoID, hoy) }
  },
}
