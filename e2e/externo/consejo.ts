import { ESTADOS } from '@/domain/estados'
import { makeCuit } from '@/domain/cuit'
import { monthNumber, partsOf, today } from '@/domain/fechas'
import { type FilaVieja, makeCatalogos } from './catalogos'
import { type Arbol, type Cargo, type Medico, dniOf, makeGente, month, owed } from './gente'

/** What the server refuses in words of its own. */
export class Negativa extends Error {
  constructor(
    readonly estado: string | number,
    mensaje: string,
  ) {
    super(mensaje)
  }
}

interface Cuenta {
  clave: string
  rol: string
  nombre: string
  /** Doctors alone; text, as this server likes it. */
  matriculadoID?: string
  /** Of who may do by name what the others may not; text as well. */
  personaID?: string
}

export const CLAVE_AJENA = 'consejo2026'
export const DOCTORA = { cuit: makeCuit(dniOf(1), 2), id: 102 }

const cuenta = (rol: string, nombre: string): Cuenta => ({ clave: CLAVE_AJENA, rol, nombre })

export type Datos = Record<string, string | number | boolean | null>

const asTexts = (datos: Datos): Record<string, string> =>
  Object.fromEntries(Object.entries(datos).map(([key, value]) => [key, String(value ?? '')]))

/** The council's register in memory, and the acts that change it. */
export class Consejo {
  readonly medicos = makeGente()
  readonly catalogos = makeCatalogos()
  readonly cuentas = new Map<string, Cuenta>([
    ['administracion', cuenta('ADMINISTRACION', 'Rosa')],
    ['tesorera', { ...cuenta('ADMINISTRACION', 'Delia'), personaID: '1' }],
    ['contador', cuenta('CONTADOR', 'Óscar')],
    ['administrativo', cuenta('ADMINISTRATIVO', 'Inés')],
    ['empleado', cuenta('EMPLEADO', 'Raúl')],
    [DOCTORA.cuit, { ...cuenta('MEDICO', 'Bruno'), matriculadoID: String(DOCTORA.id) }],
    ['medico.suelto', cuenta('MEDICO', 'Celia')],
    ['sin.roles', cuenta('', 'Nadie')],
  ])
  /** Who must choose a password at the prescriptions' door, by CUIT. */
  readonly porElegir = new Set<string>()
  /** What that door answers to frame. */
  marco = 'http://127.0.0.1:9/recetas?s=1'
  private numero = 5_000

  signIn(usuario: string, clave: string): Cuenta {
    const found = this.cuentas.get(usuario)
    if (!found) throw new Negativa('-2', 'No existe')
    if (found.clave !== clave) throw new Negativa('-1', 'Clave incorrecta')
    return found
  }

  find(id: unknown): Medico {
    const medico = this.medicos.find(({ ficha }) => String(ficha.id) === String(id))
    if (!medico) throw new Negativa(0, 'El matriculado no existe')
    return medico
  }

  /** Old filters match a part of what they are compared with. */
  search({ nombre = '', dni = '', matricula = '' }: Datos): Medico[] {
    const has = (value: unknown, part: unknown): boolean =>
      String(value).toLowerCase().includes(String(part).toLowerCase())
    return this.medicos.filter(
      ({ ficha }) =>
        has(ficha.datospersonales.apellido_nombre, nombre) &&
        has(ficha.datospersonales.dni, dni) &&
        has(ficha.matricula, matricula),
    )
  }

  pay(detalle: string, fecha: string): { movimientoID: string; pagoID: string } {
    const lineas = JSON.parse(detalle) as { id: number; tipoPagoID: number }[]
    const found = lineas.map((linea) => this.takeOut(linea))
    const pagoID = String(++this.numero)
    for (const { medico, cargo } of found) {
      medico.cargos.splice(medico.cargos.indexOf(cargo), 1)
      medico.movimientos.push({ ...owed(cargo), id: `${++this.numero}-${pagoID}`, fecha, ingreso: true })
    }
    return { movimientoID: String(this.numero), pagoID }
  }

  private takeOut({ id, tipoPagoID }: { id: number; tipoPagoID: number }): { medico: Medico; cargo: Cargo } {
    for (const medico of this.medicos) {
      const cargo = medico.cargos.find((one) => one.id === id && one.tipo === tipoPagoID)
      if (cargo) return { medico, cargo }
    }
    throw new Negativa('0', 'El pago ya no figura como pendiente')
  }

