/** How a field's cells are read: `valores.ts` has one reader of each. */
export type ClaseDeCampo =
  | 'matricula'
  | 'dni'
  | 'cuit'
  | 'apellidoNombre'
  | 'apellido'
  | 'nombre'
  | 'texto'
  | 'denominacion'
  | 'parrafo'
  | 'fecha'
  | 'nacimiento'
  | 'hasta'
  | 'vence'
  | 'siNo'
  | 'sexo'
  | 'email'
  | 'valor'
  | 'periodo'
  | 'mes'
  | 'anio'
  | 'importe'
  | 'saldo'
  | 'lado'
  | 'recibo'
  | 'anulado'
  | 'cbu'
  | 'entero'
  | 'numeroDePapel'

export interface CampoDeDestino {
  /** As screens, questions and error sheets name it. */
  titulo: string
  clase: ClaseDeCampo
  /** A row without it, or with a bad one, is refused whole; any other field is left empty with a notice. */
  requerido?: true
  /** The values that its cells give, where they are others than its own. */
  da?: readonly string[]
  /** Titles that files give it, folded (`plegar`); the title itself counts without being said. */
  titulos?: readonly string[]
  /** Of a `valor`: the list its answers come from, and whether what is missing may be added there. */
  lista?: ListaDeValores
  /** May be said once for the whole file instead of by a column. */
  fijo?: true
}

/** Where the answers of a `valor` come from: a catalogue of the register or a list of the program's own. */
export type ListaDeValores =
  | 'estado'
  | 'formaPago'
  | 'provincia'
  | 'titulo'
  | 'entidad_otorga_titulo'
  | 'especialidad'
  | 'organizacion'
  | 'forma_obtencion_especialidad'
  | 'practica'
  | 'tipo_seguro'
  | 'ampliacion'
  | 'tipo_certificado'
  | 'firmante'
  | 'banco'
  | 'tipoCuenta'
  | 'medio'
  | 'concepto'
  | 'hospital'

/** `titulos`: what files call it besides its title, parted by bars, in the form that `foldTitle` gives. */
export const campo = (
  titulo: string,
  clase: ClaseDeCampo,
  titulos = '',
  mas: Omit<CampoDeDestino, 'titulo' | 'clase' | 'titulos'> = {},
): CampoDeDestino => ({ titulo, clase, titulos: titulos === '' ? [] : titulos.split('|'), ...mas })

export const REQUERIDO = { requerido: true } as const

export const MATRICULA = campo(
  'Matrícula',
  'matricula',
  'mp|m p|matricula registro|matricula id|matricula profesional|matricula provincial|matricula provincia',
  REQUERIDO,
)

/** Catalogues whose rows need nothing but a name: what a file names and they lack may be added on the way. */
const DE_NOMBRES = [
  'especialidad',
  'practica',
  'organizacion',
  'titulo',
  'entidad_otorga_titulo',
] as const satisfies readonly ListaDeValores[]
export type ListaDeNombres = (typeof DE_NOMBRES)[number]
export const deNombres = (lista: ListaDeValores | undefined): ListaDeNombres | undefined =>
  DE_NOMBRES.find((one) => one === lista)
