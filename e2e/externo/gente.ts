import { makeCuit } from '@/domain/cuit'
import { addMonths, formatMes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'

/** What an old server keeps of a doctor: a tree of whatever types its language happened to give. */
export type Arbol = { [clave: string]: Arbol | Arbol[] | string | number | null }

export interface Cargo {
  /** 1 concept, 2 plan instalment, 3 registration; the ids of the three kinds overlap. */
  tipo: 1 | 2 | 3
  id: number
  nombre: string
  mes: number
  anio: number
  pesos: string
  creado: string
}
export interface Movimiento {
  id: string
  fecha: string
  concepto: string
  tipo: 1 | 2 | 3
  pesos: string
  ingreso: boolean
}
export interface Periodo {
  desde: string
  hasta: string | null
  tipo: number
}
export interface Medico {
  ficha: Arbol & {
    id: number
    matricula: string | number
    datospersonales: Arbol & { apellido_nombre: string; dni: string | number }
    datosprofesionales: Arbol & { cuit_cuil: string }
  }
  cobertura: string
  cargos: Cargo[]
  movimientos: Movimiento[]
  periodos: Periodo[]
  especialidades: Arbol[]
}

const APELLIDOS = [
  'Abregú',
  'Banegas',
  'Coronel',
  'Díaz',
  'Ñáñez',
  'Paz',
  'Ruiz',
  'Soria',
  'Trejo',
  'Villalba',
]
const NOMBRES = ['Ana María', 'Bruno', 'Celia', 'Darío', 'Elena']
const CUANTOS = 40

/** The same forty invented doctors each time, none like the one before. */
export const makeGente = (): Medico[] => Array.from({ length: CUANTOS }, (_, i) => makeMedico(i))

export const dniOf = (i: number): number => 20_000_000 + i * 137_911
const nameOf = (i: number): string => `${APELLIDOS[i % APELLIDOS.length]} ${NOMBRES[i % NOMBRES.length]}`

function makeMedico(i: number): Medico {
  const ficha = {
    id: 101 + i,
    matricula: asText(i, 1_000 + i),
    genera_cuotas: i % 2 === 0 ? '1' : 1,
    tipomatricula: { nombre: i % 6 === 5 ? 'PASIVO' : 'ACTIVO', categoria: '1' },
    nro_colegio: absent(i) ?? '',
    formapago: { nombre: 'Efectivo', pivot: { orden: null } },
    datospersonales: personal(i),
    datosprofesionales: professional(i),
    ...(i % 7 === 3 ? { datosacademicos: null } : { datosacademicos: academic(i) }),
    varios: {
      ingreso_cm: dated(i, '2001-03-15'),
      egreso_cm: '0000-00-00',
      iosep: '1',
      isspse: 0,
      notas: absent(i) ?? '',
    },
    created_at: '2001-03-15 10:00:00',
    deleted_at: null,
  }
  return {
    ficha,
    cobertura: COBERTURAS[i % 3] ?? '',
    ...money(i),
    periodos: [{ desde: '2001-03-15', hasta: null, tipo: i % 6 === 5 ? 3 : 1 }],
    especialidades: specialties(i),
  }
}

/** One with its revalidation, one that never expires and one that has expired; numbers as this server writes them. */
const specialties = (i: number): Arbol[] => {
  const number = `${100 + i}/2012`
  const row = (id: number, especialidadID: string, mas: Arbol): Arbol => ({
    id: String(9_000 + i * 10 + id),
    especialidadID,
    sinReval: '0',
    nroCertificado: number,
    formaObtencionEspecialidadID: '1',
    organizacionID: 2,
    lugarOrganizacion: absent(i) ?? '',
    esReval: 0,
    created_at: '2012-01-01 10:00:00',
    ...mas,
  })
  const inForce = `${partsOf(today()).anio + 3}-05-02`
  return [
    row(1, '1', { fechaObtencion: dated(i % 4, '2012-05-02'), fechaCaducidad: '2017-05-02 00:00:00' }),
    row(2, '1', {
      fechaObtencion: '2024-05-02 00:00:00',
      fechaCaducidad: `${inForce} 00:00:00`,
      esReval: '1',
    }),
    row(3, '2', {
      fechaObtencion: '2005-02-01',
      fechaCaducidad: null,
      sinReval: '1',
      nroCertificado: 77 + i,
    }),
    row(4, '3', { fechaObtencion: '2015/02/01', fechaCaducidad: '2020/02/01', nroCertificado: null }),
  ]
}

const COBERTURAS = ['SIN COBERTURA', 'CON COBERTURA', 'COBERTURA AMPLIADA']

/** Numbers as text for three of four. */
const asText = (i: number, value: number): string | number => (i % 4 === 0 ? value : String(value))
const absent = (i: number): null | undefined => (i % 3 === 1 ? null : undefined)

/** A date as one of five languages writes it; the last is MySQL's for none. */
function dated(i: number, fecha: string): string {
  const ways = [
    fecha,
    fecha.replaceAll('-', '/'),
    `${fecha} 00:00:00`,
    `${fecha}T03:00:00.000Z`,
    '0000-00-00',
  ]
  return ways[i % ways.length] ?? fecha
}

function personal(i: number): Medico['ficha']['datospersonales'] {
  const all: Medico['ficha']['datospersonales'] = {
    apellido_nombre: nameOf(i),
    dni: asText(i, dniOf(i)),
    fecha_nacimiento: dated(i, '1975-08-09'),
    sexo: asText(i, (i % 2) + 1),
    nacionalidad: 'Argentina',
    provincia: { id: '22', nombre: 'Santiago del Estero' },
    departamento: i % 3 === 0 ? { nombre: 'Capital' } : { id: '5', nombre: 'Capital', provincia_id: null },
    localidad: 'Santiago del Estero',
    barrio: absent(i) ?? '',
    domicilio: 'Libertad 123',
    telefono: i % 5 === 1 ? 3_854_100_000 + i : `385 4${100_000 + i}`,
    email: `medico${i}@example.com`,
    estado_civil: null,
  }
  if (i % 3 === 2) Reflect.deleteProperty(all, 'domicilio')
  return all
}

const professional = (i: number): Medico['ficha']['datosprofesionales'] => ({
  consultorio: 'Belgrano 45',
  localidad: absent(i) ?? 'La Banda',
  tel_prof: null,
  cuit_cuil: makeCuit(dniOf(i), i % 2 === 0 ? 1 : 2),
  ...(i % 2 === 0
    ? {
        hospitaldatosprofesionales: [
          { id: '1', hospital: { nombre: 'Hospital Regional' }, servicio: null, cargo: '', pivot: null },
        ],
      }
    : {}),
})

const academic = (i: number): Arbol => ({
  titulo: { id: '1', nombre: 'Médico' },
  entidadotorgatitulo: absent(i) ?? { nombre: 'Universidad Nacional de Tucumán' },
  fecha: dated(i + 1, '2000-12-01'),
})

/** Four paid months a year ago; of three doctors two owe the last months, some a concept and an instalment as well. */
function money(i: number): Pick<Medico, 'cargos' | 'movimientos'> {
  const now = monthNumber(partsOf(today()))
  const movimientos = Array.from({ length: 4 }, (_, k) => paidMonth(i, k, now - 13 + k)).flat()
  const cargos = Array.from({ length: (i % 3) * 2 }, (_, k) => month(i * 10 + k, now - k))
  if (i % 5 === 1) cargos.push({ ...month(i * 10, now), tipo: 1, nombre: 'Curso de ética', pesos: '7250.50' })
  if (i % 8 === 2)
    cargos.push({ ...month(i * 10, now - 1), tipo: 2, nombre: 'Cuota 2 de 12', pesos: '3333.34' })
  return { cargos, movimientos: [...movimientos, ...cargos.map((cargo) => owed(cargo))] }
}

export const PRECIO = '18500.00'

export function month(id: number, number: number): Cargo {
  const { anio, mes } = monthAt(number)
  const creado = `${anio}-${String(mes).padStart(2, '0')}-01 08:15:00`
  return { tipo: 3, id, nombre: `Matricula ${formatMes({ anio, mes })}`, mes, anio, pesos: PRECIO, creado }
}

/** What the statement says of a new charge. */
export const owed = ({ tipo, id, nombre, pesos, creado }: Cargo): Movimiento => ({
  id: `${tipo}${id}-0`,
  fecha: creado.slice(0, 10),
  concepto: nombre,
  tipo,
  pesos,
  ingreso: false,
})

function paidMonth(i: number, k: number, number: number): Movimiento[] {
  const cargo = month(i * 10 + 5 + k, number)
  const paid = {
    ...owed(cargo),
    id: `9${i}${k}-${i * 4 + k + 1}`,
    fecha: addMonths(cargo.creado.slice(0, 10), 1),
  }
  return [owed(cargo), { ...paid, ingreso: true }]
}
