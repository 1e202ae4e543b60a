import { listado } from '@/contract/listas/declaracion'
import { deLlamada, opcion, opcionNumerica } from '@/contract/listas/filtros'
import { FORMAS_CON_NOMBRE } from '@/domain/debito/formas'
import { ESTADO_EN_PALABRAS, ESTADOS_DE_RONDA } from '@/domain/debito/ronda'

export const rondas = listado({
  clave: 'rondas',
  ruta: '/ronda',
  llamadas: { pagina: 'traerTodas' },
  acceso: 'debitos.rondas',
  titulo: 'Débitos del mes',
  subtitulo: 'Lo que se pidió a los bancos y a las entidades, lo último primero',
  que: 'la lista de débitos',
  mayusculas: true,
  columnas: {
    debito: { etiqueta: 'Débito', vista: { kind: 'text' }, planilla: 'texto' },
    mes: { etiqueta: 'Mes', vista: { kind: 'word', width: '10rem' }, planilla: 'texto' },
    estado: { etiqueta: 'Estado', planilla: 'texto' },
    cantidad: { etiqueta: 'Débitos', vista: { kind: 'number', width: '6rem' }, planilla: 'entero' },
    total: {
      etiqueta: 'Total',
      vista: { kind: 'money', width: '10rem' },
      // Trials and rounds that were undone are listed beside those that went out.
      planilla: [{ id: 'total', titulo: 'TOTAL', tipo: 'dinero', sinTotal: true }],
    },
    cerrada: { etiqueta: 'Cerrado', vista: { kind: 'instant', width: '10.5rem' }, planilla: 'instante' },
    quien: { etiqueta: 'Quién', vista: { kind: 'text', width: '11rem' }, planilla: 'texto' },
  },
  fija: 'debito',
  filtros: [
    opcionNumerica('forma', 'Débito', FORMAS_CON_NOMBRE, {
      ...{ mensaje: 'Elija un débito', minimo: 1, maximo: 99 },
    }),
    deLlamada<{ mes: number; anio: number }>({
      mes: { como: 'entero', mensaje: 'Elija el mes', minimo: 1, maximo: 12 },
      anio: { como: 'entero', mensaje: 'Elija el año', minimo: 2000, maximo: 2199 },
    }),
    opcion('estado', 'Estado', ESTADO_EN_PALABRAS, { mensaje: 'Elija un estado', ids: ESTADOS_DE_RONDA }),
    deLlamada<{ salio: boolean }>({ salio: { como: 'siNo' } }),
  ],
  orden: {
    por: ['debito', 'mes', 'estado', 'cantidad', 'total', 'cerrada', 'quien'],
    inicial: 'cerrada desc',
  },
})
