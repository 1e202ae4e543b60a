import type { Reciente } from '@/components/paleta/recent'
import { medicoEntries, type MedicosHallados } from '@/components/paleta/medico-entries'
import { helpAsked, helpNamed, type TemaNombrado } from '@/components/paleta/help-entries'
import { type Hallazgo, foundEntries } from '@/components/paleta/found-entries'
import { formatMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { namedThen } from '@/domain/nombre-de-entonces'
import { plegar, searchWords } from '@/domain/plegar'
import { hrefOfVista, LISTAS_CON_VISTAS } from '@/domain/vista'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Destino } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'
import type { Entrada } from '@/components/paleta/entrada'
import { reciboLlamado } from '@/domain/recibo'

export type ReciboHallado = NonNullable<LeidoEn<'/recibo/traerTodos'>['filas']>[number]

type Vista = Pick<LeidoEn<'/vista/traerTodas'>[number], 'id' | 'lista' | 'nombre' | 'consulta'>

interface Sabido extends MedicosHallados {
  typed: string
  vistas?: readonly Vista[]
  /** The manual's tasks, once somebody asks for help. */
  temas?: readonly TemaNombrado[]
  destinos: readonly Destino[]
  recientes: readonly Reciente[]
  /** The receipt whose number was typed. */
  recibo?: ReciboHallado | undefined
  hallazgos?: readonly Hallazgo[]
}

const MAX_PANTALLAS = 5

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
    ...medicoEntries(sabido),
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

/** Known later, like the practice, so it comes after all others. */
function receiptEntry(recibo: ReciboHallado | undefined): Entrada[] {
  if (!recibo) return []
  const { id, nroRecibo, reciboAnterior, total, apellidoNombre, hoy, fecha, anulado } = recibo
  const numero = String(nroRecibo ?? reciboAnterior)
  return [
    {
      id: `recibo ${id}`,
      grupo: 'Recibos',
      href: `${rutas.recibos()}?numero=${encodeURIComponent(numero)}`,
      titulo: `${reciboLlamado(numero)} · ${formatMoney(total)}`,
      detalle: [namedThen(apellidoNombre, hoy), formatFecha(fecha), anulado && 'Anulado']
        .filter(Boolean)
        .join(' · '),
      icono: 'recibo',
    },
  ]
}
