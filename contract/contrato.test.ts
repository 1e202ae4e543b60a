import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { arbitraryOf } from '@/contract/prueba/arbitrarios'
import { formaOf } from '@/contract/forma'
import { CONTRATO } from '@/contract/indice'
import { PARTE_ARCHIVO, type Llamada } from '@/contract/llamada'
import { PERMISOS } from '@/domain/roles'

const LLAMADAS = Object.entries(CONTRATO).flatMap(([noun, llamadas]) =>
  Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
    nombre: `${noun}.${name}`,
    llamada,
  })),
)

/** What JSON carries there and back. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** What a query string carries there and back: text alone. */
const overTheQuery = (wire: Record<string, unknown>): unknown =>
  Object.fromEntries(
    new URLSearchParams(
      Object.entries(wire)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    ),
  )

describe.each(LLAMADAS)('$nombre', { timeout: 30_000 }, ({ llamada }) => {
  const { forma, cable, claves } = llamada.entrada

  test('entrada: decode(encode(x)) = x, over JSON and over the query', () => {
    fc.assert(
      fc.property(arbitraryOf(forma), (value) => {
        const wire = z.encode(cable, value) as Record<string, unknown>
        expect(z.decode(cable, overTheWire(wire))).toStrictEqual(value)
        // A file's fields are text too.
        if (llamada.metodo === 'GET' || llamada.entra)
          expect(z.decode(cable, overTheQuery(wire))).toStrictEqual(value)
        for (const key of Object.keys(wire)) expect(Object.values(claves)).toContain(key)
      }),
      { numRuns: 100 },
    )
  })

  test('salida: decode(encode(x)) = x', () => {
    fc.assert(
      fc.property(arbitraryOf(formaOf(llamada.salida)), (value) => {
        const wire = z.encode(llamada.salida, value)
        expect(overTheWire(wire)).toStrictEqual(wire)
        expect(z.decode(llamada.salida, wire)).toStrictEqual(value)
      }),
      { numRuns: 100 },
    )
  })

  test('bad input is reported at its key, never thrown', () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, Number.NaN, -0, 1e308, 2 ** 53))
    fc.assert(
      fc.property(fc.record(Object.fromEntries(Object.values(claves).map((key) => [key, junk]))), (wire) => {
        const result = z.safeDecode(cable, wire)
        for (const issue of result.error?.issues ?? []) {
          expect(Object.values(claves)).toContain(issue.path[0])
          expect(issue.message).not.toBe('')
        }
      }),
      { numRuns: 100 },
    )
  })

  test('what it declares exists', () => {
    expect(llamada.ruta).toMatch(/^\/[a-zA-Z_]+\/[a-zA-Z]+$/)
    if (llamada.acceso !== 'publico') expect(PERMISOS).toContain(llamada.acceso)
    if (llamada.propio) expect(claves).toHaveProperty(llamada.propio)
    for (const key of llamada.extensiones ?? []) expect(claves).toHaveProperty(key)
    expect(llamada.metodo === 'POST').toBe(llamada.auditoria !== undefined)
    // Another council's server is never asked for a file, and nobody without a session.
    if (llamada.entra || llamada.sale) expect(llamada.extension).toBeDefined()
    if (llamada.entra || llamada.sale) expect(llamada.acceso).not.toBe('publico')
    if (llamada.entra) expect(Object.values(claves)).not.toContain(PARTE_ARCHIVO)
  })
})

test('no path is declared twice', () => {
  const paths = LLAMADAS.map(({ llamada }) => llamada.ruta.toLowerCase())
  expect(new Set(paths).size).toBe(paths.length)
})

/** S1 7, the catalogues: what reads one row, what is saved, what an edit is keyed by, what deletes. */
const CATALOGUE_TABLE: readonly [noun: string, read: string, saved: string, edit: string, remove: string][] =
  [
    ['titulo', 'tituloID', 'nombre codigo', 'tituloID', 'tituloID'],
    ['forma_pago', 'formaPagoID', 'nombre', 'formaPagoID', 'formaPagoID'],
    ['tipo_matricula', 'tipoMatriculaID', 'categoria nombre vence', 'tipoMatriculaID', 'tipoMatriculaID'],
    ['organizacion', 'organizacionID', 'nombre', 'organizacionID', 'organizacionID'],
    ['especialidad', 'matriculadoID', 'nombre', 'especialidadID', 'especialidadID'],
    ['entidad_otorga_titulo', 'entidadOtorgaTituloID', 'nombre', 'entidadOtorgaTituloID', 'entidadID'],
    ['practica', 'practicaID', 'nombre', 'practicaID', 'practicaID'],
    ['banco', 'bancoID', 'nombre', 'bancoID', 'bancoID'],
    ['sucursal_banco', 'sucursalBancoID', 'nombre bancoID codigo', 'sucursalBancoID', 'sucursalID'],
    ['tipo_certificado', 'tipoCertificadoID', 'nombre cuerpo', 'tipoCertificadoID', 'tipoCertificadoID'],
    ['firmante', 'firmanteID', 'nombre cargo', 'firmanteID', 'especialidadID'],
    // The price keys come after the spec's own (D9).
    [
      'concepto',
      'conceptoID',
      'nombre monto descripcion tipo anio tipoMatriculaID variante',
      'conceptoID',
      'conceptoID',
    ],
  ]
