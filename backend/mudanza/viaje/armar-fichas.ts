import type { Carga, Fila } from '@/backend/generador/carga'
import type { Apellidos, Nombre } from '@/backend/mudanza/viaje/apellidos'
import type { Catalogos } from '@/backend/mudanza/viaje/armar-catalogos'
import type { Hallazgos } from '@/backend/mudanza/viaje/hallazgos'
import type { POR_MATRICULADO } from '@/backend/mudanza/viaje/llamadas'
import type { LeidoDe } from '@/contract/lectura/result'
import type { Numeros } from '@/backend/mudanza/viaje/numeros'
import { isValidCuit } from '@/domain/cuit'
import { estadoID } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { claveDeBusqueda, plegar } from '@/domain/plegar'

export type Ficha = LeidoDe<typeof POR_MATRICULADO.ficha>

/** What the rest of a member is made with. */
export interface Persona {
  id: number
  ficha: Ficha
  tipoMatriculaID: number
}

export interface Taller {
  carga: Carga
  catalogos: Catalogos
  hallazgos: Hallazgos
  numeros: Numeros
  /** The day of the copy. */
  hoy: Fecha
}

/** Each document belongs to one member: of two with the same the second goes without. */
export class Documentos {
  private readonly dados = { dni: new Set<number>(), matricula: new Set<number>(), cuit: new Set<string>() }

  constructor(private readonly hallazgos: Hallazgos) {}

  /** One below zero stands for a number that is missing or somebody else's, since none is below zero. */
  number(que: 'dni' | 'matricula', id: number, value: number | null | undefined): number {
    if (value && value > 0 && !this.dados[que].has(value)) {
      this.dados[que].add(value)
      return value
    }
    const name = que === 'dni' ? 'El DNI' : 'La matrícula'
    this.hallazgos.note('documento', id, value ? `${name} ${value} ya es de otro` : `${name} falta`, {
      [que]: value ?? null,
    })
    return -id
  }

  cuit(id: number, value: string | null | undefined): string | null {
    const digits = value?.replace(/\D/g, '') ?? ''
    if (digits === '') return null
    if (isValidCuit(digits) && !this.dados.cuit.has(digits)) {
      this.dados.cuit.add(digits)
      return digits
    }
    this.hallazgos.note(
      'documento',
      id,
      `El CUIT ${value} ${isValidCuit(digits) ? 'ya es de otro' : 'está mal escrito'}`,
      { cuit: value },
    )
    return null
  }
}

/** What is known of a member besides his record. */
interface Sabido {
  /** His name as the list writes it. */
  enLista: string | null | undefined
  /** Where a person said that his surname ends. */
  dicho: Nombre | undefined
  formaPagoID: number
}

