import { listado } from '@/contract/listas/declaracion'
import { estadoDelMatriculado, opcion, palabras } from '@/contract/listas/filtros'
import { type ClaveDeDebito, CLAVES_DE_DEBITO, DEBITOS } from '@/domain/debito'
import { ULTIMO_EN_PALABRAS, ULTIMOS } from '@/domain/debito/respuesta'

export const debitos = listado({
  clave: 'debitoAutomatico',
  ruta: '/da_listado',
  acceso: 'debitos.ver',
  titulo: 'Débito Automático',
  que: 'los adheridos al débito',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '5.5rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}', cut: true },
      planilla: 'texto',
    },
    formaPago: {
      etiqueta: 'Forma',
      planilla: [
        { id: 'formaPago', titulo: 'FORMA', tipo: 'texto' },
        { id: 'banco', titulo: 'BANCO', tipo: 'texto' },
      ],
    },
    cuenta: {
      etiqueta: 'Cuenta',
      planilla: [
        { id: 'sucursal', titulo: 'SUCURSAL', tipo: 'texto' },
        { id: 'tipoCuenta', titulo: 'TIPO DE CUENTA', tipo: 'texto' },
        { id: 'nroCuenta', titulo: 'CUENTA', tipo: 'texto' },
      ],
    },
    fechaAlta: { etiqueta: 'Desde', vista: { kind: 'date', width: '6.75rem' }, planilla: 'fecha' },
    estado: { etiqueta: 'Estado', planilla: 'texto' },
    ultimo: {
      etiqueta: 'Último débito',
      planilla: [
        { id: 'ultimo', titulo: 'ÚLTIMO DÉBITO', tipo: 'texto' },
        { id: 'mesUltimo', titulo: 'MES', tipo: 'texto' },
        { id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero' },
        { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
        { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
        { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
  },
  iniciales: ['matricula', 'apellidoNombre', 'formaPago', 'cuenta', 'estado', 'ultimo'],
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    opcion<'forma', ClaveDeDebito>('forma', 'Forma', DEBITOS, {
      ...{ mensaje: 'Elija una opción', placeholder: 'Todas' },
      ids: CLAVES_DE_DEBITO,
    }),
    estadoDelMatriculado(),
    opcion('ultimo', 'Último débito', ULTIMO_EN_PALABRAS, { mensaje: 'Elija una opción', ids: ULTIMOS }),
  ],
  orden: {
    por: ['matricula', 'apellidoNombre', 'formaPago', 'cuenta', 'fechaAlta', 'estado', 'ultimo'],
    inicial: 'apellidoNombre asc',
  },
})
