/** The lists whose filters can be kept by a name, with what each is called. */
export const LISTAS_CON_VISTAS = {
  listaDeUsuarios: 'Listado de Usuarios',
  matriculados: 'Matriculados',
  morosos: 'Morosos',
  prescripcion: 'Prescripción',
  cuentasCorrientes: 'Cuentas corrientes',
  debitoAutomatico: 'Débito Automático',
  papeles: 'Papeles emitidos',
  resoluciones: 'Resoluciones',
  solicitudes: 'Solicitudes',
  vencimientos: 'Por vencer',
  cambiosProgramados: 'Cambios programados',
  controlCobertura: 'Control de Cobertura',
  controlPadron: 'Control del Padrón',
  mensajes: 'Bandeja de salida',
  auditoria: 'Auditoría',
  rondas: 'Débitos del mes',
  rechazos: 'Débitos rechazados',
  pagosEnLinea: 'Pagos en línea',
  recibos: 'Recibos',
} as const
export type ListaConVistas = keyof typeof LISTAS_CON_VISTAS

export const CLAVES_DE_LISTA = Object.keys(LISTAS_CON_VISTAS) as [ListaConVistas, ...ListaConVistas[]]

export const MAX_NOMBRE_DE_VISTA = 60
/** Lists that stand under another's address. */
const DENTRO: Partial<Record<ListaConVistas, string>> = {
  rondas: 'debitoAutomatico/rondas',
  rechazos: 'debitoAutomatico/rechazos',
}

/** The list's address with what the view keeps; the list is one of ours, so nothing leads elsewhere. */
export const hrefOfVista = ({
  lista,
  consulta,
}: {
  lista?: ListaConVistas | undefined
  consulta?: string | undefined
}): string => `/${(lista && DENTRO[lista]) ?? lista ?? ''}${consulta ? `?${consulta}` : ''}`

/** Of the address after its '?'. */
export const MAX_CONSULTA = 2_000
/** Of one person, over all lists. */
export const MAX_VISTAS = 100
