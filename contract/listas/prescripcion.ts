import { listado } from '@/contract/listas/declaracion'
import { estadoDelMatriculado, opcion, palabras } from '@/contract/listas/filtros'
import { POR_PLAZO, SITUACIONES_DE_PRESCRIPCION } from '@/domain/prescripcion'

const MONTO = { kind: 'money', width: '8rem' } as const
const DIA = { kind: 'date', width: '6.5rem', blank: true } as const

/** What each member owes that can no more be claimed or soon cannot, by both terms side by side (decision 323). */
export const prescripcion = listado({
  clave: 'prescripcion',
  ruta: '/prescripcion',
  llamadas: { pagina: 'traerTodas', lote: 'traerLote' },
  acceso: 'cobranza.ver',
  titulo: 'Prescripción',
  que: 'la planilla de prescripción',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '6rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{id}/cobranza', cut: true },
      planilla: 'texto',
    },
    proximoDos: { etiqueta: 'Día a 2 años', vista: DIA, planilla: 'fecha' },
    porPrescribirDos: { etiqueta: 'Prescribe a 2 años', vista: MONTO, planilla: 'dinero' },
    prescriptoDos: { etiqueta: 'Prescripto a 2 años', vista: MONTO, planilla: 'dinero' },
    proximoCinco: { etiqueta: 'Día a 5 años', vista: DIA, planilla: 'fecha' },
    porPrescribirCinco: { etiqueta: 'Prescribe a 5 años', vista: MONTO, planilla: 'dinero' },
    prescriptoCinco: { etiqueta: 'Prescripto a 5 años', vista: MONTO, planilla: 'dinero' },
  },
  // What is barred by both terms stands side by side on a low screen; what will be in five years is one press away.
  iniciales: [
    'matricula',
    'apellidoNombre',
    'proximoDos',
    'porPrescribirDos',
    'prescriptoDos',
    'prescriptoCinco',
  ],
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    opcion('situacion', 'Cuándo prescribe', SITUACIONES_DE_PRESCRIPCION, {
      mensaje: 'Elija una opción',
      placeholder: 'Ya o en 180 días',
    }),
    opcion('por', 'Plazo', POR_PLAZO, { mensaje: 'Elija un plazo', placeholder: 'Cualquiera' }),
    estadoDelMatriculado(),
  ],
  orden: {
    por: [
      'matricula',
      'apellidoNombre',
      'proximoDos',
      'porPrescribirDos',
      'prescriptoDos',
      'proximoCinco',
      'porPrescribirCinco',
      'prescriptoCinco',
    ],
    inicial: 'proximoDos asc',
  },
})
