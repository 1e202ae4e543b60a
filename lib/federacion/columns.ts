import type { altasBajasFederacion } from '@/contract/archivo-federacion'
import type { LeidoDe } from '@/lib/api/result'
import type { Columna } from '@/domain/spreadsheets/column'

export type Linea = LeidoDe<typeof altasBajasFederacion>[number]

type Textual =
  | 'apellidoNombre'
  | 'dni'
  | 'cuit'
  | 'domicilio'
  | 'cp'
  | 'localidad'
  | 'provincia'
  | 'tipoSeguro'
  | `espec${1 | 2 | 3 | 4 | 5}`

const texto = (titulo: string, clave: Textual, ancho?: number): Columna<Linea> => ({
  titulo,
  ...(ancho === undefined ? {} : { ancho }),
  tipo: 'texto',
  valor: (linea) => linea[clave],
})

/** The federation's columns in their order. What identifies somebody is text, so that no zero is lost. */
export const COLUMNAS: readonly Columna<Linea>[] = [
  texto('Apellido y Nombre', 'apellidoNombre', 34),
  texto('DNI', 'dni', 12),
  texto('CUIT', 'cuit', 14),
  { titulo: 'Matrícula', tipo: 'entero', valor: ({ matricula }) => matricula },
  { titulo: 'Fecha Inicio', tipo: 'fecha', valor: ({ fechaInicio }) => fechaInicio },
  { titulo: 'Fecha Baja', tipo: 'fecha', valor: ({ fechaBaja }) => fechaBaja },
  texto('Domicilio', 'domicilio', 30),
  texto('CP', 'cp', 8),
  texto('Localidad', 'localidad', 22),
  texto('Provincia', 'provincia', 22),
  texto('Especialidad 1', 'espec1', 22),
  texto('Especialidad 2', 'espec2', 22),
  texto('Especialidad 3', 'espec3', 22),
  texto('Especialidad 4', 'espec4', 22),
  texto('Especialidad 5', 'espec5', 22),
  { titulo: 'Fecha Nacimiento', ancho: 16, tipo: 'fecha', valor: ({ fechaNac }) => fechaNac },
  { titulo: 'Suma Asegurada', tipo: 'dinero', valor: ({ sumaAsegurada }) => sumaAsegurada },
  texto('Tipo Seguro', 'tipoSeguro', 22),
]
