import type { NombreLlamada } from '@/backend/prueba/llamada'

type DeCorridas = 'traerCorridas' | 'traerCorrida' | 'traerCargos' | 'deshacerMes'
type LlamadaDeTarea = Extract<NombreLlamada, `tarea.${string}` | `cuota.${DeCorridas}`>

/** A sample of each call about a month's run and about its job, which somebody else asked for. */
export const taskSamples = ({
  tareaID,
  corridaID,
}: {
  tareaID: number
  corridaID: number
}): Record<LlamadaDeTarea, Record<string, unknown>> => ({
  'cuota.traerCorridas': { nroPagina: 1 },
  'cuota.traerCorrida': { corridaID },
  'cuota.traerCargos': { corridaID, nroPagina: 1 },
  'cuota.deshacerMes': { corridaID, motivo: 'Mes equivocado' },
  'tarea.traerPropias': { nroPagina: 1 },
  'tarea.traerTodas': { nroPagina: 1 },
  'tarea.traerActivas': {},
  'tarea.traerUltima': { tipo: 'cuotas', clave: '2026-10' },
  'tarea.traerDatos': { tareaID: tareaID },
  'tarea.traerFilas': { tareaID: tareaID, nroPagina: 1 },
  'tarea.detener': { tareaID: tareaID },
  'tarea.darPorVista': { tareaID: tareaID },
})