const CATALOGUE_KEYS = Object.fromEntries(
  CATALOGUE_TABLE.flatMap(([noun, read, saved, edit, remove]) => [
    [`${noun}.traerTodos`, 'nroPagina buscar'],
    [`${noun}.traerDatos`, read],
    [`${noun}.crear`, saved],
    [`${noun}.actualizarDatos`, `${saved} ${edit} version`],
    [`${noun}.eliminar`, remove],
    [`${noun}.restaurar`, 'id'],
  ]),
)

const USER_KEYS = 'username dni email nombre apellido direccion telefono observaciones rolID password'

/** The spec's own keys (S1 7, S2 7), checked in: a renamed one must be seen in review. */
test('wire keys are the spec’s', () => {
  const keys = Object.fromEntries(
    LLAMADAS.map(({ nombre, llamada }) => [nombre, Object.values(llamada.entrada.claves).join(' ')]),
  )
  expect(keys).toEqual({
    'sistema.capacidades': '',
    'sesion.login': 'usuario password dispositivo',
    'sesion.cerrar': '',
    'sesion.propia': '',
    'sesion.cambiarClave': 'password password2',
    'sesion.cambiarPropia': 'passwordActual password password2',
    'sesion.traerPropias': '',
    'sesion.cerrarOtra': 'sesionID',
    'sesion.cerrarOtras': '',
    'sesion.traerReglas': '',
    'ajuste.traerTodos': '',
    'ajuste.traerPersonas': '',
    'ajuste.actualizarDatos': 'clave valor personas version',
    'auditoria.traerTodos': 'nroPagina desde hasta quien accion matriculado entidad entidadID',
    'auditoria.traerOpciones': '',
    'auditoria.exportar': 'desde hasta quien accion matriculado entidad entidadID',
    'auditoria.traerLote': 'exportacionID cantidad despuesDe',
    'matriculado.traerTodos': 'nroPagina nombre dni matricula cuitCuil',
    'matriculado.traerLote': 'nombre dni matricula cantidad despuesDe',
    'matriculado.traerHistorial': 'matriculadoID nroPagina desde hasta usuario texto',
    'matriculado.crear':
      'matricula tipoMatriculaID nroColegio formaPagoID libro folio nombre apellido dni fechaNacimiento sexo ' +
      'nacionalidad domicilio provinciaID departamentoID localidad barrio email telefono observaciones ' +
      'lugarOrigenID tituloID fechaTitulo entidadEntregaTituloID consultorio localidadCons clinica hospital ' +
      'servicios cargos telProf fax cuitCuil ingresoCM egresoCM ultimoPeriodoRenovado uadFecha isspse iosep ' +
      'notas hospitalesJSON domicilioNoConfirmado superintendencia federacion',
    'matriculado.actualizarDatos': 'matriculadoID valor campo valorPrevio',
    'matriculado.cambiarEstado': 'matriculadoID tipoMatriculaID motivo estadoPrevio',
    'matriculado.simularEstado': 'matriculadoID tipoMatriculaID',
    'matriculado.cambiarGeneraCuotas': 'matriculadoID generaCuotas',
    'matriculado.reiniciarClaveAcceso': 'matriculadoID',
    'matriculado.eliminar': 'especialidadID',
    'periodoMatricula.traerTodos': 'matriculadoID',
    'federacion_matriculado.traerEstado': 'matriculadoID',
    'hospital_matriculado.crear': 'matriculadoID hospitalID servicio cargo',
    'hospital_matriculado.actualizarDatos':
      'matriculadoID hospitalMatriculadoID version hospitalID servicio cargo',
    'hospital_matriculado.eliminar': 'matriculadoID hospitalMatriculadoID version',
    ...Object.fromEntries(
      [
        'tipo_matricula',
        'forma_pago',
        'provincia',
        'departamento',
        'titulo',
        'entidad_otorga_titulo',
        'hospital',
      ]
        .concat([
          'especialidad',
          'forma_obtencion_especialidad',
          'organizacion',
          'firmante',
          'tipo_certificado',
        ])
        .concat(['practica', 'banco', 'concepto', 'tipo_seguro'])
        .map((noun) => [`${noun}.traerTodosSelect`, '']),
    ),
    'sucursal_banco.traerTodosSelect': 'bancoID',
    ...CATALOGUE_KEYS,
    'firmante.traerImagen': 'firmanteID',
    'firmante.verImagen': 'firmanteID',
    'firmante.subirImagen': 'firmanteID huellaPrevia',
    'firmante.guardarImagen': 'firmanteID contenido huellaPrevia',
    'firmante.quitarImagen': 'firmanteID huellaPrevia',
    'user.traerTodos': 'nroPagina buscar',
    'user.traerDatos': 'userID',
    'user.crear': `${USER_KEYS} matricula`,
    'user.actualizarDatos': `${USER_KEYS} matricula userID version`,
    'user.eliminar': 'userID',
    'user.restaurar': 'id',
    'user.desbloquear': 'userID',
    'user.bloquear': 'userID',
    'cuota.simularMes': 'anio mes',
    'cuota.traerExcluidos': 'anio mes motivo nroPagina',
    'cuota.generarMes': 'anio mes cantidad total',
    'cuota.traerCorridas': 'nroPagina',
    'cuota.traerCorrida': 'corridaID',
    'cuota.traerCargos': 'corridaID nroPagina',
    'concepto_matriculado.traerTodos': 'matriculadoID',
    'concepto_matriculado.crear': 'matriculadoID conceptoID montoPrevisto',
    'concepto_matriculado.eliminar': 'conceptoMatriculadoID',
    'matriculado.traerDatosMatricula': 'matriculaID',
    'matriculado.actualizarDatosMatricula':
      'matriculaID tipoMatriculaID federacion ampliacionFederacion ampliacionFederacionExtendida observaciones monto version',
    'matriculado.eliminarMatricula': 'matriculaIds motivo totalPrevisto',
    'pago.eliminarCincoAniosAtras': 'matriculadoID motivo totalPrevisto',
    'pago.simularEliminarDeuda': 'matriculadoID',
    'pago.traerEliminaciones': 'matriculadoID',
    'pago.deshacerEliminacion': 'eliminacionID',
    'pago.emitirRecibo': 'matriculadoID pagoID',
    'pago.enviarRecibo': 'matriculadoID pagoID',
    'pago.anular': 'pagoID motivo',
    'pago.traerSaldoAFavor': 'matriculadoID',
    'pago.aplicarSaldo': 'matriculadoID detallePagosJSON observaciones',
    'pago.pagoAnual': 'matriculadoID anio observaciones totalPrevisto',
    'pago.simularPagoAnual': 'matriculadoID anio',
    'caja.traerPlanilla': 'fecha usuarioID alcance',
    'caja.traerCajeros': 'fecha',
    'cierre.traerActual': '',
    'cierre.traerTodos': 'nroPagina',
    'cierre.mover': 'hasta anterior motivo',
    'mercado_pago.generarPago': 'detallePagosJSON observaciones fechaPago matriculadoID tipoOperador',
    'mercado_pago.traerPago': 'pagoID matriculadoID',
    'mercado_pago.traerTodos': 'nroPagina matriculadoID estado',
    'mercado_pago.cancelarPago': 'pagoID matriculadoID motivo',
    'mercado_pago.darPorResuelto': 'pagoID motivo',
    'pasarela_prueba.traerDatos': 'preferencia',
    'pasarela_prueba.actuar': 'preferencia accion',
    'plan_pagos.crear': 'matriculadoID pagosJSON monto cuotas observaciones',
    'plan_pagos.traerTodos': 'matriculadoID',
    'plan_pagos.traerDetalle': 'planID',
    'plan_pagos.simularRotura': 'planID',
    'plan_pagos.romper': 'planID motivo restante',
    'tarea.traerPropias': 'nroPagina',
    'tarea.traerTodas': 'nroPagina',
    'tarea.traerActivas': '',
    'tarea.traerUltima': 'tipo clave',
    'tarea.traerDatos': 'tareaID',
    'tarea.traerFilas': 'tareaID soloProblemas nroPagina',
    'tarea.detener': 'tareaID',
    'tarea.darPorVista': 'tareaID',
    'cuota.deshacerMes': 'corridaID motivo',
    'matriculado.traerDatos': 'matriculadoID',
    'matriculado.traerDatosBasicos': 'matriculadoID',
    'concepto.traerTodosSinPaginar': 'tipo',
    'concepto.simularAnio': 'anio desde porcentaje redondeo',
    'concepto.proponerAnio': 'anio desde porcentaje redondeo cantidad total',
    'pago.traerPagosPendientes': 'matriculadoID traerMatriculas traerPP traerConceptos mostrarTodo',
    'pago.generarMatriculaAdelantada':
      'matriculadoID cantidad tipoMatriculaID totalPrevisto primerMesPrevisto',
    'pago.simularMatriculaAdelantada': 'matriculadoID cantidad tipoMatriculaID',
    'pago.traerCuentaCorriente': 'matriculadoID desde hasta traerMatriculas traerConceptos traerPP',
    'pago.realizarPagoEfectivo': 'detallePagosJSON observaciones nroRecibo fechaPago',
    'pago.proximoRecibo': '',
    'pago.traerReglas': '',
    'pago.traerRecibo': 'matriculadoID pagoID',
    'cuentasCorrientes.traerTodos': 'nroPagina nombre dni matricula tipoMatriculaID saldo importeDesde',
    'cuentasCorrientes.traerLote':
      'nombre dni matricula tipoMatriculaID saldo importeDesde cantidad despuesDe',
    'moroso.traerTodos': 'nroPagina nombre mesesDesde importeDesde tipoMatriculaID',
    'moroso.traerLote': 'nombre mesesDesde importeDesde tipoMatriculaID cantidad despuesDe',
    'estadisticas.traerMorosos': '',
    'mensaje.simular':
      'medio nroPagina soloSinDestino soloEnEspera matriculadosJSON excluidosJSON nombre mesesDesde importeDesde tipoMatriculaID',
    'mensaje.crear':
      'medio asunto texto cantidad matriculadosJSON excluidosJSON nombre mesesDesde importeDesde tipoMatriculaID',
    'mensaje.traerTodos': 'nroPagina nombre estado medio envioID',
    'mensaje.traerResumen': 'envioID',
    'mensaje.reintentar': 'mensajeID envioID',
    'mensaje.cancelar': 'mensajeID envioID',
    'mensaje.darPorEnviado': 'mensajeID',
    'mensaje.abrir': 'mensajeID',
    'recordatorio.traerTodos': '',
    'recordatorio.guardar': 'recordatorioID plantillaID dias medio activo version',
    'recordatorio.eliminar': 'recordatorioID',
    'recordatorio.simular': '',
    'recordatorio.correr': '',
    'recordatorio.traerPlantillas': '',
    'recordatorio.guardarPlantilla': 'plantillaID nombre asunto cuerpo version',
    'recordatorio.eliminarPlantilla': 'plantillaID',
  })
})

