import { CLASES_DE_CONTROL, describeControl } from '@/domain/control-padron'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/controlPadron/traerTodos'>[number]

/** A finding of the register as its file says it: whoever it is about in one cell. */
export const findingRow = ({
  clase,
  datos = [],
  miembros = [],
  cuantos = 0,
  tuvieron = [],
  visto,
  ...fila
}: Fila) => ({
  ...fila,
  clase: clase && CLASES_DE_CONTROL[clase],
  detalle: clase && describeControl(clase, datos),
  quienes: [
    ...miembros.map(({ apellidoNombre = '', matricula }) => `${apellidoNombre} (${matricula ?? ''})`),
    ...(cuantos > miembros.length ? [`y ${cuantos - miembros.length} más`] : []),
    ...tuvieron,
  ].join('; '),
  visto: visto?.motivo,
})
