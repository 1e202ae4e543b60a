import * as z from 'zod'
import { entero, id, texto, vaciable } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * Extension: the specification has no call for a record's hospitals. Edits and removals carry the row's `version` as
 * it was seen.
 */
const FILA = {
  hospitalID: entero('Elija un Hospital', 1),
  servicio: vaciable(texto(200)),
  cargo: vaciable(texto(200)),
} as const
const VISTA = {
  matriculadoID: id,
  hospitalMatriculadoID: id,
  version: entero('Ingrese la versión', 1),
} as const

export const crear = dato({
  metodo: 'POST',
  ruta: '/hospital_matriculado/crear',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'hospital.agregar', palabras: 'Hospital agregado' },
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, hospitalID: 2, servicio: 'Guardia', cargo: 'Jefa' }),
  entrada: objeto({ matriculadoID: id, ...FILA }),
  salida: objeto({ id }).cable,
})

export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/hospital_matriculado/actualizarDatos',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'hospital.editar', palabras: 'Edición de un hospital' },
  ejemplo: ({ matriculadoID, hospitalMatriculadoID }) => ({
    matriculadoID,
    hospitalMatriculadoID,
    version: 1,
    hospitalID: 1,
    servicio: 'Guardia',
    cargo: '',
  }),
  entrada: objeto({ ...VISTA, ...FILA }),
  salida: z.unknown(),
})

export const eliminar = dato({
  metodo: 'POST',
  ruta: '/hospital_matriculado/eliminar',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'hospital.quitar', palabras: 'Hospital quitado' },
  ejemplo: ({ matriculadoID, hospitalMatriculadoID }) => ({
    matriculadoID,
    hospitalMatriculadoID,
    version: 1,
  }),
  entrada: objeto(VISTA),
  salida: z.unknown(),
})
