import { nameOfReference, tablaOf } from '@/backend/catalogos/catalogo/tabla'
import { type ColumnaDeHoja, diaDe, type HojaDeSalida, ID, siNo } from '@/backend/mudanza/salida/hojas/hoja'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { CLAVES_DE_DESTINO, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { TIPO_PRECIO } from '@/domain/precio'

const CLASES: Readonly<Record<CampoCatalogo['tipo'], ColumnaDeHoja[1]>> = {
  texto: 'texto',
  parrafo: 'texto',
  entero: 'entero',
  dinero: 'dinero',
  siNo: 'texto',
  referencia: 'texto',
}

/** Characters that a cell of a workbook holds: longer texts stand in the tables alone. */
const CELDA = 32_767
const fits = (campo: CampoCatalogo): boolean =>
  !('maximo' in campo) || campo.maximo <= CELDA || campo.tipo === 'entero'

const destinoOf = (tabla: string): { destino?: DestinoDeImportacion } => {
  const destino = CLAVES_DE_DESTINO.find((clave) => clave === `catalogo:${tabla}`)
  return destino ? { destino } : {}
}

/** The rows of a catalogue that are there, as it declares them. */
function catalogoOf(declaracion: DeclaracionCatalogo): HojaDeSalida {
  const tabla = tablaOf(declaracion)
  const sqlOf = (clave: string, { tipo }: CampoCatalogo): string => {
    const columna = tabla.columnas.find((one) => one.clave === clave)
    if (!columna) throw new Error(`Sin columna ${clave}`)
    if (columna.referencia) return nameOfReference(columna)
    return tipo === 'siNo' ? siNo(`t.${columna.columna}`) : `t.${columna.columna}`
  }
  // Prices are concepts too, and have a sheet of their own.
  const own = tabla.nombre === 'concepto' ? ` AND t.tipo <> ${TIPO_PRECIO}` : ''
  return {
    nombre: `catalogo-${tabla.nombre.replaceAll('_', '-')}`,
    titulo: declaracion.titulo,
    ...destinoOf(tabla.nombre),
    columnas: [
      ID('t'),
      ...Object.entries(declaracion.campos)
        .filter(([, campo]) => fits(campo))
        .map(([clave, campo]): ColumnaDeHoja => [campo.etiqueta, CLASES[campo.tipo], sqlOf(clave, campo)]),
    ],
    de: `${tabla.nombre} t WHERE t.eliminado_en IS NULL${own}`,
    orden: 't.id',
  }
}

const HOSPITALES: HojaDeSalida = {
  nombre: 'catalogo-hospital',
  titulo: 'Hospitales',
  destino: 'catalogo:hospital',
  columnas: [
    ID('t'),
    ['Nombre', 'texto', 't.nombre'],
    ['Localidad', 'texto', 't.localidad'],
    ['Departamento', 'texto', 'd.nombre'],
  ],
  de: 'hospital t LEFT JOIN departamento d ON d.id = t.departamento_id',
  orden: 't.id',
}

const FORMAS_DE_OBTENCION: HojaDeSalida = {
  nombre: 'catalogo-forma-obtencion',
  titulo: 'Formas de obtención',
  columnas: [ID('t'), ['Nombre', 'texto', 't.nombre']],
  de: 'forma_obtencion_especialidad t',
  orden: 't.id',
}

/** Nothing that opens a door. */
const USUARIOS: HojaDeSalida = {
  nombre: 'usuarios',
  titulo: 'Usuarios',
  columnas: [
    ID('u'),
    ['Usuario', 'texto', 'u.username'],
    ['Apellido', 'texto', 'u.apellido'],
    ['Nombre', 'texto', 'u.nombre'],
    ['DNI', 'texto', 'u.dni'],
    ['Email', 'texto', 'u.email'],
    ['Teléfono', 'texto', 'u.telefono'],
    ['Dirección', 'texto', 'u.direccion'],
    ['Rol', 'texto', 'r.nombre'],
    ['Matrícula', 'entero', 'm.matricula'],
    ['Bloqueado', 'texto', siNo('u.bloqueado')],
    ['Creado', 'fecha', diaDe('u.creado_en')],
    ['Observaciones', 'texto', 'u.observaciones'],
  ],
  de: `usuario u LEFT JOIN rol r ON r.id = u.rol_id LEFT JOIN matriculado m ON m.id = u.matriculado_id
    WHERE u.eliminado_en IS NULL`,
  orden: 'u.id',
}

export const HOJAS_DE_CATALOGOS: readonly HojaDeSalida[] = [
  ...Object.values(CATALOGOS).map((declaracion) => catalogoOf(declaracion)),
  HOSPITALES,
  FORMAS_DE_OBTENCION,
  USUARIOS,
]
