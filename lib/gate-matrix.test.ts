import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { POLITICAS, ROLES, type Politica, type Rol } from '@/domain/roles'
import { allScreens } from '@/lib/screen-addresses'

vi.mock('server-only', () => ({}))

const SECRETO = 'un secreto de prueba con treinta y dos caracteres o mas'

/**
 * Who gets through to which screen besides ADMINISTRACION, per policy. Written by hand from the specification, not from
 * domain/roles.ts: the test compares both. A screen that is not here is administration's alone.
 */
const PERSONAL = ['CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO'] as const
const OFICINA = ['CONTADOR', 'ADMINISTRATIVO'] as const
const ABIERTAS: Record<Politica, Readonly<Record<string, readonly Rol[]>>> = {
  operativa: {
    '/inicio': PERSONAL,
    '/ayuda': [...PERSONAL, 'MEDICO'],
    '/matriculados': PERSONAL,
    '/miCuenta': [...PERSONAL, 'MEDICO'],
    '/fichaMatriculado/{id}': PERSONAL,
    '/fichaMatriculado/{id}/cuentaCorriente': PERSONAL,
    '/fichaMatriculado/{id}/periodoMatricula': PERSONAL,
    '/gestionEspecialidades/{id}': PERSONAL,
    '/gestionPracticas/{id}': PERSONAL,
    '/papeles': PERSONAL,
    '/propuestas': OFICINA,
    '/controlPadron': OFICINA,
    '/papelesPedidos': OFICINA,
    '/utilidades/controlRefeps': OFICINA,
    '/controlRefeps/{id}': OFICINA,
    '/utilidades/controlFallecidos': OFICINA,
    '/controlFallecidos/{id}': OFICINA,
    '/solicitudes': PERSONAL,
    '/solicitudes/{id}': PERSONAL,
    '/fichaMatriculado/{id}/solicitudes': PERSONAL,
    '/resoluciones': PERSONAL,
    '/resolucion/crear': OFICINA,
    '/resolucion/{id}': PERSONAL,
    '/vencimientos': PERSONAL,
    '/cambiosProgramados': OFICINA,
    '/controlCobertura': PERSONAL,
    '/fichaMatriculado/{id}/papeles': PERSONAL,
    '/fichaMatriculado/{id}/adjuntos': PERSONAL,
    '/fichaMatriculado/{id}/federacion': PERSONAL,
    '/fichaMatriculado/{id}/superintendencia': PERSONAL,
    '/gestionCertificados/{id}': PERSONAL,
    '/matriculado/{id}': PERSONAL,
    '/fichaMatriculado/{id}/historial': OFICINA,
    '/matriculado_01/crear': OFICINA,
    '/matriculado_02/crear': OFICINA,
    '/matriculado_03/crear': OFICINA,
    '/matriculado_04/crear': OFICINA,
    '/matriculado_05/crear': OFICINA,
    '/varios': OFICINA,
    '/listaDeUsuarios': OFICINA,
    '/fichaMatriculado/{id}/pagos': ['CONTADOR'],
    '/fichaMatriculado/{id}/pagoAnual': ['CONTADOR'],
    '/planillaDeCaja': ['CONTADOR'],
    '/recibos': ['CONTADOR'],
    '/fichaMatriculado/{id}/planDePagos': ['CONTADOR'],
    '/GestionConceptosMatriculado/{id}': OFICINA,
    '/cuentasCorrientes': ['CONTADOR'],
    '/gestionDebitosAutomaticos/{id}': ['CONTADOR'],
    '/debitoAutomatico': ['CONTADOR'],
    '/morosos': ['CONTADOR'],
    '/prescripcion': ['CONTADOR'],
    '/fichaMatriculado/{id}/cobranza': ['CONTADOR'],
    '/estadisticas': ['CONTADOR'],
    '/estadisticas/cuotas': ['CONTADOR'],
    '/estadisticas/cumples': ['CONTADOR'],
    '/estadisticas/evolucion': ['CONTADOR'],
    '/mensajes': ['CONTADOR'],
    '/recordatorios': ['CONTADOR'],
    '/utilidades': ['CONTADOR'],
    '/utilidades/cargaArchivoPolizaFederacion': ['CONTADOR'],
    '/utilidades/generarArchivoFederacion': ['CONTADOR'],
    '/utilidades/generarArchivoBSE': ['CONTADOR'],
    '/utilidades/generarArchivoICBC': ['CONTADOR'],
    '/utilidades/generarArchivoOtrosDebitos': ['CONTADOR'],
    '/utilidades/cargaArchivoRendicionBSE': ['CONTADOR'],
    '/utilidades/cargaArchivoRendicionICBC': ['CONTADOR'],
    '/utilidades/cargaArchivoOtrosDebitos': ['CONTADOR'],
    '/debitoAutomatico/rendiciones/{id}': ['CONTADOR'],
    '/debitoAutomatico/cobrosPorResolver': ['CONTADOR'],
    '/debitoAutomatico/rondas': ['CONTADOR'],
    '/debitoAutomatico/rondas/{id}': ['CONTADOR'],
    '/debitoAutomatico/rechazos': ['CONTADOR'],
    '/utilidades/generarPolizas': PERSONAL,
    '/debitoAutomatico/ajustes': ['CONTADOR'],
    '/inicio_matriculado': ['MEDICO'],
    '/inicio_matriculado/carnet': ['MEDICO'],
    '/inicio_matriculado/misDatos': ['MEDICO'],
    '/inicio_matriculado/pedidos': ['MEDICO'],
    '/inicio_matriculado/pedidos/{id}': ['MEDICO'],
    '/inicio_matriculado/pedirPapel': ['MEDICO'],
    '/inicio_matriculado/avisos': ['MEDICO'],
    '/inicio_matriculado/accesos': ['MEDICO'],
    '/inicio_matriculado/cuenta': ['MEDICO'],
    '/inicio_matriculado/datos': ['MEDICO'],
    '/pagosEnLinea': ['CONTADOR'],
    '/conceptosAVarios': ['CONTADOR'],
    '/importar': OFICINA,
    '/importar/{id}': OFICINA,
    '/mudanza': ['CONTADOR'],
    '/mudanza/diferencias/{id}': ['CONTADOR'],
    '/mudanza/hallazgos': ['CONTADOR'],
    '/tareas': OFICINA,
    '/mercado_pago/{pagoID}/{tipoPantalla}/resultado/{tipoResultado}': ['CONTADOR', 'MEDICO'],
    '/pasarelaDePrueba/{preferencia}': ['CONTADOR', 'MEDICO'],
  },
  estricta: {
    '/inicio': PERSONAL,
    '/ayuda': [...PERSONAL, 'MEDICO'],
    '/matriculados': PERSONAL,
    '/miCuenta': [...PERSONAL, 'MEDICO'],
    '/inicio_matriculado': ['MEDICO'],
    '/inicio_matriculado/misDatos': ['MEDICO'],
    '/inicio_matriculado/pedidos': ['MEDICO'],
    '/inicio_matriculado/pedidos/{id}': ['MEDICO'],
    '/inicio_matriculado/pedirPapel': ['MEDICO'],
    '/inicio_matriculado/avisos': ['MEDICO'],
    '/inicio_matriculado/accesos': ['MEDICO'],
    '/inicio_matriculado/carnet': ['MEDICO'],
    '/inicio_matriculado/cuenta': ['MEDICO'],
    '/inicio_matriculado/datos': ['MEDICO'],
    '/mercado_pago/{pagoID}/{tipoPantalla}/resultado/{tipoResultado}': ['MEDICO'],
    '/pasarelaDePrueba/{preferencia}': ['MEDICO'],
  },
}
/** Nobody's by his role: the one screen of who must set a password is not there for anybody else. */
const AJENAS = ['/cambiarClave']

