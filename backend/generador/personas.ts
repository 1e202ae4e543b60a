import type { Azar } from '@/backend/generador/azar'
import type { Carga, Fila } from '@/backend/generador/carga'
import type { Catalogos } from '@/backend/generador/catalogos'
import {
  inventAddress,
  inventBarrio,
  inventPhone,
  pickPlace,
  type Lugar,
} from '@/backend/generador/domicilios'
import { createSpecialties } from '@/backend/generador/especialidades'
import { inventName } from '@/backend/generador/nombres'
import { addSeguros, endAt, inventSeguros } from '@/backend/generador/seguros'
import { deathOf, type Papel, type Socio } from '@/backend/generador/socio'
import { inventPeriods, maxFecha, pickFecha } from '@/backend/generador/trayectoria'
import { addDebit, addOtherDebit, addWork } from '@/backend/generador/trabajo'
import { makeCuit } from '@/domain/cuit'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { EFECTIVO } from '@/domain/estados'
import { addDays, addMonths, daysBetween, partsOf, type Fecha } from '@/domain/fechas'
import { claveDeBusqueda, plegar } from '@/domain/plegar'

const YEARS_OF_REGISTER = 48
const LONG_NAME_EVERY = 250
/** A small register shows these too, right after the two special members. */
const RARE_STATES = [4, 5, 6, 7, 8]

/** In the order of their registration numbers. */
export function createPersonas(azar: Azar, catalogos: Catalogos, cuantos: number, hoy: Fecha, carga: Carga) {
  const opening = addMonths(hoy, -12 * YEARS_OF_REGISTER)
  const span = daysBetween(opening, hoy)
  const addSpecialties = createSpecialties(azar, catalogos, carga, hoy)
  const takenDni = new Set<number>()
  const afterRoles = Math.floor(cuantos / 10) + 2
  let matricula = 0
  let solicitud = 0

  const uniqueDni = (nacimiento: Fecha): number => {
    const { anio, mes } = partsOf(nacimiento)
    const expected = Math.round(6_200_000 + (anio + mes / 12 - 1949) * 710_000)
    let dni = Math.max(1_000_000, expected) + azar.int(0, 400_000)
    while (takenDni.has(dni)) dni++
    takenDni.add(dni)
    return dni
  }

  return (index: number, papel: Papel): Socio => {
    matricula += azar.chance(0.03) ? 2 : 1
    const ingreso = addDays(opening, Math.floor(span * (index / cuantos) ** 0.75))
    const fechaTitulo = addDays(ingreso, -azar.int(20, azar.chance(0.1) ? 3_000 : 400))
    const nacimiento = addDays(fechaTitulo, -azar.int(23 * 365, 29 * 365))
    const periodos = papel
      ? [{ tipo: 1, desde: ingreso }]
      : inventPeriods(azar, { ingreso, nacimiento, hoy, final: RARE_STATES[index - afterRoles] })
    const insured = azar.chance(0.6)
    const wider = insured ? azar.next() : 1
    const ampliacionExtendida = wider >= 0.12 && wider < 0.18
    const seguro = { id: index + 1, ingreso, hoy, tipos: catalogos.tiposSeguro }
    const socio: Socio = {
      id: index + 1,
      matricula,
      periodos,
      seguros: insured
        ? endAt(
            inventSeguros({ ...seguro, ampliacion: wider < 0.12, ampliacionExtendida }),
            deathOf({ periodos }),
          )
        : [],
      formaPagoID: papel ? 1 : drawFormaPago(azar),
      generaCuotas: papel !== undefined || !azar.chance(0.02),
    }
    addMember(azar, catalogos, carga, {
      socio,
      ingreso,
      fechaTitulo,
      nacimiento,
      hoy,
      dni: uniqueDni(nacimiento),
    })
    addWork(azar, catalogos, carga, { socio })
    addSpecialties(socio, fechaTitulo)
    if (socio.formaPagoID === DEBITO_BANCARIO)
      addDebit(azar, catalogos, carga, { socio, ingreso, hoy, solicitud: ++solicitud })
    else if (socio.formaPagoID !== EFECTIVO) addOtherDebit(carga, socio, ingreso, hoy)
    return socio
  }
}

function drawFormaPago(azar: Azar): number {
  const draw = azar.next()
  if (draw < 0.3) return DEBITO_BANCARIO
  return draw < 0.38 ? 2 : draw < 0.41 ? 3 : draw < 0.45 ? 5 : draw < 0.48 ? 6 : 1
}

