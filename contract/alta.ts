import * as z from 'zod'
import {
  FECHA_MALA,
  dinero,
  entero,
  fecha,
  id,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { cuitDePersona, dni, email } from '@/contract/campos-persona'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { makeCuit } from '@/domain/cuit'

/** The wizard's three steps, which the call carries merged. */
const INICIALES = {
  matricula: entero('Ingrese Matricula', 1),
  tipoMatriculaID: entero('Ingrese Tipo de Matricula', 1),
  nroColegio: vaciable(entero('Ingrese un número entero', 0), null),
  formaPagoID: entero('Seleccione ID Forma de Pago', 1),
  libro: vaciable(texto(50)),
  folio: vaciable(texto(50)),
} as const

const PERSONALES = {
  nombre: textoRequerido('Ingrese Nombre', 100),
  apellido: textoRequerido('Ingrese Apellido', 100),
  dni: dni('Ingrese DNI'),
  fechaNacimiento: fecha('Ingrese Fecha de Nacimiento', FECHA_MALA),
  sexo: entero('Elija Sexo', 1, 2),
  nacionalidad: textoRequerido('Ingrese Nacionalidad', 100),
  domicilio: vaciable(texto(300)),
  provinciaID: entero('Ingrese Provincia', 1),
  departamentoID: entero('Ingrese Departamento', 1),
  localidad: textoRequerido('Ingrese Localidad', 200),
  barrio: textoRequerido('Ingrese Barrio', 200),
  email: email('Ingrese Email Válido'),
  telefono: textoRequerido('Ingrese Telefono', 100),
  observaciones: vaciable(texto(5000)),
} as const

const MAX_HOSPITALES = 50

/** `id` is a running number, `hospital` the catalogue's id. */
const hospital = objeto({
  id,
  hospital: entero('Elija un Hospital', 1),
  servicio: vaciable(texto(200)),
  cargo: vaciable(texto(200)),
}).cable

const ACADEMICOS = {
  tituloID: entero('Elija un Titulo', 1),
  fechaTitulo: vaciable(fecha(), null),
  entidadEntregaTituloID: entero('Elija una Entidad', 1),
  consultorio: vaciable(texto(300)),
  localidadCons: vaciable(texto(200)),
  clinica: vaciable(texto(300)),
  hospital: vaciable(texto(300)),
  servicios: vaciable(texto(300)),
  cargos: vaciable(texto(300)),
  telProf: vaciable(texto(100)),
  fax: vaciable(texto(100)),
  cuitCuil: cuitDePersona('Ingrese CUIT/CUIL'),
  ingresoCM: vaciable(fecha(), null),
  egresoCM: vaciable(fecha(), null),
  ultimoPeriodoRenovado: vaciable(fecha(), null),
  uadFecha: vaciable(fecha(), null),
  isspse: siNo,
  iosep: siNo,
  notas: vaciable(texto(5000)),
  hospitales: ['hospitalesJSON', jsonEn(z.array(hospital).max(MAX_HOSPITALES, 'Hasta 50 hospitales'))],
} as const

export const pasoInicial = objeto(INICIALES)
export const pasoPersonal = objeto(PERSONALES)
export const pasoAcademico = objeto(ACADEMICOS)

/**
 * Adds a doctor. lugarOrigenID is the province, and the last three are always the same. The answer's `matriculadoID`
 * is an extension.
 */
export const crear = dato({
  metodo: 'POST',
  ruta: '/matriculado/crear',
  acceso: 'padron.crear',
  auditoria: { acto: 'matriculado.crear', palabras: 'Alta de matriculado' },
  ejemplo: ({ lugar }) => ({
    matricula: 98_765,
    tipoMatriculaID: 1,
    formaPagoID: 1,
    nombre: 'Inés María',
    apellido: 'Nuevo',
    dni: 31_234_567,
    fechaNacimiento: '1985-02-03',
    sexo: 2,
    nacionalidad: 'Argentina',
    ...lugar,
    lugarOrigenID: lugar.provinciaID,
    localidad: 'Frías',
    barrio: 'Centro',
    email: 'ines.nuevo@example.com',
    telefono: '3854 123456',
    tituloID: 1,
    entidadEntregaTituloID: 1,
    cuitCuil: makeCuit(31_234_567, 2),
    isspse: false,
    iosep: true,
    domicilioNoConfirmado: true,
    superintendencia: false,
    federacion: false,
    hospitalesJSON: JSON.stringify([{ id: 1, hospital: 1, servicio: 'Guardia', cargo: 'Jefa' }]),
  }),
  entrada: objeto({
    ...INICIALES,
    ...PERSONALES,
    lugarOrigenID: entero('Ingrese Provincia', 1),
    ...ACADEMICOS,
    domicilioNoConfirmado: siNo,
    superintendencia: siNo,
    federacion: siNo,
  }),
  salida: objeto({ matriculadoID: opcional(id) }).cable,
})

/**
 * Extension: what a new doctor's steps begin with. The number after the highest, and of nationality and places what at
 * least four in five of the last doctors have; null where there is no such value. `inscripcion` is the concept that the
 * rule names, at today's price.
 */
export const traerSugerencias = dato({
  metodo: 'GET',
  ruta: '/matriculado/traerSugerencias',
  acceso: 'padron.crear',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    matricula: nulo(entero()),
    nacionalidad: nulo(texto()),
    provinciaID: nulo(id),
    departamentoID: nulo(id),
    localidad: nulo(texto()),
    inscripcion: nulo(objeto({ id, nombre: texto(), monto: dinero() }).cable),
  }).cable,
})
