import * as z from 'zod'
import { entero, fecha, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_MOTIVO, MOTIVO_VACIO } from '@/domain/papel'
import { CAMPOS_PROPUESTOS, ESTADOS_DE_PROPUESTA, MAX_PROPUESTO } from '@/domain/propuesta'

/** What a doctor proposes for his own record (decision 195). The doctor is the session's, and no key names him. */
const campo = z.enum(CAMPOS_PROPUESTOS, 'Ese dato no se puede proponer')
const estado = z.enum(ESTADOS_DE_PROPUESTA)

/** Each field with what the record says and the last proposal for it, if there ever was one. */
export const traerPropias = lista({
  metodo: 'GET',
  ruta: '/propuesta/traerPropias',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    campo,
    actual: texto(5000),
    propuestaID: nulo(id),
    valor: nulo(texto(MAX_PROPUESTO)),
    estado: nulo(estado),
    motivo: nulo(texto(MAX_MOTIVO)),
    propuesta: nulo(instante),
    resuelta: nulo(instante),
  }).cable,
})

/** Takes the place of an unresolved one for the same field. A mail gets a letter with a code first. */
export const proponer = dato({
  metodo: 'POST',
  ruta: '/propuesta/proponer',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'propuesta.proponer', palabras: 'Dato propuesto por el matriculado' },
  ejemplo: () => ({ campo: 'matriculado.datospersonales.domicilio', valor: 'Belgrano 1234' }),
  entrada: objeto({ campo, valor: texto(MAX_PROPUESTO) }),
  salida: z.null(),
})

export const confirmar = dato({
  metodo: 'POST',
  ruta: '/propuesta/confirmar',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'propuesta.confirmar', palabras: 'Correo propuesto confirmado con un código' },
  ejemplo: ({ propuestaID }) => ({ propuestaID, codigo: 'k7mf-3q9x' }),
  entrada: objeto({ propuestaID: id, codigo: textoRequerido('Ingrese el código', 40) }),
  salida: z.null(),
})

export const retirar = dato({
  metodo: 'POST',
  ruta: '/propuesta/retirar',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'propuesta.retirar', palabras: 'Dato propuesto retirado' },
  ejemplo: ({ propuestaID }) => ({ propuestaID }),
  entrada: objeto({ propuestaID: id }),
  salida: z.null(),
})

/**
 * What waits for the office, the oldest first. `cambio`: the record says something else than when it was proposed.
 * `vence`: the last day to answer it in time; `tarde`: it is over.
 */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/propuesta/traerTodos',
  acceso: 'padron.editar',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))] }),
  salida: objeto({
    propuestaID: id,
    matriculadoID: id,
    apellidoNombre: texto(),
    matricula: entero(),
    campo,
    actual: texto(5000),
    visto: texto(5000),
    valor: texto(MAX_PROPUESTO),
    cambio: siNo,
    confirmada: nulo(instante),
    propuesta: instante,
    vence: fecha(),
    tarde: siNo,
  }).cable,
})

/** Writes it into the record as an edit does; `valorPrevio` is what the office saw there. */
export const aprobar = dato({
  metodo: 'POST',
  ruta: '/propuesta/aprobar',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'propuesta.aprobar', palabras: 'Dato propuesto aprobado' },
  ejemplo: ({ propuestaAprobable }) => ({ propuestaID: propuestaAprobable, valorPrevio: '' }),
  entrada: objeto({ propuestaID: id, valorPrevio: texto(5000) }),
  salida: z.null(),
})

export const rechazar = dato({
  metodo: 'POST',
  ruta: '/propuesta/rechazar',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'propuesta.rechazar', palabras: 'Dato propuesto rechazado' },
  ejemplo: ({ propuestaID }) => ({ propuestaID, motivo: 'Falta el número de la calle' }),
  entrada: objeto({ propuestaID: id, motivo: textoRequerido(MOTIVO_VACIO, MAX_MOTIVO) }),
  salida: z.null(),
})
