import { listado } from '@/contract/listas/declaracion'
import { palabras } from '@/contract/listas/filtros'

/** One of a rehearsal's lists. */
export const ensayoDeDebito = listado({
  clave: 'ensayoDeDebito',
  ruta: '/ronda',
  llamadas: { pagina: 'ensayar', lote: 'traerLote' },
  acceso: 'debitos.rondas',
  titulo: 'Ensayo del débito',
  que: 'el ensayo del débito',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '6.5rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{id}/pagos' },
      planilla: 'texto',
    },
    importe: {
      etiqueta: 'Importe',
      vista: { kind: 'money', width: '8.5rem', blank: true },
      planilla: 'dinero',
    },
    importeAntes: {
      etiqueta: 'Anterior',
      vista: { kind: 'money', width: '8.5rem', blank: true },
      planilla: 'dinero',
    },
    cargos: { etiqueta: 'Cargos', planilla: 'texto' },
    motivo: { etiqueta: 'Por qué', planilla: 'texto' },
  },
  fija: 'apellidoNombre',
  filtros: [palabras('nombre', 'Matriculado', 'Matrícula o nombre')],
  orden: { por: [], inicial: 'apellidoNombre asc' },
})
