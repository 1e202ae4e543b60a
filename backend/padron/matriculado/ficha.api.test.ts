import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { CONTRATO } from '@/contract/indice'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

describe('the record', () => {
  let id: number
  beforeAll(async () => {
    id = await addMember(api.db, { apellido: 'Güemes', nombre: 'Sol', dni: 24_000_111, matricula: 9_001 })
    await api.db.query(
      `UPDATE matriculado SET nro_colegio = 77, libro = 'III', folio = '12', fecha_nacimiento = '1980-02-29', sexo = 2,
         nacionalidad = 'Argentina', domicilio = 'Belgrano 123', provincia_id = (SELECT id FROM provincia WHERE nombre ILIKE 'santiago%'),
         localidad = 'La Banda', email = 'sol@consejo.example', telefono = '385 4000000', titulo_id = 1, fecha_titulo = '2005-12-01',
         entidad_otorga_titulo_id = 1, ingreso_cm = '2006-03-01', iosep = true, notas = 'Línea 1\nLínea 2', tel_prof = '385 1',
         servicios = 'Guardia y piso', ultimo_periodo_renovado = '2021-06-30'
       WHERE id = $1`,
      [id],
    )
    await api.db.query(
      `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio, cargo) VALUES ($1, 1, 'Guardia', 'Jefa'), ($1, 2, NULL, NULL)`,
      [id],
    )
  })

  test('holds every field with the spec’s keys', async () => {
    const { sobre } = await api.call('matriculado.traerDatos', { matriculadoID: id }, { token })
    const nombrado = { id: expect.any(Number) as number, nombre: expect.any(String) as string }
    expect(sobre.datos).toEqual({
      id,
      matricula: 9001,
      genera_cuotas: true,
      tipomatricula: { id: 1, nombre: 'ACTIVO' },
      nro_colegio: 77,
      formapago: { id: 1, nombre: 'Efectivo' },
      datospersonales: {
        apellido_nombre: 'Güemes Sol',
        dni: 24000111,
        fecha_nacimiento: '1980-02-29',
        sexo: 2,
        nacionalidad: 'Argentina',
        provincia: nombrado,
        departamento: null,
        localidad: 'La Banda',
        barrio: null,
        domicilio: 'Belgrano 123',
        telefono: '385 4000000',
        email: 'sol@consejo.example',
        apellido: 'Güemes',
        nombre: 'Sol',
      },
      datosprofesionales: {
        consultorio: null,
        localidad: null,
        clinica: null,
        tel_prof: '385 1',
        fax: null,
        cuit_cuil: '27240001115',
        servicios: 'Guardia y piso',
        hospitaldatosprofesionales: [
          {
            id: expect.any(Number) as number,
            hospital: nombrado,
            servicio: 'Guardia',
            cargo: 'Jefa',
            version: 1,
          },
          { id: expect.any(Number) as number, hospital: nombrado, servicio: null, cargo: null, version: 1 },
        ],
      },
      datosacademicos: { titulo: nombrado, entidadotorgatitulo: nombrado, fecha: '2005-12-01' },
      varios: {
        uad_fecha: null,
        ingreso_cm: '2006-03-01',
        egreso_cm: null,
        federacion: false,
        superintendencia: false,
        iosep: true,
        isspse: false,
        notas: 'Línea 1\nLínea 2',
        ultimo_periodo_renovado: '2021-06-30',
      },
      libro: 'III',
      folio: '12',
      deuda: 0,
      saldoAFavor: 0,
      situacion: { vencido: 0, meses: 0, desde: null, corriente: 0, antigua: 0, ultimoPago: null },
    })
    expect(z.safeDecode(CONTRATO.matriculado.traerDatos.salida, sobre.datos as never).success).toBe(true)
  })

  test('debt and credit come from the ledger', async () => {
    await api.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, { token })
    const [row] = await api.db.query<{ monto: bigint }>(
      'SELECT sum(monto)::bigint AS monto FROM cargo WHERE matriculado_id = $1',
      [id],
    )
    // Money without a charge is the member's credit.
    await api.db.query(
      `INSERT INTO movimiento (matriculado_id, fecha, acto, haber) VALUES ($1, '2026-11-21', 'cobrar', 123450)`,
      [id],
    )
    for (const nombre of ['matriculado.traerDatos', 'matriculado.traerDatosBasicos'] as const) {
      const { sobre } = await api.call(nombre, { matriculadoID: id }, { token })
      expect(sobre.datos).toMatchObject({ deuda: Number(row?.monto) / 100, saldoAFavor: 1234.5 })
    }
  })

  test('basics, for headers and receipts', async () => {
    const { sobre } = await api.call('matriculado.traerDatosBasicos', { matriculadoID: id }, { token })
    expect(sobre.datos).toMatchObject({
      nombre: 'Güemes Sol',
      domicilio: 'Belgrano 123',
      dni: 24000111,
      matricula: 9001,
      datospersonales: { apellido_nombre: 'Güemes Sol' },
      formapago: { nombre: expect.any(String) as string },
      tipomatricula: { id: 1, nombre: 'ACTIVO' },
    })
  })

  test.each(['matriculado.traerDatos', 'matriculado.traerDatosBasicos'] as const)(
    '%s of nobody',
    async (nombre) => {
      const { http, sobre } = await api.call(nombre, { matriculadoID: 2_147_483_647 }, { token })
      expect({ http, ...sobre }).toEqual({
        http: 200,
        estado: 0,
        mensaje: 'No se encontró el registro',
        excepcion: null,
        datos: null,
      })
    },
  )
})
