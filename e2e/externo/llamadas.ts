import { ESTADOS } from '@/domain/estados'
import { LLAMADAS_DE_CATALOGOS } from './catalogos'
import { LLAMADAS_DE_CREDENCIALES } from './credenciales'
import { LLAMADAS_DE_ESTADISTICAS } from './estadisticas'
import { LLAMADAS_DE_DEBITOS } from './debitos'
import { LLAMADAS_DE_LISTADO } from './listado'
import { LLAMADAS_DE_RONDAS } from './rondas'
import { LLAMADAS_DE_SEGUROS } from './seguros'
import { LLAMADAS_DE_POLIZAS } from './polizas'
import { LLAMADAS_DE_SUPERINTENDENCIA } from './superintendencia'
import { LLAMADAS_DE_ESPECIALIDADES } from './especialidades'
import { listed, pending, statement } from './filas'
import {
  CAMPO,
  DICHO,
  ENTERO,
  FECHA,
  Filas,
  LISTA_JSON,
  LOGICO,
  PAGINA,
  TEXTO,
  get,
  type LlamadaVieja,
  pageOf,
  post,
} from './protocolo'
import { LLAMADAS_DE_RECETAS } from './recetas'
import { LLAMADAS_DE_TESORERIA } from './tesoreria'

export const LLAMADAS_VIEJAS: Readonly<Record<string, LlamadaVieja>> = {
  '/auth/login': { ...post({ usuario: DICHO, password: DICHO }, () => null), sinToken: true },
  ...LLAMADAS_DE_RECETAS,
  '/matriculado/traerTodos': get(
    { nroPagina: PAGINA, nombre: TEXTO, dni: TEXTO, matricula: TEXTO },
    (consejo, datos) => {
      return pageOf(consejo.search(datos), datos['nroPagina'], listed)
    },
  ),
  '/matriculado/traerDatos': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) => consejo.find(matriculadoID).ficha,
  ),
  '/matriculado/traerDatosBasicos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { ficha } = consejo.find(matriculadoID)
    const { apellido_nombre, dni, domicilio } = ficha.datospersonales
    return {
      matricula: ficha.matricula,
      nombre: apellido_nombre,
      dni,
      domicilio,
      formapago: ficha['formapago'],
      datospersonales: { apellido_nombre },
    }
  }),
  '/matriculado/crear': post(
    {
      matricula: ENTERO,
      tipoMatriculaID: ENTERO,
      'nroColegio?': ENTERO,
      formaPagoID: ENTERO,
      'libro?': TEXTO,
      'folio?': TEXTO,
      nombre: DICHO,
      apellido: DICHO,
      dni: ENTERO,
      fechaNacimiento: FECHA,
      sexo: /^[12]$/,
      nacionalidad: DICHO,
      'domicilio?': TEXTO,
      domicilioNoConfirmado: /^true$/,
      provinciaID: ENTERO,
      lugarOrigenID: ENTERO,
      departamentoID: ENTERO,
      localidad: DICHO,
      barrio: DICHO,
      email: /^\S+@\S+$/,
      telefono: DICHO,
      'observaciones?': TEXTO,
      tituloID: ENTERO,
      'fechaTitulo?': FECHA,
      entidadEntregaTituloID: ENTERO,
      'consultorio?': TEXTO,
      'localidadCons?': TEXTO,
      'clinica?': TEXTO,
      'hospital?': TEXTO,
      'servicios?': TEXTO,
      'cargos?': TEXTO,
      'telProf?': TEXTO,
      'fax?': TEXTO,
      cuitCuil: /^\d{11}$/,
      'ingresoCM?': FECHA,
      'egresoCM?': FECHA,
      'ultimoPeriodoRenovado?': FECHA,
      'uadFecha?': FECHA,
      isspse: LOGICO,
      iosep: LOGICO,
      superintendencia: /^false$/,
      federacion: /^false$/,
      'notas?': TEXTO,
      hospitalesJSON: LISTA_JSON,
    },
    (consejo, datos) => consejo.add(datos),
  ),
  '/matriculado/cambiarEstado': post(
    { matriculadoID: ENTERO, tipoMatriculaID: /^[1-8]$/ },
    (consejo, datos) => consejo.changeState(datos['matriculadoID'], Number(datos['tipoMatriculaID'])),
  ),
  '/matriculado/actualizarDatos': post(
    { matriculadoID: ENTERO, valor: TEXTO, campo: CAMPO },
    (consejo, datos) => consejo.edit(datos),
  ),
  '/matriculado/reiniciarClaveAcceso': post({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) =>
    consejo.newKey(matriculadoID),
  ),
  '/matriculado/cambiarGeneraCuotas': post(
    { matriculadoID: ENTERO, generaCuotas: LOGICO },
    (consejo, datos) => {
      consejo.find(datos['matriculadoID']).ficha['genera_cuotas'] = String(datos['generaCuotas'])
    },
  ),
  '/matriculado/eliminar': post({ especialidadID: ENTERO }, (consejo, { especialidadID }) =>
    consejo.remove(especialidadID),
  ),
  '/periodoMatricula/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { periodos } = consejo.find(matriculadoID)
    return new Filas(
      periodos.map(({ desde, hasta, tipo }) => ({
        fechaDesde: `${desde} 00:00:00`,
        ...(hasta ? { fechaHasta: hasta } : {}),
        tipoMatricula: { nombre: ESTADOS[tipo as keyof typeof ESTADOS] },
      })),
    )
  }),
  '/federacion_matriculado/traerEstado': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) => consejo.find(matriculadoID).cobertura,
  ),
  '/pago/traerPagosPendientes': get(
    {
      matriculadoID: ENTERO,
      traerMatriculas: LOGICO,
      traerPP: LOGICO,
      traerConceptos: LOGICO,
      mostrarTodo: /^true$/,
    },
    (consejo, datos) => {
      const wanted = { 1: datos['traerConceptos'], 2: datos['traerPP'], 3: datos['traerMatriculas'] }
      const { cargos } = consejo.find(datos['matriculadoID'])
      const rows = cargos.filter(({ tipo }) => String(wanted[tipo]) === 'true')
      return new Filas(rows.length > 0 ? rows.map(pending) : null)
    },
  ),
  '/pago/generarMatriculaAdelantada': post({ matriculadoID: ENTERO, cantidad: ENTERO }, (consejo, datos) =>
    consejo.addMonths(datos['matriculadoID'], Number(datos['cantidad'])),
  ),
  '/pago/traerCuentaCorriente': get(
    {
      matriculadoID: ENTERO,
      desde: FECHA,
      hasta: FECHA,
      traerMatriculas: /^true$/,
      traerConceptos: /^true$/,
      traerPP: /^true$/,
    },
    (consejo, datos) =>
      new Filas(
        statement(consejo.find(datos['matriculadoID']), String(datos['desde']), String(datos['hasta'])),
      ),
  ),
  '/pago/realizarPagoEfectivo': post(
    { detallePagosJSON: LISTA_JSON, 'observaciones?': TEXTO, 'nroRecibo?': TEXTO, fechaPago: FECHA },
    (consejo, datos) => consejo.pay(String(datos['detallePagosJSON']), String(datos['fechaPago'])),
  ),
  ...LLAMADAS_DE_LISTADO,
  ...LLAMADAS_DE_ESPECIALIDADES,
  ...LLAMADAS_DE_ESTADISTICAS,
  ...LLAMADAS_DE_TESORERIA,
  ...LLAMADAS_DE_CATALOGOS,
  ...LLAMADAS_DE_CREDENCIALES,
  ...LLAMADAS_DE_SEGUROS,
  ...LLAMADAS_DE_RONDAS,
  ...LLAMADAS_DE_SUPERINTENDENCIA,
  ...LLAMADAS_DE_DEBITOS,
  ...LLAMADAS_DE_POLIZAS,
}
