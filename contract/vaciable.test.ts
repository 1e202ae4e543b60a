import { expect, test } from 'vitest'
import * as z from 'zod'
import { actualizarDatos as editarUsuario } from '@/contract/usuario'
import { CONTRATO } from '@/contract/indice'
import { realizarPagoEfectivo } from '@/contract/pago'
import { centavos } from '@/domain/dinero'

const lineas = [{ id: 1, tipoPagoID: 3, monto: centavos(100n) }]

test('a payment without a number and without observations says so with every key of S2 7', () => {
  const wire = z.encode(realizarPagoEfectivo.entrada.cable, { lineas, fechaPago: '2026-11-21' })
  expect(wire).toEqual({
    detallePagosJSON: JSON.stringify([{ id: 1, tipoPagoID: 3, monto: 1 }]),
    observaciones: '',
    nroRecibo: '',
    fechaPago: '2026-11-21',
  })
  expect(z.decode(realizarPagoEfectivo.entrada.cable, wire)).toEqual({ lineas, fechaPago: '2026-11-21' })
})

test('what an edit clears is written empty, what a new row leaves out is not written', () => {
  const { crear, actualizarDatos } = CONTRATO.titulo
  expect(z.encode(crear.entrada.cable, { nombre: 'Médica' })).toEqual({ nombre: 'Médica' })
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
  expect(z.encode(editarUsuario.entrada.cable, usuario)).toMatchObject({
    dni: null,
    direccion: '',
    observaciones: '',
  })
})
