import { CAMPOS_FICHA, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

export const PASOS = ['inicial', 'personal', 'academico'] as const
export type Paso = (typeof PASOS)[number]

export const TITULOS: Record<Paso, string> = {
  inicial: 'Datos Iniciales',
  personal: 'Datos Personales',
  academico: escrito('Datos Academicos'),
}

export const DIRECCIONES: Record<Paso, string> = {
  inicial: rutas.crearInicial(),
  personal: rutas.crearPersonal(),
  academico: rutas.crearAcademico(),
}

export const stepAt = (pathname: string): Paso | undefined =>
  PASOS.find((paso) => DIRECCIONES[paso] === pathname)

/** Routes 04 and 05 lead to these sections of the last step. */
export const ANCLAS = { profesionales: 'profesionales', varios: 'varios' } as const

/** Label and length as the record has them. */
function de(ruta: RutaCampo): { label: string; maxLength?: number } {
  const { etiqueta, maximo }: CampoFicha = CAMPOS_FICHA[ruta]
  return maximo ? { label: escrito(etiqueta), maxLength: maximo } : { label: escrito(etiqueta) }
}

export const CAMPOS = {
  inicial: {
    matricula: de('matriculado.matricula'),
    tipoMatriculaID: { label: escrito('Tipo de Matricula') },
    nroColegio: de('matriculado.nro_colegio'),
    formaPagoID: { label: 'Forma de Pago' },
    libro: de('matriculado.libro'),
    folio: de('matriculado.folio'),
  },
  personal: {
    nombre: de('matriculado.datospersonales.nombre'),
    apellido: de('matriculado.datospersonales.apellido'),
    dni: de('matriculado.datospersonales.dni'),
    fechaNacimiento: de('matriculado.datospersonales.fecha_nacimiento'),
    sexo: de('matriculado.datospersonales.sexo'),
    nacionalidad: de('matriculado.datospersonales.nacionalidad'),
    provinciaID: de('matriculado.datospersonales.provincia'),
    departamentoID: de('matriculado.datospersonales.departamento'),
    localidad: de('matriculado.datospersonales.localidad'),
    barrio: de('matriculado.datospersonales.barrio'),
    domicilio: de('matriculado.datospersonales.domicilio'),
    telefono: de('matriculado.datospersonales.telefono'),
    email: de('matriculado.datospersonales.email'),
    observaciones: de('matriculado.observaciones'),
  },
  academico: {
    tituloID: de('matriculado.datosacademicos.titulo'),
    fechaTitulo: de('matriculado.datosacademicos.fecha'),
    entidadEntregaTituloID: de('matriculado.datosacademicos.entidad_otorga_titulo'),
    cuitCuil: de('matriculado.datosprofesionales.cuit_cuil'),
    consultorio: de('matriculado.datosprofesionales.consultorio'),
    localidadCons: de('matriculado.datosprofesionales.localidad'),
    clinica: de('matriculado.datosprofesionales.clinica'),
    telProf: de('matriculado.datosprofesionales.tel_prof'),
    fax: de('matriculado.datosprofesionales.fax'),
    hospital: de('matriculado.datosprofesionales.otro_hospital'),
    servicios: de('matriculado.datosprofesionales.servicios'),
    cargos: de('matriculado.datosprofesionales.cargos'),
    hospitales: { label: 'Hospitales' },
    ingresoCM: de('matriculado.varios.ingreso_cm'),
    egresoCM: de('matriculado.varios.egreso_cm'),
    ultimoPeriodoRenovado: de('matriculado.varios.ultimo_periodo_renovado'),
    uadFecha: de('matriculado.varios.uad_fecha'),
    isspse: de('matriculado.varios.isspse'),
    iosep: de('matriculado.varios.iosep'),
    notas: de('matriculado.varios.notas'),
  },
} as const

export const labelsOf = (paso: Paso): Record<string, string> =>
  Object.fromEntries(Object.entries(CAMPOS[paso]).map(([name, { label }]) => [name, label]))

/** Undefined for a field that no step shows. */
export function findField(name: string): { name: string; paso: Paso; label: string } | undefined {
  for (const paso of PASOS) {
    const label = labelsOf(paso)[name]
    if (label) return { name, paso, label }
  }
  // The place of origin is the province, so it shows the same error.
  return name === 'lugarOrigenID' ? findField('provinciaID') : undefined
}
