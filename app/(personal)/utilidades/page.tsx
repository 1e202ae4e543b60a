import { FileBadge, FileSpreadsheet, Landmark, List, UsersRound, Upload } from '@/components/ui/icons'
import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { rutas } from '@/lib/routes'
import { isHere, requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Utilidades' }

export default async function UtilidadesPage() {
  const { permisos, hay } = await requireSession('utilidades.ver')
  return (
    <Hub
      title="Utilidades"
      back={rutas.varios()}
      cards={cardsOf(permisos).filter(({ href }) => isHere(href, hay))}
    />
  )
}

type Sesion = Awaited<ReturnType<typeof requireSession>>

const cardsOf = (permisos: Sesion['permisos']) => [
  ...debitCards(permisos),
  {
    icon: FileSpreadsheet,
    title: 'Archivo de la federación',
    text: 'Altas, bajas y asegurados de un mes, para enviar',
    href: rutas.archivoFederacion(),
    visible: permisos.has('federacion.archivos'),
  },
  {
    icon: Upload,
    title: 'Cargar pólizas',
    text: 'El zip de un mes, con el PDF de cada matriculado',
    href: rutas.cargaDePolizas(),
    visible: permisos.has('polizas.cargar'),
  },
  {
    icon: FileBadge,
    title: 'Pólizas',
    text: 'Las de un mes: quién tiene la suya, verlas y bajarlas todas',
    href: rutas.polizas(),
    visible: permisos.has('seguros.ver'),
  },
]

const debitCards = (permisos: Sesion['permisos']) => [
  {
    icon: Landmark,
    title: 'Débito de BSE',
    text: 'A quiénes se debita en un mes, y los archivos para el banco',
    href: rutas.archivoBse(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: Landmark,
    title: 'Débito de ICBC',
    text: 'A quiénes se debita en un mes, y el archivo para el banco',
    href: rutas.archivoIcbc(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: UsersRound,
    title: 'Otros débitos',
    text: 'La planilla de un mes para cada entidad',
    href: rutas.archivoOtrosDebitos(),
    visible: permisos.has('debitos.rondas'),
  },
  ...reportCards(permisos),
  {
    icon: List,
    title: 'Débitos del mes',
    text: 'Todos los que se cerraron, enviaron o deshicieron',
    href: rutas.rondas(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: Landmark,
    title: 'Ajustes del débito automático',
    text: 'Lo que dio cada banco, qué se cobra y los feriados',
    href: rutas.ajustesDeDebito(),
    visible: permisos.has('debitos.ajustes'),
  },
]

/** What comes back from the banks and the entities. */
const reportCards = (permisos: Sesion['permisos']) => [
  {
    icon: Upload,
    title: 'Rendición de BSE',
    text: 'Lo que el banco cobró y lo que rechazó, para cargarlo',
    href: rutas.cargaDeBse(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: Upload,
    title: 'Rendición de ICBC',
    text: 'Lo que el banco cobró y lo que rechazó, para cargarlo',
    href: rutas.cargaDeIcbc(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: Upload,
    title: 'Rendición de otros débitos',
    text: 'La planilla que devolvió cada entidad',
    href: rutas.cargaDeOtrosDebitos(),
    visible: permisos.has('debitos.rondas'),
  },
  {
    icon: Landmark,
    title: 'Cobros por resolver',
    text: 'Dinero cobrado que no paga nada por sí solo, y reversas',
    href: rutas.cobrosPorResolver(),
    visible: permisos.has('debitos.rondas'),
  },
]
