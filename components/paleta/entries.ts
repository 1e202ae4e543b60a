import type { Reciente } from '@/components/paleta/recent'
import type { Acto } from '@/components/paleta/acts'
import { helpAsked, helpNamed, type TemaNombrado } from '@/components/paleta/help-entries'
import { type Hallazgo, foundEntries } from '@/components/paleta/found-entries'
import type { Consulta } from '@/components/paleta/query'
import type { Permiso } from '@/domain/roles'
import { formatMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { plegar, searchWords } from '@/domain/plegar'
import { formatCount } from '@/domain/texto'
import { hrefOfVista, LISTAS_CON_VISTAS } from '@/domain/vista'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Destino } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

export type Icono =
  | 'recibo'
  | 'medico'
  | 'pantalla'
  | 'vista'
  | 'pagos'
  | 'cuenta'
  | 'habilitado'
  | 'noHabilitado'
  | 'lista'
  | 'ayuda'
  | 'papel'
  | 'plan'
  | 'fila'
  | 'usuario'

export interface Entrada {
  id: string
  grupo: 'Recientes' | 'Vistas' | 'Ayuda' | 'Pantallas' | 'Matriculados' | 'Recibos' | 'Otros'
  href: string
  titulo: string
  detalle?: string
  icono: Icono
}

export interface Medico {
  id?: number | undefined
  apellidoNombre?: string | null | undefined
  dni?: number | null | undefined
  matricula?: number | null | undefined
}

export interface Practica {
  habilitado: boolean
  texto: string
}

export type ReciboHallado = NonNullable<LeidoEn<'/recibo/traerTodos'>['filas']>[number]

type Vista = Pick<LeidoEn<'/vista/traerTodas'>[number], 'id' | 'lista' | 'nombre' | 'consulta'>

interface Sabido {
  typed: string
  vistas?: readonly Vista[]
  /** The manual's tasks, once somebody asks for help. */
  temas?: readonly TemaNombrado[]
  consulta: Consulta
  destinos: readonly Destino[]
  recientes: readonly Reciente[]
  medicos: readonly Medico[]
  total: number
  /** Whether the one doctor found may practise. */
  habilitacion?: Practica | undefined
  permisos: readonly Permiso[]
  /** The receipt whose number was typed. */
  recibo?: ReciboHallado | undefined
  /** What is to be done with the members found. */
  acto?: Acto | undefined
  hallazgos?: readonly Hallazgo[]
}

const MAX_MEDICOS = 8
const MAX_PANTALLAS = 5
/** So few doctors are meant one by one, so each has its usual acts below. */
const POCOS = 2

/** Screens come first: they are known at once and must not move under the finger. */
export function entriesOf(sabido: Sabido): Entrada[] {
  const { typed, destinos, permisos, recientes, vistas = [], temas } = sabido
  const asked = helpAsked(typed)
  if (temas && asked !== undefined)
    return [...screensNamed(typed, destinos).map(screenEntry), ...helpNamed(asked, temas)]
  const views = viewsNamed(typed, vistas, destinos)
  if (typed.trim() === '') {
    const opens = permisos.includes('ficha.ver')
    return [...(opens ? recientes.map(recentEntry) : []), ...destinos.map(screenEntry), ...views]
  }
  return [
    ...screensNamed(typed, destinos).map(screenEntry),
    ...views,
    ...doctorEntries(sabido),
    ...receiptEntry(sabido.recibo),
    ...foundEntries(sabido.hallazgos ?? []),
  ]
}

const screenEntry = ({ href, titulo }: Destino): Entrada => ({
  id: href,
  grupo: 'Pantallas',
  href,
  titulo,
  icono: 'pantalla',
})

const MAX_VISTAS = 5

/** Views of lists that these permissions open, by words of their name and of their list's. */
function viewsNamed(typed: string, vistas: readonly Vista[], destinos: readonly Destino[]): Entrada[] {
  const words = searchWords(typed)
  return vistas
    .flatMap((vista) => {
      const { id, nombre = '', lista } = vista
      if (id === undefined || !lista || !destinos.some(({ href }) => href === hrefOfVista({ lista })))
        return []
      const own = searchWords(`${nombre} ${LISTAS_CON_VISTAS[lista]}`)
      if (!words.every((word) => own.some((name) => name.startsWith(word)))) return []
      return [{ id, nombre, detalle: LISTAS_CON_VISTAS[lista], href: hrefOfVista(vista) }]
    })
    .slice(0, MAX_VISTAS)
    .map(({ id, nombre, detalle, href }) => ({
      ...{ id: `vista ${id}`, grupo: 'Vistas', href, titulo: nombre, detalle, icono: 'vista' },
    }))
}

const recentEntry = ({ id, nombre, matricula }: Reciente): Entrada => ({
  id: `reciente ${id}`,
  grupo: 'Recientes',
  href: rutas.ficha(id),
  titulo: nombre,
  detalle: matricula === null ? '' : `${escrito('Matricula')} ${matricula}`,
  icono: 'medico',
})

/**
 * Each typed word must begin a word of the screen: 'bas' finds 'Ajustes Basicos', and 'car' does not find
 * 'Descargar'.
 */
