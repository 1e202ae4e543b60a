import { expect, test } from 'vitest'
import * as z from 'zod'
import { actualizarDatos as editarUsuario, crear as crearUsuario } from '@/contract/usuario'
import { pasoAcademico } from '@/contract/alta'
import { CONTRATO } from '@/contract/indice'
import { realizarPagoEfectivo } from '@/contract/pago'
import { makeCuit } from '@/domain/cuit'
import { centavos } from '@/domain/dinero'

const lineas = [{ id: 1, tipoPagoID: 3, monto: centavos(100n) }]

test('a payment without a number and without observations says so with every key of the specification', () => {
  const wire = z.encode(realizarPagoEfectivo.entrada.cable, { lineas, fechaPago: '2026-11-21' })
  expect(wire).toEqual({
    detallePagosJSON: JSON.stringify([{ id: 1, tipoPagoID: 3, nombre: '', monto: 1 }]),
    observaciones: '',
    nroRecibo: '',
    fechaPago: '2026-11-21',
  })
  expect(z.decode(realizarPagoEfectivo.entrada.cable, wire)).toEqual({ lineas, fechaPago: '2026-11-21' })
})

test('what an edit clears and what a new row leaves out are written empty, as the spec lists them', () => {
  const { crear, actualizarDatos } = CONTRATO.titulo
  expect(z.encode(crear.entrada.cable, { nombre: 'Médica' })).toEqual({ nombre: 'Médica', codigo: null })
  expect(z.encode(actualizarDatos.entrada.cable, { id: 7, nombre: 'Médica' })).toMatchObject({
    nombre: 'Médica',
    codigo: null,
  })
  const usuario = {
    id: 7,
    username: 'lourdes',
    email: 'l@example.com',
    nombre: 'L',
    apellido: 'P',
    telefono: '1',
    rolID: 3,
  }
  const edited = z.encode(editarUsuario.entrada.cable, usuario)
  expect(edited).toMatchObject({ dni: null, direccion: '', observaciones: '' })
  const made = z.encode(crearUsuario.entrada.cable, { ...usuario, clave: 'consejo2026' })
  expect(made).toMatchObject({ direccion: '', observaciones: '' })
  expect(made).not.toHaveProperty('dni')
})

test('a key that the documents have in one case only is left out in the other', () => {
  const { cable } = CONTRATO.especialidad_matriculado.crear.entrada
  const base = {
    ...{ matriculadoID: 1, especialidadID: 2, fechaObtencion: '2025-03-01' },
    ...{ formaObtencionEspecialidadID: 1, organizacionID: 1, sinReval: true },
  }
  const nueva = z.encode(cable, { ...base, esReval: false, conceptoCertif: true })
  expect(nueva).toMatchObject({ conceptoCertif: true, fechaCaducidad: null })
  expect(nueva).not.toHaveProperty('nroCertificado')
  const reval = z.encode(cable, { ...base, esReval: true, nroCertificado: '12/2020' })
  expect(reval).toMatchObject({ nroCertificado: '12/2020' })
  expect(reval).not.toHaveProperty('conceptoCertif')
})

test('a page of members carries its three filters, a new member every key of the three steps', () => {
  expect(z.encode(CONTRATO.matriculado.traerTodos.entrada.cable, { pagina: 2 })).toEqual({
    nroPagina: 2,
    nombre: '',
    dni: '',
    matricula: '',
  })
  const academico = {
    tituloID: 1,
    entidadEntregaTituloID: 1,
    cuitCuil: makeCuit(20_137_911, 1),
    isspse: false,
    iosep: false,
    hospitales: [{ id: 1, hospital: 4 }],
  }
  expect(z.encode(pasoAcademico.cable, academico)).toEqual({
    tituloID: 1,
    fechaTitulo: null,
    entidadEntregaTituloID: 1,
    consultorio: '',
    localidadCons: '',
    clinica: '',
    hospital: '',
    servicios: '',
    cargos: '',
    telProf: '',
    fax: '',
    cuitCuil: makeCuit(20_137_911, 1),
    ingresoCM: null,
    egresoCM: null,
    ultimoPeriodoRenovado: null,
    uadFecha: null,
    isspse: false,
    iosep: false,
    notas: '',
    hospitalesJSON: JSON.stringify([{ id: 1, hospital: 4, servicio: '', cargo: '' }]),
  })
})