interface Biografia {
  socio: Socio
  ingreso: Fecha
  fechaTitulo: Fecha
  nacimiento: Fecha
  hoy: Fecha
  dni: number
}

function addMember(azar: Azar, catalogos: Catalogos, carga: Carga, vida: Biografia): void {
  const { socio, ingreso } = vida
  const lugar = pickPlace(azar, catalogos.lugares)
  const sexo = azar.chance(0.53) ? 2 : 1
  carga.add('matriculado', {
    id: socio.id,
    matricula: socio.matricula,
    tipo_matricula_id: socio.periodos.at(-1)?.tipo ?? 1,
    nro_colegio: azar.chance(0.3) ? azar.int(1, 9_000) : null,
    forma_pago_id: socio.formaPagoID,
    libro: String(Math.ceil(socio.matricula / 500)),
    folio: String((socio.matricula % 500) + 1),
    genera_cuotas: socio.generaCuotas,
    ...inventPersonal(azar, vida, sexo, lugar),
    ...inventProfessional(azar, catalogos, vida, sexo, lugar),
    creado_en: `${ingreso} 09:00:00-03`,
  })
  addSeguros(carga, socio.id, socio.seguros)
  socio.periodos.forEach(({ tipo, desde }, position) => {
    const next = socio.periodos[position + 1]
    carga.add('periodo_matricula', {
      matriculado_id: socio.id,
      tipo_matricula_id: tipo,
      fecha_desde: desde,
      fecha_hasta: next?.desde ?? null,
    })
  })
}

function inventPersonal(azar: Azar, { socio, nacimiento, dni }: Biografia, sexo: 1 | 2, lugar: Lugar): Fila {
  const { apellido, nombre } = inventName(
    azar,
    sexo,
    partsOf(nacimiento).anio,
    socio.id % LONG_NAME_EVERY === 120,
  )
  const mailbox = plegar(`${nombre.split(' ')[0]} ${apellido}`)
    .replaceAll(' ', '.')
    .slice(0, 40)
  return {
    apellido,
    nombre,
    busqueda: claveDeBusqueda(apellido, nombre),
    dni,
    fecha_nacimiento: nacimiento,
    sexo,
    nacionalidad: azar.chance(0.97)
      ? 'Argentina'
      : azar.pick(['Boliviana', 'Paraguaya', 'Peruana', 'Chilena']),
    domicilio: inventAddress(azar),
    domicilio_no_confirmado: azar.chance(0.4),
    provincia_id: lugar.provinciaID,
    lugar_origen_id: lugar.provinciaID,
    departamento_id: lugar.departamentoID,
    localidad: lugar.localidad,
    barrio: inventBarrio(azar),
    email: `${mailbox}.${socio.id}@correo.example`,
    telefono: inventPhone(azar, lugar.area),
  }
}

function inventProfessional(
  azar: Azar,
  catalogos: Catalogos,
  vida: Biografia,
  sexo: 1 | 2,
  lugar: Lugar,
): Fila {
  const { socio, ingreso, fechaTitulo, hoy, dni } = vida
  const current = socio.periodos.at(-1)
  const office = azar.chance(0.55)
  return {
    consultorio: office ? inventAddress(azar) : null,
    localidad_consultorio: office ? lugar.localidad : null,
    tel_prof: office ? inventPhone(azar, lugar.area) : null,
    cuit_cuil: makeCuit(dni, sexo),
    titulo_id: azar.pickSkewed(catalogos.titulos[sexo]),
    fecha_titulo: fechaTitulo,
    entidad_otorga_titulo_id: drawSchool(azar, catalogos, partsOf(fechaTitulo).anio),
    uad_fecha: pickFecha(azar, maxFecha(ingreso, addMonths(hoy, -60)), hoy),
    ingreso_cm: ingreso,
    egreso_cm: current && current.tipo >= 6 ? current.desde : null,
    iosep: drawIosep(azar),
    isspse: azar.chance(0.25),
  }
}

/** One draw goes unused: with it a seed makes the same people as it always did. */
function drawIosep(azar: Azar): boolean {
  azar.chance(0.2)
  return azar.chance(0.6)
}

function drawSchool(azar: Azar, { entidades }: Catalogos, graduated: number): number {
  const school = azar.pick(entidades)
  return school.desde <= graduated
    ? school.id
    : (entidades.find(({ desde }) => desde <= graduated)?.id ?? school.id)
}