function screensNamed(typed: string, destinos: readonly Destino[]): Destino[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  return destinos
    .filter(({ titulo, otros }) => {
      const own = searchWords(`${titulo} ${otros ?? ''}`)
      return words.every((word) => own.some((name) => name.startsWith(word)))
    })
    .sort((a, b) => rank(a, typed) - rank(b, typed))
    .slice(0, MAX_PANTALLAS)
}

const rank = ({ titulo }: Destino, typed: string): number =>
  plegar(titulo) === plegar(typed) ? 0 : plegar(titulo).startsWith(plegar(typed)) ? 1 : 2

function doctorEntries({ consulta, medicos, total, habilitacion, permisos, acto }: Sabido): Entrada[] {
  if (consulta.tipo === 'vacia' || !permisos.includes('padron.ver')) return []
  if (!permisos.includes('ficha.ver')) return listEntry(consulta, undefined)
  const shown = medicos.slice(0, MAX_MEDICOS)
  if (acto) return shown.flatMap((medico) => actEntry(medico, acto))
  const few = shown.length <= POCOS
  const rows = shown.flatMap((medico) => [...recordEntry(medico), ...(few ? deedsFor(medico, permisos) : [])])
  if (total > shown.length) return [...rows, ...listEntry(consulta, total)]
  return [...rows, ...practiceEntry(shown[0], habilitacion)]
}

function recordEntry({ id, apellidoNombre, dni, matricula }: Medico): Entrada[] {
  if (id === undefined) return []
  const numbers = [dni && `DNI ${dni}`, matricula && `${escrito('Matricula')} ${matricula}`]
  return [
    {
      id: `ficha ${id}`,
      grupo: 'Matriculados',
      href: rutas.ficha(id),
      titulo: apellidoNombre || 'Matriculado sin nombre',
      detalle: numbers.filter(Boolean).join(' · '),
      icono: 'medico',
    },
  ]
}

function actEntry({ id, apellidoNombre, matricula }: Medico, { titulo, ruta, icono }: Acto): Entrada[] {
  if (id === undefined) return []
  return [
    {
      id: `acto ${id}`,
      grupo: 'Matriculados',
      href: rutas[ruta](id),
      titulo: `${titulo} ${apellidoNombre || 'matriculado sin nombre'}`,
      detalle: matricula ? `${escrito('Matricula')} ${matricula}` : '',
      icono,
    },
  ]
}

/** It comes last, since it is known later and must move nothing. */
function practiceEntry(medico: Medico | undefined, practica: Practica | undefined): Entrada[] {
  if (medico?.id === undefined || !practica) return []
  return [
    {
      id: `habilitacion ${medico.id}`,
      grupo: 'Matriculados',
      href: rutas.ficha(medico.id),
      titulo: practica.texto,
      icono: practica.habilitado ? 'habilitado' : 'noHabilitado',
    },
  ]
}

/** Known later, like the practice, so it comes after all others. */
function receiptEntry(recibo: ReciboHallado | undefined): Entrada[] {
  if (!recibo) return []
  const { id, nroRecibo, total, apellidoNombre, fecha, anulado } = recibo
  return [
    {
      id: `recibo ${id}`,
      grupo: 'Recibos',
      href: `${rutas.recibos()}?numero=${nroRecibo}`,
      titulo: `Recibo ${nroRecibo} · ${formatMoney(total)}`,
      detalle: [apellidoNombre, formatFecha(fecha), anulado && 'Anulado'].filter(Boolean).join(' · '),
      icono: 'recibo',
    },
  ]
}

function deedsFor({ id, apellidoNombre }: Medico, permisos: readonly Permiso[]): Entrada[] {
  if (id === undefined) return []
  const deeds = [
    { permiso: 'pagos.ver', href: rutas.pagos(id), titulo: 'Pagos Pendientes', icono: 'pagos' },
    { permiso: 'cuenta.ver', href: rutas.cuentaCorriente(id), titulo: 'Cuenta Corriente', icono: 'cuenta' },
  ] as const
  return deeds
    .filter(({ permiso }) => permisos.includes(permiso))
    .map(({ href, titulo, icono }) => ({
      id: href,
      grupo: 'Matriculados',
      href,
      titulo,
      detalle: apellidoNombre ?? '',
      icono,
    }))
}

/** Digits search the list by DNI, the commoner number. */
function listEntry(consulta: Consulta, total: number | undefined): Entrada[] {
  if (consulta.tipo !== 'nombre' && consulta.tipo !== 'numero') return []
  const filters: Record<string, string> =
    consulta.tipo === 'nombre'
      ? { nombre: consulta.nombre }
      : { [consulta.numero.length > 6 ? 'dni' : 'matricula']: consulta.numero }
  const [typed] = Object.values(filters)
  return [
    {
      id: 'lista',
      grupo: 'Matriculados',
      href: `${rutas.matriculados()}?${new URLSearchParams(filters)}`,
      titulo: total ? `Ver los ${formatCount(total)} en Matriculados` : `Buscar “${typed}” en Matriculados`,
      icono: 'lista',
    },
  ]
}
