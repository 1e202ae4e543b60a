import { listado } from '@/contract/listas/declaracion'
import { opcion, opcionNumerica, palabras, porEnlace } from '@/contract/listas/filtros'
import { ESTADOS_MENSAJE, MEDIOS } from '@/domain/mensaje'

export const mensajes = listado({
  clave: 'mensajes',
  ruta: '/mensaje',
  acceso: 'mensajes.enviar',
  titulo: 'Bandeja de salida',
  subtitulo: 'Los mensajes a matriculados: dónde está cada uno y por qué',
  que: 'la bandeja de salida',
  mayusculas: true,
  columnas: {
    creado: { etiqueta: 'Fecha', vista: { kind: 'instant', width: '10.5rem' }, planilla: 'instante' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
      planilla: 'texto',
    },
    medio: {
      etiqueta: 'Por',
      planilla: [
        { id: 'medio', titulo: 'POR', tipo: 'texto' },
        { id: 'destino', titulo: 'DESTINO', tipo: 'texto' },
      ],
    },
    estado: {
      etiqueta: 'Estado',
      planilla: [
        { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
        { id: 'intentos', titulo: 'INTENTOS', tipo: 'entero' },
        { id: 'terminado', titulo: 'TERMINADO', tipo: 'instante' },
      ],
    },
    causa: { etiqueta: 'Causa', vista: { kind: 'text', blank: true }, planilla: 'texto' },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Apellido y Nombre'),
    opcion('estado', 'Estado', ESTADOS_MENSAJE, { mensaje: 'Ese estado no existe' }),
    opcionNumerica(
      'medio',
      'Medio',
      Object.entries(MEDIOS).map(([id, nombre]) => ({ id, nombre })),
      { mensaje: 'Elija Whatsapp o Mail', minimo: 1, maximo: 2 },
    ),
    porEnlace('envio', 'envioID'),
  ],
  orden: { por: ['creado', 'apellidoNombre', 'medio', 'estado', 'causa'], inicial: 'creado desc' },
})
