import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOfMes } from '@/domain/cuota'
import { type Mes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { act, field, see, text, until, type Ventana } from '@/e2e/navegadores/ventana'
import { post } from '@/e2e/pasos/api'
import { CLAVE, type Cuenta } from '@/e2e/pasos/cuentas'
import { sendRound } from '@/e2e/pasos/debito'
import { createMember } from '@/e2e/pasos/matriculado'
import { debit, giveAccount, reportOf } from '@/e2e/pasos/registro'

export interface Escena {
  /** The web's address. */
  url: string
  /** A session of the administration at the API. */
  token: string
  /** A folder for what is made on the way. */
  folder: string
  /** Keeps a picture of what is in sight. */
  look: (ventana: Ventana, name: string) => Promise<void>
}
export type Trabajo = (ventana: Ventana, escena: Escena) => Promise<void>

const OFFICE = [1440, 900] as const
const PHONE = [390, 844] as const

async function signIn(ventana: Ventana, { url }: Escena, usuario: string, home: string): Promise<void> {
  await ventana.go(`${url}/login`)
  await ventana.type(field('Usuario'), usuario)
  await ventana.type(field('Contraseña'), CLAVE)
  await ventana.press(act('Iniciar Sesion'))
  await at(ventana, home)
}

/** Waits until the page of this address stands there with its title. */
async function at(ventana: Ventana, path: string): Promise<void> {
  await until(ventana, `la página ${path}`, `location.pathname === ${JSON.stringify(path)}`)
  await see(ventana, '//h1')
}

const atTheOffice = async (ventana: Ventana, escena: Escena, cuenta: Cuenta): Promise<void> => {
  await ventana.resize(...OFFICE)
  await signIn(ventana, escena, cuenta, '/inicio')
}

async function memberInDebt(token: string) {
  const member = await createMember(token)
  const { estado, mensaje } = await post(
    '/pago/generarMatriculaAdelantada',
    { matriculadoID: member.id, cantidad: 3 },
    token,
  )
  if (estado !== 1) throw new Error(mensaje ?? '')
  return member
}

/** Finds a doctor by name, collects two months and prints the receipt. */
async function collect(ventana: Ventana, escena: Escena): Promise<void> {
  const { look, token } = escena
  const { apellido, matricula } = await memberInDebt(token)
  await atTheOffice(ventana, escena, 'contador')
  await look(ventana, 'inicio')
  await ventana.press('//nav//a[@href="/matriculados"]')
  await at(ventana, '/matriculados')
  await ventana.type(field('Nombre'), apellido)
  await ventana.press(act('Buscar'))
  await ventana.press(`//main//tr[contains(., "${apellido}")]//a[starts-with(@aria-label, "Ver")]`)
  await see(ventana, `//h1[contains(., "${apellido}")]`)
  await look(ventana, 'ficha')
  await ventana.press('//a[contains(@href, "/pagos") and contains(., "Pagos Pendientes")]')
  for (const row of [1, 2]) await ventana.press(`(//main//tbody//input[@type="checkbox"])[${row}]`)
  await look(ventana, 'pagos')
  await ventana.press('(//main//button[starts-with(normalize-space(), "Pagar")])[1]')
  await see(ventana, `//*[@role="dialog"][contains(., "${matricula}")]`)
  await see(ventana, '//*[@role="dialog"]//tbody/tr[2]')
  await look(ventana, 'pagar')
  await ventana.press('//*[@role="dialog"]//button[starts-with(normalize-space(), "Pagar")]')
  await see(ventana, text('Pago realizado correctamente'))
  await look(ventana, 'pagado')
  await ventana.run(
    `URL.createObjectURL = (make => blob => make(blob.type === 'application/pdf' ? (window.papel = blob) : blob))(URL.createObjectURL)`,
  )
  await ventana.press('(//*[@role="dialog"]//button[contains(., "ecibo")])[1]')
  await until(ventana, 'el recibo en PDF', `window.papel?.slice(0, 5).text().then(head => head === '%PDF-')`)
}

/** A doctor looks on his telephone at what he owes, his account and his card, and begins to pay. */
async function onThePhone(ventana: Ventana, escena: Escena): Promise<void> {
  const { look, token, url } = escena
  const { id } = await memberInDebt(token)
  const usuario = await giveAccount(id)
  await ventana.resize(...PHONE)
  await signIn(ventana, escena, usuario, '/inicio_matriculado')
  await see(ventana, text('Habilitado hoy'))
  await look(ventana, 'medico')
  for (const [page, words] of [
    ['cuenta', 'Cuenta y recibos'],
    ['carnet', 'Verificar sin cámara'],
    ['datos', 'Datos Personales'],
  ] as const) {
    await ventana.go(`${url}/inicio_matriculado/${page}`)
    await see(ventana, text(words))
    await look(ventana, `medico-${page}`)
    await until(
      ventana,
      `${page} sin desplazarse de lado`,
      'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
    )
  }
  await ventana.go(`${url}/inicio_matriculado`)
  await ventana.press('(//main//button[starts-with(normalize-space(), "Pagar")])[1]')
  await see(ventana, '//*[@role="dialog"]')
  await look(ventana, 'medico-pagar')
}

const BSE = 41

/** So far ahead that nobody else is in debit then; a month has one round, so each browser has its own. */
let months = 11
const nextMonth = (): Mes => monthAt(monthNumber(partsOf(today())) + months++)

/** A bank's report is given, shown and applied. */
async function report(ventana: Ventana, escena: Escena): Promise<void> {
  const { folder, look, token, url } = escena
  const mes = nextMonth()
  const { id } = await createMember(token)
  await debit(id, { entidad: '321' }, mes)
  const rondaID = await sendRound(BSE, mes, token)
  const { name, buffer } = await reportOf(rondaID, 'CA', [{ matriculadoID: id, importe: 150_000n }])
  const file = join(folder, name)
  writeFileSync(file, buffer)
  await atTheOffice(ventana, escena, 'contador')
  await ventana.go(`${url}/utilidades/cargaArchivoRendicionBSE?mes=${textOfMes(mes)}`)
  await ventana.give('(//main//input[@type="file"])[1]', file)
  await see(ventana, '//main//tr[starts-with(normalize-space(), "1") and contains(., "Correcto")]')
  await look(ventana, 'rendicion')
  await ventana.press('//button[starts-with(normalize-space(), "Aplicar")]')
  await ventana.press('//*[@role="alertdialog"]//button[starts-with(normalize-space(), "Aplicar")]')
  await see(ventana, text('Se cargó el archivo correctamente'))
}

export const TRABAJOS: Readonly<Record<string, Trabajo>> = {
  'buscar, cobrar e imprimir': collect,
  'las páginas de un médico, en el teléfono': onThePhone,
  'cargar una rendición': report,
}
