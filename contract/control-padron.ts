import * as z from 'zod'
import { entero, id, instante, nulo, texto, textoRequerido } from '@/contract/campos'
import { controlPadron } from '@/contract/listas/control-padron'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLAVES_DE_CONTROL } from '@/domain/control-padron'
import { MAX_MOTIVO, MOTIVO_VACIO } from '@/domain/papel'

/** What of the register does not fit together is an extension as a whole (decision 319). */
const clase = z.enum(CLAVES_DE_CONTROL, 'Elija una opción')

/** Names a finding with the facts that it stands on: with another fact it is another. */
const huella = texto(32)

const visto = objeto({ vistoID: id, motivo: texto(MAX_MOTIVO), quien: texto(), cuando: instante }).cable

/**
 * `id` is of the list alone. `matricula` is the first of its members', or the first number that is missing; of many
 * members the first ones stand in `miembros`. `tuvieron`: who had a missing number, as far as the trail knows.
 */
const fila = objeto({
  id: entero(),
  clase,
  huella,
  matricula: entero(),
  miembros: z.array(objeto({ matriculadoID: id, matricula: entero(), apellidoNombre: texto() }).cable),
  cuantos: entero(),
  datos: z.array(texto(5000)),
  tuvieron: z.array(texto(5000)),
  visto: nulo(visto),
  ...LUGAR,
}).cable

/** How many of each wait to be looked at, and how many somebody said are right. */
export const contar = dato({
  metodo: 'GET',
  ruta: '/controlPadron/contar',
  acceso: 'padron.editar',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    clases: z.array(objeto({ clase, cantidad: entero() }).cable),
    buenos: entero(),
  }).cable,
})

export const { traerTodos, traerLote } = llamadasDeListado(controlPadron, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'matricula asc', clase: 'mismoCorreo', nombre: 'ledesma' }),
    lote: () => ({ cantidad: 10 }),
  },
})

/** A finding is right as it is; refused when its facts are others by now. */
export const darPorBueno = dato({
  metodo: 'POST',
  ruta: '/controlPadron/darPorBueno',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'controlPadron.darPorBueno', palabras: 'Hallazgo del padrón dado por bueno' },
  ejemplo: ({ hallazgoDePadron }) => ({ huella: hallazgoDePadron, motivo: 'Son matrimonio' }),
  entrada: objeto({ huella, motivo: textoRequerido(MOTIVO_VACIO, MAX_MOTIVO) }),
  salida: z.null(),
})

export const volverAMirar = dato({
  metodo: 'POST',
  ruta: '/controlPadron/volverAMirar',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'controlPadron.volverAMirar', palabras: 'Hallazgo del padrón para mirar otra vez' },
  ejemplo: ({ hallazgoVistoID }) => ({ vistoID: hallazgoVistoID }),
  entrada: objeto({ vistoID: id }),
  salida: z.null(),
})