afterAll(() => vi.unstubAllEnvs())

describe.each(POLITICAS)('%s', (politica) => {
  let ask: (path: string, rol: Rol) => Promise<number>

  beforeAll(async () => {
    vi.resetModules()
    vi.stubEnv('NEXTAUTH_SECRET', SECRETO)
    vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:3400')
    vi.stubEnv('ROLE_POLICY', politica)
    const { gate } = await import('@/lib/gate')
    const { sessionCookieName } = await import('@/lib/session-cookie')
    ask = async (path, rol) => {
      const datos = { token: 'opaco', nombre: 'Ana', apellido: 'Paz', personaID: null, matriculadoID: null }
      const value = await encode({ token: { ...datos, roles: [rol] }, secret: SECRETO, maxAge: 3_600 })
      const cookie = `${sessionCookieName()}=${value}`
      const answer = await gate(new NextRequest(`http://127.0.0.1:3400${path}`, { headers: { cookie } }))
      return answer.headers.get('x-middleware-next') === '1' ? 200 : answer.status
    }
  })

  test.each(allScreens().filter(({ permiso }) => permiso !== 'publico'))('$patron', async ({ patron }) => {
    const through: Rol[] = []
    for (const rol of ROLES) {
      const status = await ask(patron.replace(/\{\w+\}/g, '7'), rol)
      if (status === 200) through.push(rol)
      else
        expect([rol, status]).toEqual([rol, AJENAS.includes(patron) && politica === 'operativa' ? 404 : 403])
    }
    const direccion: Rol[] = AJENAS.includes(patron) ? [] : ['ADMINISTRACION']
    expect(through.sort()).toEqual([...direccion, ...(ABIERTAS[politica][patron] ?? [])].sort())
  })

  test('an address that is no screen is not found, or refused to the letter of the specification', async () => {
    for (const rol of ROLES)
      expect([rol, await ask('/noexiste', rol)]).toEqual([rol, politica === 'estricta' ? 403 : 404])
  })

  test('every address of the table is a screen', () => {
    const patterns = allScreens().map(({ patron }) => patron)
    expect(
      Object.keys(ABIERTAS[politica]).filter((patron) => !patterns.includes(patron as `/${string}`)),
    ).toEqual([])
  })
})
