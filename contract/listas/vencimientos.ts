import { listado } from '@/contract/listas/declaracion'
import { type Filtro, opcion, palabras } from '@/contract/listas/filtros'
import { DIAS_POR_VENCER, MAX_DIAS } from '@/domain/plazo'
import { CLASES_DE_VENCIMIENTO, LADOS } from '@/domain/vencimiento'

/** Within so many days of today. */
const dias: Filtro<{ dias: number }> = {
  campo: {
    ...{ name: 'dias', label: 'Días por delante', kind: 'words', inputMode: 'numeric' },
    ...{ placeholder: String(DIAS_POR_VENCER), reads: 'dias' },
  },
  lee: (texto) => ({ dias: /^\d{1,4}$/.test(texto?.trim() ?? '') ? Number(texto) : undefined }),
  claves: {
    dias: { como: 'entero', mensaje: 'Ingrese una cantidad de días', minimo: 0, maximo: MAX_DIAS },
  },
}

export const vencimientos = listado({
  clave: 'vencimientos',
  ruta: '/vencimiento',
  acceso: 'vencimientos.ver',
  titulo: 'Por vencer',
  que: 'lo que vence',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
      planilla: 'texto',
    },
    que: {
      etiqueta: 'Qué vence',
      planilla: [
        { id: 'clase', titulo: 'CLASE', tipo: 'texto' },
        { id: 'que', titulo: 'QUÉ VENCE', tipo: 'texto' },
      ],
    },
    vence: {
      etiqueta: 'Vence',
      planilla: [
        { id: 'vence', titulo: 'VENCE', tipo: 'fecha' },
        { id: 'plazo', titulo: 'PLAZO', tipo: 'texto' },
      ],
    },
  },
  fija: 'apellidoNombre',
  filtros: [
    dias,
    opcion('clase', 'Clase', CLASES_DE_VENCIMIENTO, { mensaje: 'Clase inválida', placeholder: 'Todas' }),
    opcion('lado', 'Qué ver', LADOS, { mensaje: 'Elija una opción', placeholder: 'Por vencer y vencido' }),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
  ],
  orden: { por: ['plazo', 'matricula', 'apellidoNombre', 'que', 'vence'], inicial: 'plazo asc' },
  aparte: { plazo: 'Plazo, lo próximo y después lo vencido' },
})
