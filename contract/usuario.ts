import * as z from 'zod'
import {
  entero,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { dni, email } from '@/contract/campos-persona'
import { usuario } from '@/contract/catalogo/usuario'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { SESION } from '@/contract/sesion'

const ejemploDe = (username: string) => ({
  username,
  password: 'siete higueras viejas',
  dni: 28_123_456,
  email: 'marta.sosa@example.com',
  nombre: 'Marta',
  apellido: 'Sosa',
  direccion: 'Belgrano 123',
  telefono: '385 4123456',
  observaciones: 'Turno tarde',
  rolID: 4,
})

const { campos, permiso } = usuario

/** The least length of a user name and of a password. */
const MINIMO = 6
const isLong = (value: string): boolean => [...value].length >= MINIMO
export const SIN_NOMBRE = campos.username.requerido

/** A name has six characters; a shorter one from before the rule may stay. */
export const mayBeNamed = (username: string, antes: string | null | undefined): boolean =>
  isLong(username.trim()) || username.trim() === antes

export const SIN_CLAVE = 'Por favor ingrese contraseña'
const clave = textoRequerido(SIN_CLAVE, 200).refine(isLong, SIN_CLAVE)

const DNI = dni('Ingrese un DNI')
const DIRECCION = texto(campos.direccion.maximo)
const OBSERVACIONES = texto(campos.observaciones.maximo)

const DATOS = {
  username: textoRequerido(SIN_NOMBRE, campos.username.maximo),
  dni: vaciable(DNI, null),
  email: email(campos.email.requerido),
  nombre: textoRequerido(campos.nombre.requerido, campos.nombre.maximo),
  apellido: textoRequerido(campos.apellido.requerido, campos.apellido.maximo),
  direccion: vaciable(DIRECCION),
  telefono: textoRequerido(campos.telefono.requerido, campos.telefono.maximo),
  observaciones: vaciable(OBSERVACIONES),
  rolID: entero(campos.rolID.requerido, campos.rolID.minimo, campos.rolID.maximo),
} as const

/** Extension: the doctor's registration number, for role MEDICO alone. */
const matricula = opcional(entero('Ingrese un número de matrícula', 1))

/** From `version` on the keys are extensions; the password is never read. */
const fila = objeto({
  id,
  username: nulo(texto()),
  dni: nulo(entero()),
  email: nulo(texto()),
  nombre: nulo(texto()),
  apellido: nulo(texto()),
  direccion: nulo(texto()),
  telefono: nulo(texto()),
  observaciones: nulo(texto(5000)),
  roles: nulo(z.array(objeto({ nombre: nulo(texto()) }).cable)),
  rolID: nulo(entero()),
  version: opcional(entero()),
  /** Locked until somebody unlocks it (estado -3). */
  bloqueado: opcional(siNo),
  /** Failed sign-ins make it wait until then (estado -4). */
  esperaHasta: opcional(instante),
  /** How often in 24 hours strangers who tried passwords had to be slowed. */
  intentosAjenos: opcional(entero()),
  matriculado: opcional(objeto({ id, matricula: entero(), nombre: texto() }).cable),
  /** Signing in asks for a second factor. */
  segundoFactor: opcional(siNo),
}).cable

/** `buscar` is an extension. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/user/traerTodos',
  acceso: permiso,
  lista: 'paginada',
  extensiones: ['buscar'],
  ejemplo: () => ({ nroPagina: 1, buscar: 'sosa' }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    buscar: opcional(texto(100)),
  }),
  salida: fila,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/user/traerDatos',
  acceso: permiso,
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id] }),
  salida: fila,
})

/** The answer's id is an extension. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/user/crear',
  acceso: permiso,
  auditoria: { acto: 'usuario.crear', palabras: 'Alta de usuario' },
  secreta: true,
  extensiones: ['matricula'],
  ejemplo: () => ejemploDe('otra.persona'),
  entrada: objeto({
    ...DATOS,
    username: DATOS.username.refine((value) => mayBeNamed(value, undefined), SIN_NOMBRE),
    // Optional: a person without one has no such key. An edit clears it with null.
    dni: opcional(DNI),
    clave: ['password', clave],
    matricula,
  }),
  salida: objeto({ id: opcional(id) }).cable,
})

/**
 * The specification does not show the id's key, so it follows the others. Our own server keeps the present password
 * when none is sent. A short name may stay (`mayBeNamed`).
 */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/user/actualizarDatos',
  acceso: permiso,
  auditoria: { acto: 'usuario.editar', palabras: 'Edición de usuario' },
  secreta: true,
  extensiones: ['matricula', 'version'],
  ejemplo: ({ usuarioID }) => ({ ...ejemploDe('marta.sosa'), password: '', userID: usuarioID, version: 1 }),
  entrada: objeto({
    ...DATOS,
    clave: ['password', opcional(clave)],
    matricula,
    id: ['userID', id],
    version: opcional(entero()),
  }),
  salida: z.unknown(),
})

