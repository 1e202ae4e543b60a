import type { Acto } from '@/components/paleta/acts'
import type { Consulta } from '@/components/paleta/query'
import type { Permiso } from '@/domain/roles'
import { formatCount } from '@/domain/texto'
import { escrito } from '@/lib/ortografia/escrito'
import { rutas } from '@/lib/routes'
import type { Entrada } from '@/components/paleta/entrada'

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

export interface MedicosHallados {
  consulta: Consulta
  medicos: readonly Medico[]
  total: number
  /** Whether the one doctor found may practise. */
  habilitacion?: Practica | undefined
  permisos: readonly Permiso[]
  /** What is to be done with the members found. */
  acto?: Acto | undefined
}

const MAX_MEDICOS = 8
/** So few doctors are meant one by one, so each has its usual acts below. */
const POCOS = 2

/** Who is meant, with what is usually done with few, and the list for the rest. */
export function medicoEntries({
  consulta,
  medicos,
  total,
  habilitacion,
  permisos,
  acto,
}: MedicosHallados): Entrada[] {
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
