import { listado } from '@/contract/listas/declaracion'
import type { Filtro } from '@/contract/listas/filtros'
import { COBRO_EN_PALABRAS, type EstadoDeCobro, ESTADOS_DE_COBRO } from '@/domain/debito/rendicion'

const TODOS = { id: 'todos', nombre: 'Todos' }

/** What waits, unless something else is asked for. */
const estado: Filtro<{ estado: EstadoDeCobro }> = {
  campo: {
    ...{ name: 'estado', label: 'Estado', kind: 'choice', closed: true },
    options: [...ESTADOS_DE_COBRO.map((id) => ({ id, nombre: COBRO_EN_PALABRAS[id] })), TODOS],
    placeholder: COBRO_EN_PALABRAS.pendiente,
  },
  lee: (texto) =>
    texto === TODOS.id ? {} : { estado: ESTADOS_DE_COBRO.find((one) => one === texto) ?? 'pendiente' },
  claves: { estado: { como: 'uno', de: ESTADOS_DE_COBRO, mensaje: 'Elija un estado' } },
}

/** Money that waits for a person: some came in and some was taken back, which adds up to nothing. */
export const cobrosPorResolver = listado({
  clave: 'cobrosPorResolver',
  ruta: '/cobroPorResolver',
  acceso: 'debitos.rondas',
  titulo: 'Cobros por resolver',
  que: 'los cobros por resolver',
  mayusculas: true,
  columnas: {
    debito: { etiqueta: 'Débito', vista: { kind: 'text', width: '10rem' }, planilla: 'texto' },
    matricula: {
      etiqueta: 'Matrícula',
      vista: { kind: 'text', align: 'end', width: '6.5rem' },
      planilla: 'texto',
    },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}/pagos' },
      planilla: 'texto',
    },
    importe: {
      etiqueta: 'Importe',
      vista: { kind: 'money', width: '8rem' },
      planilla: [{ id: 'importe', titulo: 'IMPORTE', tipo: 'dinero', sinTotal: true }],
    },
    fecha: {
      etiqueta: 'Fecha',
      vista: { kind: 'date', width: '6.75rem', blank: true },
      planilla: 'fecha',
    },
    porque: { etiqueta: 'Por qué', vista: { kind: 'text', width: '10rem' }, planilla: 'texto' },
    nroRecibo: { etiqueta: 'Recibo', planilla: 'entero' },
    estado: {
      etiqueta: 'Estado',
      planilla: [
        { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
        { id: 'motivo', titulo: 'QUÉ SE HIZO', tipo: 'texto' },
        { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
      ],
    },
  },
  fija: 'apellidoNombre',
  filtros: [estado],
  orden: { por: [], inicial: 'antiguedad asc' },
})
