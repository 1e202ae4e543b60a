import * as z from 'zod'
import { cambio } from '@/contract/cambio'
import { entero, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { auditoria } from '@/contract/listas/auditoria'
import { filtrosDe, llamadasDeListado } from '@/contract/listas/llamadas'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR, orden } from '@/contract/orden'

/** Values are shown as on the screens; keys without words are left out. */
const fila = objeto({
  id,
  cuando: instante,
  /** Null for the system and the command line. */
  quien: nulo(texto()),
  accion: texto(),
  /** The changed row; `vigente` means that it can still be opened. */
  registro: nulo(objeto({ entidad: texto(), tipo: texto(), id, nombre: nulo(texto()), vigente: siNo }).cable),
  matriculado: nulo(objeto({ id, nombre: nulo(texto()), vigente: siNo }).cable),
  cambios: z.array(cambio),
  /** Finds the act in the logs. */
  pedido: nulo(texto()),
  ...LUGAR,
}).cable

/** Newest first unless the other way round. Only exporting is audited, looking is not. */
export const { traerTodos } = llamadasDeListado(auditoria, {
  fila,
  ejemplo: { pagina: () => ({ nroPagina: 1, quien: 'nélida', desde: '2020-01-01', orden: 'cuando asc' }) },
})

const opcion = objeto({ id: texto(), nombre: texto() }).cable

export const traerOpciones = dato({
  metodo: 'GET',
  ruta: '/auditoria/traerOpciones',
  acceso: 'auditoria.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ actos: z.array(opcion), entidades: z.array(opcion) }).cable,
})

/** Begins and audits an export; its rows are read by lots with the id. */
export const exportar = dato({
  metodo: 'POST',
  ruta: '/auditoria/exportar',
  acceso: 'auditoria.ver',
  extension: true,
  auditoria: { acto: 'auditoria.exportar', palabras: 'Exportación de la auditoría' },
  ejemplo: () => ({ entidad: 'usuario', orden: 'cuando asc' }),
  entrada: objeto({ ...filtrosDe(auditoria), orden: opcional(orden(auditoria.declaracion.orden.por)) }),
  salida: objeto({ exportacionID: id }).cable,
})

/** The rows that were there when the export began, after the last one read, with its audited filters. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/auditoria/traerLote',
  acceso: 'auditoria.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ exportacionID }) => ({ exportacionID, cantidad: 100 }),
  entrada: objeto({
    exportacionID: id,
    cantidad: entero('Cantidad inválida', 1, 1000),
    ...LUGAR,
  }),
  salida: fila,
})