/** Writes one member's record with its id. */
export function armarFicha(
  { carga, catalogos, hallazgos, numeros }: Taller,
  documentos: Documentos,
  apellidos: Apellidos,
  id: number,
  ficha: Ficha,
  { enLista, dicho, formaPagoID }: Sabido,
): Persona {
  const { datosPersonales: personales, datosProfesionales: profesionales, varios } = ficha
  const { apellido, nombre, dudoso }: Nombre = dicho ?? apellidos.split([enLista, personales?.apellidoNombre])
  if (dudoso)
    hallazgos.note(
      'apellido',
      id,
      `«${personales?.apellidoNombre ?? enLista ?? ''}» se leyó como «${apellido}, ${nombre}»`,
    )
  const tipo =
    estadoID(ficha.tipoMatricula) ?? catalogos.porNombre('tipo_matricula', ficha.tipoMatricula?.nombre)
  if (tipo === undefined)
    hallazgos.note('dato', id, `No se sabe su tipo de matrícula: queda INHABILITADO`, {
      tipo: ficha.tipoMatricula,
    })
  const persona = { id, ficha, tipoMatriculaID: tipo ?? SIN_TIPO }
  carga.add('matriculado', {
    id,
    matricula: documentos.number('matricula', id, ficha.matricula),
    tipo_matricula_id: persona.tipoMatriculaID,
    nro_colegio: ficha.nroColegio ?? null,
    forma_pago_id: formaPagoID,
    genera_cuotas: ficha.generaCuotas ?? false,
    apellido,
    nombre,
    busqueda: claveDeBusqueda(apellido, nombre),
    dni: documentos.number('dni', id, personales?.dni),
    ...personalColumns(catalogos, hallazgos, id, personales),
    ...professionalColumns(catalogos, documentos, id, ficha),
    uad_fecha: varios?.uadFecha ?? null,
    ingreso_cm: varios?.ingresoCM ?? null,
    egreso_cm: varios?.egresoCM ?? null,
    iosep: varios?.iosep ?? false,
    isspse: varios?.isspse ?? false,
    notas: varios?.notas ?? null,
  })
  for (const one of profesionales?.hospitales ?? []) {
    const hospital = one.hospital?.id ?? catalogos.porNombre('hospital', one.hospital?.nombre)
    if (!one.id || !catalogos.has('hospital', hospital)) {
      hallazgos.note('dato', id, `No se conoce el hospital «${one.hospital?.nombre ?? ''}»`, one)
      continue
    }
    carga.add('hospital_matriculado', {
      id: numeros.keep('hospital_matriculado', one.id),
      matriculado_id: id,
      hospital_id: hospital ?? null,
      servicio: one.servicio ?? null,
      cargo: one.cargo ?? null,
    })
  }
  return persona
}

/** INHABILITADO is charged nothing and practises nothing until somebody looks. */
const SIN_TIPO = 4

function personalColumns(
  { provincias, departamentos }: Catalogos,
  hallazgos: Hallazgos,
  id: number,
  p: Ficha['datosPersonales'],
): Fila {
  const provincia = p?.provincia?.nombre ? provincias.get(plegar(p.provincia.nombre)) : undefined
  const departamento = p?.departamento?.nombre
    ? departamentos.get(`${provincia} ${plegar(p.departamento.nombre)}`)
    : undefined
  const lost = (what: string, value: unknown) =>
    hallazgos.note('dato', id, `No se pudo guardar ${what}`, { valor: value })
  if (p?.provincia?.nombre && provincia === undefined) lost('la provincia', p.provincia)
  if (p?.departamento?.nombre && departamento === undefined) lost('el departamento', p.departamento)
  if (p?.sexo && p.sexo !== 1 && p.sexo !== 2) lost('el sexo', p.sexo)
  return {
    fecha_nacimiento: p?.fechaNacimiento ?? null,
    sexo: p?.sexo === 1 || p?.sexo === 2 ? p.sexo : null,
    nacionalidad: p?.nacionalidad ?? null,
    domicilio: p?.domicilio ?? null,
    provincia_id: provincia ?? null,
    lugar_origen_id: provincia ?? null,
    departamento_id: departamento ?? null,
    localidad: p?.localidad ?? null,
    barrio: p?.barrio ?? null,
    email: p?.email ?? null,
    telefono: p?.telefono ?? null,
  }
}

function professionalColumns(catalogos: Catalogos, documentos: Documentos, id: number, ficha: Ficha): Fila {
  const { datosProfesionales: p, datosAcademicos: a } = ficha
  const known = (tabla: string, row: { id: number | null; nombre: string | null } | null | undefined) => {
    const found = row?.id ?? catalogos.porNombre(tabla, row?.nombre)
    return catalogos.has(tabla, found) ? (found ?? null) : null
  }
  return {
    consultorio: p?.consultorio ?? null,
    localidad_consultorio: p?.localidad ?? null,
    clinica: p?.clinica ?? null,
    tel_prof: p?.telProf ?? null,
    fax: p?.fax ?? null,
    cuit_cuil: documentos.cuit(id, p?.cuitCuil),
    titulo_id: known('titulo', a?.titulo),
    fecha_titulo: a?.fecha ?? null,
    entidad_otorga_titulo_id: known('entidad_otorga_titulo', a?.entidadOtorgaTitulo),
  }
}
