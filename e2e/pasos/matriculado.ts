import { makeCuit } from '@/domain/cuit'
import { get, post } from './api'

export interface Alta {
  id: number
  matricula: number
  dni: number
  cuit: string
  apellido: string
}

interface Nombrado {
  id: number
  nombre: string
  provinciaID?: number
}
const select = (catalogo: string, token: string): Promise<Nombrado[]> =>
  get(`/${catalogo}/traerTodosSelect`, token)

/** A doctor nobody else's test knows, through the API: ACTIVO, of Santiago del Estero. */
export async function createMember(token: string, mas: object = {}): Promise<Alta> {
  const number = nextNumber()
  const dni = 30_000_000 + number
  const cuit = makeCuit(dni, 2)
  const apellido = `Quiroga${nameOf(number)}`
  const provincias = await select('provincia', token)
  const provinciaID = provincias.find(({ nombre }) => nombre === 'Santiago del Estero')?.id ?? 0
  const departamentos = await select('departamento', token)
  const departamentoID = departamentos.find((one) => one.provinciaID === provinciaID)?.id
  const answer = await post(
    '/matriculado/crear',
    {
      matricula: 1_000_000 + number,
      tipoMatriculaID: 1,
      formaPagoID: 1,
      nombre: 'Inés',
      apellido,
      dni,
      fechaNacimiento: '1985-02-03',
      sexo: 2,
      nacionalidad: 'Argentina',
      provinciaID,
      lugarOrigenID: provinciaID,
      departamentoID,
      localidad: 'La Banda',
      barrio: 'Centro',
      email: `ines.${number}@example.com`,
      telefono: '385 4123456',
      tituloID: 1,
      entidadEntregaTituloID: 1,
      cuitCuil: cuit,
      isspse: false,
      iosep: true,
      domicilioNoConfirmado: true,
      superintendencia: false,
      federacion: false,
      hospitalesJSON: '[]',
      ...mas,
    },
    token,
  )
  if (answer.estado !== 1) throw new Error(`No se pudo crear: ${answer.mensaje ?? ''}`)
  const { matriculadoID } = answer.datos as { matriculadoID: number }
  return { id: matriculadoID, matricula: 1_000_000 + number, dni, cuit, apellido }
}

let last = 0

/** Below nine million and never the same within two hours: hundredths of a second, each browser's with its own last digit. */
function nextNumber(): number {
  last = Math.max(last + 1, Math.floor(Date.now() / 10))
  return (last % 900_000) * 10 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
}

/** A name has letters only. */
const nameOf = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
