import * as z from 'zod'
import {
  dinero,
  entero,
  fechaConHora,
  id,
  nulo,
  opcional,
  siNo,
  siNoSalvo,
  texto,
  vaciable,
} from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { nota } from '@/contract/nota'
import { objeto } from '@/contract/objeto'
import { conMotivo } from '@/contract/respuestas'

/** Text, since other councils' numbers have letters or a year; a number is read too. */
const nroCertificado = z
  .codec(z.union([z.number().int(), texto(50)], 'Número de certificado inválido'), texto(50), {
    decode: String,
    encode: (value) => value,
  })
  .meta(nota({ type: 'string' }))

/** Extensions: the names behind two ids, and the record that a revalidation goes on from. */
const fila = objeto({
  id,
  especialidadID: nulo(id),
  especialidad: nulo(texto()),
  fechaObtencion: nulo(fechaConHora('Fecha inválida')),
  fechaCaducidad: nulo(fechaConHora('Fecha inválida')),
  sinReval: nulo(siNo),
  nroCertificado: nulo(nroCertificado),
  formaObtencionEspecialidadID: nulo(id),
  organizacionID: nulo(id),
  lugarOrganizacion: nulo(texto()),
  esReval: nulo(siNo),
  revalidaID: opcional(id),
  formaObtencion: opcional(texto()),
  organizacion: opcional(texto()),
}).cable

/** With those that were revalidated, which are the history of the others. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/especialidad_matriculado/traerTodos',
  acceso: 'credenciales.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: fila,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/especialidad_matriculado/traerDatos',
  acceso: 'credenciales.ver',
  ejemplo: ({ especialidadMatriculadoID }) => ({ especialidadMatriculadoID }),
  entrada: objeto({ especialidadMatriculadoID: id }),
  salida: fila,
})

/**
 * A new specialty, numbered by the server, or with `esReval` the revalidation of the one that has `nroCertificado`; of
 * one that came without a number, of `revalidaID`.
 * `conceptoCertif`, of a new one alone, charges the certificate's concept. Extensions: `revalidaID`, the record that
 * was seen as the last, and `montoPrevisto`, the amount that was shown, must still hold.
 */
export const crear = dato({
  metodo: 'POST',
  ruta: '/especialidad_matriculado/crear',
  acceso: 'credenciales.editar',
  auditoria: { acto: 'especialidad.agregar', palabras: 'Especialidad de la ficha agregada' },
  extensiones: ['revalidaID', 'montoPrevisto', 'motivo'],
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    especialidadID: 2,
    fechaObtencion: '2025-03-01 00:00:00',
    fechaCaducidad: '2030-03-01 00:00:00',
    sinReval: false,
    conceptoCertif: true,
    esReval: false,
    formaObtencionEspecialidadID: 1,
    organizacionID: 1,
    lugarOrganizacion: 'Santiago del Estero',
  }),
  entrada: objeto({
    matriculadoID: id,
    especialidadID: entero('Elija una especialidad', 1),
    fechaObtencion: fechaConHora('Elija una Fecha de Obtencion'),
    fechaCaducidad: vaciable(fechaConHora('Elija una Fecha de Caducidad'), null),
    sinReval: siNoSalvo(false),
    // The specification has it for a new one alone, and the number for a revalidation.
    conceptoCertif: opcional(siNo),
    esReval: siNoSalvo(false),
    formaObtencionEspecialidadID: entero('Elija una Forma de Obtencion', 1),
    organizacionID: entero('Elija una Organizacion', 1),
    lugarOrganizacion: vaciable(texto(200)),
    nroCertificado: opcional(nroCertificado),
    revalidaID: opcional(id),
    montoPrevisto: opcional(dinero()),
    ...conMotivo,
  }),
  salida: nulo(objeto({ id: opcional(id), nroCertificado: opcional(nroCertificado) }).cable),
})

/** Refused for one that was revalidated: its revalidation goes first. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/especialidad_matriculado/eliminar',
  acceso: 'credenciales.editar',
  auditoria: { acto: 'especialidad.quitar', palabras: 'Especialidad de la ficha eliminada' },
  ejemplo: ({ especialidadMatriculadoID }) => ({ especialidadMatriculadoID }),
  entrada: objeto({ especialidadMatriculadoID: id }),
  salida: z.unknown(),
})

/** Extension: what `conceptoCertif` charges, told before saving; null where the council has no such concept. */
export const traerConcepto = dato({
  metodo: 'GET',
  ruta: '/especialidad_matriculado/traerConcepto',
  acceso: 'credenciales.editar',
  extension: true,
  entrada: objeto({}),
  salida: nulo(objeto({ id, nombre: texto(), monto: dinero() }).cable),
})