/** Sorted keys of what is written for the richest value a salida can hold. */
function keysOf(schema: unknown): unknown {
  const json = schema as { type?: string; items?: unknown; anyOf?: unknown[]; properties?: object }
  if (json.properties) {
    return Object.fromEntries(Object.entries(json.properties).map(([key, value]) => [key, keysOf(value)]))
  }
  if (json.items) return [keysOf(json.items)]
  return json.anyOf ? (json.anyOf.map(keysOf).find((inner) => inner !== true) ?? true) : true
}

test('the record is read with the spec’s keys (S2 3)', () => {
  const schema = z.toJSONSchema(CONTRATO.matriculado.traerDatos.salida, {
    io: 'input',
    unrepresentable: 'any',
  })
  const nombrado = { id: true, nombre: true }
  expect(keysOf(schema)).toEqual({
    id: true,
    matricula: true,
    genera_cuotas: true,
    tipomatricula: nombrado,
    nro_colegio: true,
    formapago: nombrado,
    datospersonales: {
      apellido_nombre: true,
      dni: true,
      fecha_nacimiento: true,
      sexo: true,
      nacionalidad: true,
      provincia: nombrado,
      departamento: nombrado,
      localidad: true,
      barrio: true,
      domicilio: true,
      telefono: true,
      email: true,
      apellido: true,
      nombre: true,
    },
    datosprofesionales: {
      consultorio: true,
      localidad: true,
      clinica: true,
      tel_prof: true,
      fax: true,
      cuit_cuil: true,
      hospitaldatosprofesionales: [
        { id: true, hospital: nombrado, servicio: true, cargo: true, version: true },
      ],
      hospital: true,
      servicios: true,
      cargos: true,
    },
    datosacademicos: { titulo: nombrado, entidadotorgatitulo: nombrado, fecha: true },
    varios: {
      uad_fecha: true,
      ingreso_cm: true,
      egreso_cm: true,
      federacion: true,
      superintendencia: true,
      iosep: true,
      isspse: true,
      notas: true,
      ultimo_periodo_renovado: true,
    },
    libro: true,
    folio: true,
    observaciones: true,
    aviso: true,
    avisoFecha: true,
    deuda: true,
    saldoAFavor: true,
  })
})
