import { listado } from '@/contract/listas/declaracion'
import { deLlamada, opcion, palabras } from '@/contract/listas/filtros'
import { type Cambio, CAMBIO_EN_PALABRAS, CUALQUIER_CAMBIO } from '@/domain/debito/cambio'
import { RESPUESTA_EN_PALABRAS, RESPUESTAS } from '@/domain/debito/respuesta'

const CAMBIOS = { [CUALQUIER_CAMBIO]: 'Los que cambiaron', ...CAMBIO_EN_PALABRAS }

/** A round's debits. */
export const debitosDeRonda = listado({
  clave: 'debitosDeRonda',
  ruta: '/ronda',
  llamadas: { pagina: 'traerFilas', lote: 'traerLoteDeFilas' },
  acceso: 'debitos.rondas',
  titulo: 'Débitos',
  que: 'los débitos',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '6.5rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}/pagos' },
      planilla: 'texto',
    },
    clase: { etiqueta: 'Archivo', planilla: 'texto' },
    importe: {
      etiqueta: 'Importe',
      vista: { kind: 'money', width: '8.5rem' },
      // What goes to the bank is less than what is listed once somebody was taken out.
      planilla: [
        { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero', sinTotal: true },
        { id: 'seDebita', titulo: 'SE DEBITA', tipo: 'dinero', soloExcel: true },
      ],
    },
    cargos: { etiqueta: 'Cargos', planilla: 'texto' },
    cambio: { etiqueta: 'Cambió', planilla: 'texto' },
    sacada: {
      etiqueta: 'Se lo sacó',
      vista: { kind: 'text', width: '13rem', blank: true },
      planilla: [{ id: 'sacada', titulo: 'SACADO', tipo: 'texto' }],
    },
    respuesta: {
      etiqueta: 'Respuesta',
      planilla: [
        { id: 'ultimo', titulo: 'RESPUESTA', tipo: 'texto' },
        { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
        { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
        { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
  },
  // Who is asked for how much, in which file and for which charges.
  iniciales: ['matricula', 'apellidoNombre', 'clase', 'importe', 'cargos'],
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    // What became of the debits of a round that went out.
    opcion('respuesta', 'Respuesta', RESPUESTA_EN_PALABRAS, {
      ...{ mensaje: 'Elija una opción', placeholder: 'Todas', ids: RESPUESTAS },
    }),
    // What changed for those of a round that was closed and not sent.
    opcion<'cambio', Cambio | typeof CUALQUIER_CAMBIO>('cambio', 'Cambió', CAMBIOS, {
      ...{ mensaje: 'Elija una opción', placeholder: 'Todos' },
    }),
    // A report of the round, whose file does not tell of them.
    deLlamada<{ faltanEn: number }>({ faltanEn: { como: 'id' } }),
  ],
  orden: { por: [], inicial: 'apellidoNombre asc' },
})
