import { ENTERO, FECHA, Filas, get, type LlamadaVieja } from './protocolo'

const ANIO = { anio: ENTERO }
const MES = { ...ANIO, mes: /^(0[1-9]|1[0-2])$/ }

/** The dashboard's calls as an old server answers them: numbers as text, words of its own, nulls and missing keys. */
export const LLAMADAS_DE_ESTADISTICAS: Readonly<Record<string, LlamadaVieja>> = {
  '/estadisticas/traerImpagos': get({ fecha: FECHA }, () => ({ pagos: '3', impagos: null })),
  '/estadisticas/traerCantTipoMat': get(
    {},
    () =>
      new Filas([
        { nombre: 'ACTIVO', total: '5' },
        { nombre: 'PASIVO', cantidad: '2' },
      ]),
  ),
  '/estadisticas/traerFederacion': get(
    {},
    () => new Filas([{ nombre: 'CON COBERTURA', cantidad: 4 }, { nombre: 'SIN COBERTURA' }]),
  ),
  '/estadisticas/traerCumples': get({}, ({ medicos }) => {
    const [first, second] = medicos.map(({ ficha }) => ({
      matriculadoID: String(ficha.id),
      nombre: ficha.datospersonales.apellido_nombre,
      fecha: '1980/03/04',
      edad: '46',
    }))
    return { hoy: [first], semana: [first, second] }
  }),
  '/estadisticas/traerBalanceDevengado': get(
    ANIO,
    (_consejo, { anio }) => new Filas([{ periodo: `${String(anio)}/01`, importe: '1500.50' }]),
  ),
  '/estadisticas/traerBalancePercibido': get(ANIO, () => new Filas([{ mes: '1', total: '1500.50' }])),
  '/estadisticas/traerCobranzas': get({ desde: FECHA, hasta: FECHA }, () => new Filas(null)),
  '/estadisticas/traerInformeMensualIngresos': get(MES, () => ({
    detallado: [{ fecha: '2026/10/05', nombre: 'Ñáñez Ana', monto: '1500.50' }],
    resumen: [{ tipo: 'Matricula', cantidad: '1', monto: '1500.50' }],
  })),
  '/estadisticas/traerInformeMensualDebitos': get(
    { ...MES, tipoDebito: /^[12]$/ },
    () => new Filas([{ matricula: '101', nombre: 'Ñáñez Ana', monto: null }]),
  ),
  '/estadisticas/especialidadesPorVencer': get(
    {},
    () => new Filas([{ matricula: '101', apellidoNombre: 'Ñáñez Ana', fechaCaducidad: '2026/10/02' }]),
  ),
  '/estadisticas/practicasPorVencer': get({}, () => new Filas(null)),
}
