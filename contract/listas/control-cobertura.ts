import { listado } from '@/contract/listas/declaracion'
import { type Filtro, opcion, palabras } from '@/contract/listas/filtros'
import { coverMonths, FALTAS, monthsOf, writeMes } from '@/domain/control-cobertura'
import { type Mes, partsOf, today } from '@/domain/fechas'

const NOMBRES = Object.fromEntries(Object.entries(FALTAS).map(([id, { nombre }]) => [id, nombre])) as Record<
  keyof typeof FALTAS,
  string
>

/** The running month unless another is named. */
const mes: Filtro<Mes> = {
  campo: {
    ...{ name: 'mes', label: 'Mes', kind: 'choice', closed: true, placeholder: 'El que corre' },
    get options() {
      return coverMonths()
    },
  },
  lee: (texto) => {
    const hoy = today()
    const visto = monthsOf(hoy).find((one) => writeMes(one) === texto) ?? partsOf(hoy)
    return { mes: visto.mes, anio: visto.anio }
  },
  claves: {
    mes: { como: 'entero', mensaje: 'Elija el mes', minimo: 1, maximo: 12 },
    anio: { como: 'entero', mensaje: 'Elija el año', minimo: 2000, maximo: 2199 },
  },
}

export const controlCobertura = listado({
  clave: 'controlCobertura',
  ruta: '/controlCobertura',
  acceso: 'seguros.ver',
  titulo: 'Control de Cobertura',
  que: 'las faltas de cobertura',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
      planilla: 'texto',
    },
    falta: {
      etiqueta: 'Falta',
      planilla: [
        { id: 'falta', titulo: 'FALTA', tipo: 'texto' },
        { id: 'detalle', titulo: 'DETALLE', tipo: 'texto' },
      ],
    },
    remedio: { etiqueta: 'Qué hacer', planilla: 'texto' },
  },
  fija: 'apellidoNombre',
  filtros: [
    mes,
    opcion('falta', 'Falta', NOMBRES, { mensaje: 'Elija una opción', placeholder: 'Todas' }),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
  ],
  orden: { por: ['matricula', 'apellidoNombre', 'falta', 'remedio'], inicial: 'falta asc' },
})
