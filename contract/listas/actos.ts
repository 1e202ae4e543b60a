import { listado } from '@/contract/listas/declaracion'
import { dia, numero, opcion, palabras } from '@/contract/listas/filtros'
import { CLASES_DE_ACTO, ESTADOS_DE_ACTO } from '@/domain/acto'

/** What the council resolved. Its file is read in lots by /acto/exportar. */
export const actos = listado({
  clave: 'resoluciones',
  ruta: '/acto',
  llamadas: { pagina: 'traerTodos', lote: 'exportar' },
  acceso: 'actos.ver',
  titulo: 'Resoluciones',
  subtitulo: 'Lo que el consejo resuelve, numerado por año, y lo que se apoya en cada una',
  que: 'las resoluciones',
  mayusculas: true,
  columnas: {
    numero: {
      etiqueta: 'Número',
      planilla: [
        { id: 'clase', titulo: 'CLASE', tipo: 'texto' },
        { id: 'numero', titulo: 'NÚMERO', tipo: 'entero', sinTotal: true },
        { id: 'anio', titulo: 'AÑO', tipo: 'entero', sinTotal: true },
      ],
    },
    fecha: { etiqueta: 'Fecha', vista: { kind: 'date', width: '8rem' }, planilla: 'fecha' },
    organo: { etiqueta: 'Órgano', vista: { kind: 'text', width: '14rem' }, planilla: 'texto' },
    asunto: { etiqueta: 'Tema', vista: { kind: 'text' }, planilla: 'texto' },
    estado: {
      etiqueta: 'Estado',
      planilla: [
        { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
        { id: 'por', titulo: 'SIN EFECTO POR', tipo: 'texto' },
      ],
    },
  },
  fija: 'numero',
  filtros: [
    palabras('texto', 'Buscar', 'Tema, órgano o número'),
    opcion('clase', 'Clase', CLASES_DE_ACTO, { mensaje: 'Clase inválida', placeholder: 'Todas' }),
    opcion('estado', 'Estado', ESTADOS_DE_ACTO, { mensaje: 'Estado inválido', placeholder: 'Todos' }),
    numero('anio', 'Año'),
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
  ],
  orden: { por: ['numero', 'fecha', 'organo', 'asunto', 'estado'], inicial: 'fecha desc' },
})
