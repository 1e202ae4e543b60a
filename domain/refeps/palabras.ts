import { type ClaseRefeps, CLASES_REFEPS, PARTE_MINIMA } from '@/domain/refeps/clases'
import { formatCount } from '@/domain/texto'

/** One side of a difference, as it was when both were compared. */
export interface Lado {
  dni: number | null
  matricula: number | null
  apellidoNombre: string
  estado: string
  /** Null where the extract has no such column. */
  especialidades: string[] | null
}

const orDash = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '—' : String(value)

/** What one side says of what differs; a dash where it does not have the person. */
export function describeLado(clase: ClaseRefeps, lado: Lado | null): string {
  if (!lado) return '—'
  switch (clase) {
    case 'numero':
      return `Matrícula ${orDash(lado.matricula)}`
    case 'nombre':
      return lado.apellidoNombre
    case 'dni':
    case 'posible':
      return `DNI ${orDash(lado.dni)}`
    case 'especialidad':
      return orDash(lado.especialidades?.join(', '))
    case 'dosAlla':
      return `Matrícula ${orDash(lado.matricula)}, DNI ${orDash(lado.dni)}, ${orDash(lado.estado)}`
    case 'activaAlla':
    case 'activaAqui':
    case 'soloAqui':
    case 'soloAlla':
    case 'fallecido':
      return orDash(lado.estado)
  }
}

/** What is asked of who keeps the other register. */
export function sayPedido(clase: ClaseRefeps, aqui: Lado | null): string {
  switch (clase) {
    case 'activaAlla':
      return `Inactivar la matrícula: en el Consejo está ${orDash(aqui?.estado)}`
    case 'activaAqui':
      return `Activar la matrícula: en el Consejo está ${orDash(aqui?.estado)}`
    case 'soloAqui':
      return `Registrar la matrícula: en el Consejo está ${orDash(aqui?.estado)} y no figura`
    case 'soloAlla':
      return 'Inactivar la matrícula: no es de este Consejo'
    case 'numero':
      return `Corregir el número: la matrícula es ${orDash(aqui?.matricula)}`
    case 'nombre':
      return `Corregir el nombre: es ${orDash(aqui?.apellidoNombre)}`
    case 'dni':
    case 'posible':
      return `Corregir el documento: es ${orDash(aqui?.dni)}`
    case 'especialidad':
      return `Corregir las especialidades: ${aqui?.especialidades?.join(', ') || 'ninguna vigente'}`
    case 'dosAlla':
      return 'Figura más de una vez: dejar un solo registro'
    case 'fallecido':
      return `Corregir el fallecimiento: en el Consejo está ${orDash(aqui?.estado)}`
  }
}

/** '14 diferencias en 300 filas'. */
export const sayDiferencias = (cantidad: number, filas: number): string =>
  `${cantidad === 1 ? '1 diferencia' : `${formatCount(cantidad)} diferencias`} en ${filas === 1 ? '1 fila' : `${formatCount(filas)} filas`}`

/** Why an extract is not compared; undefined where it is this register's. */
export function faultOfExtracto(personas: number, conocidas: number): string | undefined {
  if (personas === 0) return 'El extracto no tiene ninguna fila con documento o matrícula, y nombre.'
  if (conocidas >= personas * PARTE_MINIMA) return undefined
  return `De ${formatCount(personas)} personas del extracto, ${conocidas === 1 ? 'está en el padrón 1' : `están en el padrón ${formatCount(conocidas)}`}: parece de otro Consejo o de otra provincia, o las columnas no son esas.`
}

export const nombreDeClase = (clase: ClaseRefeps): string => CLASES_REFEPS[clase].nombre
