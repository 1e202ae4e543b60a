import { listado } from '@/contract/listas/declaracion'
import { dia, type Filtro, palabras } from '@/contract/listas/filtros'
import { asNumber } from '@/domain/filtro-leido'

/** One of the names that `traerOpciones` explains, which are read for the form. */
const nombrado = <K extends string>(name: K, label: string) =>
  ({
    campo: { name, label, kind: 'choice', options: [] },
    lee: (texto?: string) => ({ [name]: texto?.slice(0, 60) || undefined }),
    claves: { [name]: { como: 'texto', maximo: 60 } },
  }) as unknown as Filtro<Record<K, string>>

const entidadID: Filtro<{ entidadID: number }> = {
  campo: {
    ...{ name: 'entidadID', label: 'Número', kind: 'words' },
    ...{ placeholder: 'Del registro', inputMode: 'numeric', reads: 'numero' },
  },
  lee: (texto) => ({ entidadID: asNumber(texto) }),
  claves: { entidadID: { como: 'id' } },
}

/** The trail. Days are Argentina's. Its lots are an export's, which is written down (contract/auditoria.ts). */
export const auditoria = listado({
  clave: 'auditoria',
  ruta: '/auditoria',
  llamadas: { pagina: 'traerTodos' },
  acceso: 'auditoria.ver',
  titulo: 'Auditoría',
  subtitulo: 'Quién hizo qué, cuándo, y cómo quedó',
  que: 'la auditoría',
  alEsperar: 'la lista',
  mayusculas: true,
  columnas: {
    cuando: {
      etiqueta: 'Fecha y hora',
      vista: { kind: 'instant', width: '10.5rem' },
      planilla: 'instante',
    },
    quien: { etiqueta: 'Quién', planilla: 'texto' },
    accion: {
      etiqueta: 'Qué',
      vista: { kind: 'text', width: '11rem', cut: true },
      planilla: [
        { id: 'accion', titulo: 'QUÉ', tipo: 'texto' },
        { id: 'pedido', titulo: 'PEDIDO', tipo: 'texto' },
      ],
    },
    registro: {
      etiqueta: 'Registro',
      planilla: [
        { id: 'registro', titulo: 'REGISTRO', tipo: 'texto' },
        { id: 'matriculado', titulo: 'MATRICULADO', tipo: 'texto' },
      ],
    },
    cambios: {
      etiqueta: 'Cambios',
      planilla: [
        { id: 'campo', titulo: 'CAMPO', tipo: 'texto' },
        { id: 'antes', titulo: 'ANTES', tipo: 'texto' },
        { id: 'despues', titulo: 'DESPUÉS', tipo: 'texto' },
      ],
    },
  },
  fija: 'accion',
  filtros: [
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
    palabras('quien', 'Quién', 'Nombre o usuario'),
    nombrado('accion', 'Qué'),
    palabras('matriculado', 'Matriculado', 'Matrícula o nombre'),
    nombrado('entidad', 'Registro'),
    entidadID,
  ],
  orden: { por: ['cuando'], inicial: 'cuando desc' },
})