export const eliminar = dato({
  metodo: 'POST',
  ruta: '/user/eliminar',
  acceso: permiso,
  auditoria: { acto: 'usuario.eliminar', palabras: 'Baja de usuario' },
  ejemplo: ({ usuarioDeMas }) => ({ userID: usuarioDeMas }),
  entrada: objeto({ id: ['userID', id] }),
  salida: z.unknown(),
})

export const restaurar = dato({
  metodo: 'POST',
  ruta: '/user/restaurar',
  acceso: permiso,
  extension: true,
  auditoria: { acto: 'usuario.restaurar', palabras: 'Recuperación de usuario' },
  ejemplo: ({ usuarioEliminado }) => ({ id: usuarioEliminado }),
  entrada: objeto({ id }),
  salida: z.unknown(),
})

/** Lifts both locks: the permanent one (-3) and the one that failed sign-ins bring (-4). */
export const desbloquear = dato({
  metodo: 'POST',
  ruta: '/user/desbloquear',
  acceso: permiso,
  extension: true,
  auditoria: { acto: 'usuario.desbloquear', palabras: 'Desbloqueo de usuario' },
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id] }),
  salida: z.unknown(),
})

/** Locks until somebody unlocks; the account's sessions end at once. */
export const bloquear = dato({
  metodo: 'POST',
  ruta: '/user/bloquear',
  acceso: permiso,
  extension: true,
  auditoria: { acto: 'usuario.bloquear', palabras: 'Bloqueo de usuario' },
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id] }),
  salida: z.unknown(),
})

/** A user's live sessions, last used first. */
export const traerSesiones = lista({
  metodo: 'GET',
  ruta: '/user/traerSesiones',
  acceso: permiso,
  extension: true,
  lista: 'completa',
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id] }),
  salida: objeto(SESION).cable,
})

/** Ends one session of a user, or all without `sesionID`; the administrator's own present one goes on. */
export const cerrarSesiones = dato({
  metodo: 'POST',
  ruta: '/user/cerrarSesiones',
  acceso: permiso,
  extension: true,
  auditoria: { acto: 'usuario.cerrarSesiones', palabras: 'Cierre de las sesiones de un usuario' },
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id], sesionID: opcional(id) }),
  salida: objeto({ cerradas: entero() }).cable,
})

/** For who lost the application and the backup codes; the account's sessions end. */
export const quitarSegundoFactor = dato({
  metodo: 'POST',
  ruta: '/user/quitarSegundoFactor',
  acceso: permiso,
  extension: true,
  auditoria: { acto: 'usuario.quitarSegundoFactor', palabras: 'Baja del segundo factor de un usuario' },
  ejemplo: ({ usuarioID }) => ({ userID: usuarioID }),
  entrada: objeto({ id: ['userID', id] }),
  salida: z.null(),
})
