import { archivosNombrados } from '@/contract/archivos-nombrados'
import { dinero, entero, id, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** The month of a debit, with the words of the specification. */
export const MES = {
  mes: entero('Debe ingresar mes y año', 1, 12),
  anio: entero('Debe ingresar mes y año', 2000, 2199),
} as const
const AUDITORIA = { acto: 'ronda.generar', palabras: 'Archivo de débitos generado' } as const
const EJEMPLO = () => ({ mes: 11, anio: 2026 })

/** Makes a bank's files of a month. Ours closes the month's round if nobody did, and gives the same bytes again. */
export const crearEnvioBse = dato({
  metodo: 'POST',
  ruta: '/da_listado_envio_bse/crear',
  acceso: 'debitos.rondas',
  auditoria: AUDITORIA,
  ejemplo: EJEMPLO,
  entrada: objeto(MES),
  salida: archivosNombrados(),
})

export const crearEnvioIcbc = dato({
  metodo: 'POST',
  ruta: '/da_listado_envio_icbc/crear',
  acceso: 'debitos.rondas',
  auditoria: AUDITORIA,
  ejemplo: EJEMPLO,
  entrada: objeto(MES),
  salida: archivosNombrados(),
})

/**
 * What an entity is asked to collect in a month. Of a closed round it is what was frozen; otherwise what a round would ask
 * now. Only name and amount are required of another server (section 3, settlement rows). Extension: `visto`, who changed
 * since the round was closed, as ronda/traerDatos tells it; whoever sends it is refused while others changed.
 */
export const traerOtrosDebitos = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerOtrosDebitos',
  acceso: 'debitos.rondas',
  lista: 'completa',
  extensiones: ['visto'],
  ejemplo: () => ({ mes: 11, anio: 2026, formaPagoID: 2 }),
  entrada: objeto({ ...MES, formaPagoID: entero('Elija una entidad', 1), visto: opcional(texto(40)) }),
  salida: objeto({
    id: nulo(id),
    matricula: nulo(entero()),
    dni: nulo(texto()),
    cuit: nulo(texto()),
    apellidoNombre: texto(),
    importe: dinero(),
    anio: nulo(entero()),
    mes: nulo(entero()),
    comprobante: nulo(entero()),
  }).cable,
})