  /** The months after the last one there is. */
  addMonths(matriculadoID: unknown, cantidad: number): void {
    const medico = this.find(matriculadoID)
    const taken = medico.cargos.filter(({ tipo }) => tipo === 3).map((cargo) => monthNumber(cargo))
    const first = Math.max(monthNumber(partsOf(today())) - 1, ...taken) + 1
    for (let k = 0; k < cantidad; k++) {
      const cargo = month(++this.numero, first + k)
      medico.cargos.push(cargo)
      medico.movimientos.push(owed(cargo))
    }
  }

  changeState(matriculadoID: unknown, tipo: number): void {
    const { ficha, periodos } = this.find(matriculadoID)
    const nombre = ESTADOS[tipo as keyof typeof ESTADOS]
    if (!nombre) throw new Negativa(0, 'Tipo de matricula inexistente')
    ficha['tipomatricula'] = { nombre }
    for (const periodo of periodos) periodo.hasta ??= today()
    periodos.unshift({ desde: today(), hasta: null, tipo })
  }

  /** Writes what the dotted path names, as text whatever it was. */
  edit({ matriculadoID, campo, valor }: Datos): void {
    const [, ...path] = String(campo).split('.')
    const named = path.pop() ?? ''
    let place: Arbol = this.find(matriculadoID).ficha
    for (const step of path) place = (place[step] ??= {}) as Arbol
    const last = named.replace('entidad_otorga_titulo', 'entidadotorgatitulo')
    place[last] = named in this.catalogos ? { ...this.rowOf(named, valor) } : String(valor)
  }

  rowsOf(noun: string): FilaVieja[] {
    return (this.catalogos[noun] ??= [])
  }
  rowOf(noun: string, id: unknown): FilaVieja {
    const fila = this.rowsOf(noun).find((one) => one.id === String(id))
    if (!fila) throw new Negativa(0, 'No existe')
    return fila
  }
  addRow(noun: string, datos: Datos): void {
    this.rowsOf(noun).push({ id: String(++this.numero), ...asTexts(datos) })
  }
  editRow(noun: string, id: unknown, datos: Datos): void {
    Object.assign(this.rowOf(noun, id), asTexts(datos))
  }
  removeRow(noun: string, id: unknown): void {
    this.rowsOf(noun).splice(this.rowsOf(noun).indexOf(this.rowOf(noun, id)), 1)
  }

  add(alta: Datos): void {
    if (
      this.search({ matricula: alta['matricula'] ?? '' }).some(
        ({ ficha }) => String(ficha.matricula) === String(alta['matricula']),
      )
    )
      throw new Negativa('0', 'Ya existe un matriculado con esa matricula')
    const text = (key: string): string => String(alta[key] ?? '')
    const ficha = {
      id: ++this.numero,
      matricula: text('matricula'),
      genera_cuotas: '1',
      tipomatricula: { nombre: ESTADOS[Number(alta['tipoMatriculaID']) as keyof typeof ESTADOS] },
      formapago: { nombre: 'Efectivo' },
      datospersonales: {
        apellido_nombre: `${text('apellido')} ${text('nombre')}`,
        dni: text('dni'),
        email: text('email'),
      },
      datosprofesionales: { cuit_cuil: text('cuitCuil') },
      varios: {},
    }
    const periodos = [{ desde: today(), hasta: null, tipo: Number(alta['tipoMatriculaID']) }]
    this.medicos.push({
      ficha,
      cobertura: 'SIN COBERTURA',
      cargos: [],
      movimientos: [],
      periodos,
      especialidades: [],
    })
  }

  /** A new password for the doctor's account, which is his CUIT. */
  newKey(matriculadoID: unknown): string {
    const { ficha } = this.find(matriculadoID)
    const clave = String(48_213_097 + ficha.id)
    this.porElegir.add(String(ficha.datosprofesionales.cuit_cuil))
    this.cuentas.set(String(ficha.datosprofesionales.cuit_cuil), {
      clave,
      rol: 'MEDICO',
      nombre: String(ficha.datospersonales.apellido_nombre),
      matriculadoID: String(ficha.id),
    })
    return clave
  }

  remove(id: unknown): void {
    this.medicos.splice(this.medicos.indexOf(this.find(id)), 1)
  }
}
