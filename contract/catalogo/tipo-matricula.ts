import { catalogo } from '@/contract/catalogo/declaracion'
import { ESTADOS } from '@/domain/estados'

/** Types 1–8 are the eight states, which cannot be deleted or renamed. */
export const tipoMatricula = catalogo({
  noun: 'tipo_matricula',
  permiso: 'catalogos.administrar',
  lista: '/tipomatriculas',
  crear: '/tipomatricula/crear',
  editar: '/tipomatricula/{id}',
  titulo: 'Tipos de Matrícula',
  tarjeta: { hub: 'avanzados', texto: 'Estados y tipos de la matrícula' },
  nuevo: 'Nuevo Tipo de Matrícula',
  singular: 'el tipo de matrícula',
  claves: { leer: 'tipoMatriculaID', editar: 'tipoMatriculaID', eliminar: 'tipoMatriculaID' },
  campos: {
    categoria: {
      etiqueta: 'Categoría',
      tipo: 'entero',
      minimo: 0,
      maximo: 999_999_999,
      requerido: 'Ingrese Categoría',
    },
    nombre: { etiqueta: 'Nombre', tipo: 'texto', maximo: 100 },
    vence: { etiqueta: 'Vence', tipo: 'siNo', porDefecto: true },
  },
  columnas: ['categoria', 'nombre', 'vence'],
  vistas: { nombre: 'nombreOCategoria' },
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  conFijos: { nombres: ESTADOS },
  edicionPropia: true,
  mensajes: {
    creado: 'Se agregó el Tipo de Matrícula correctamente',
    modificado: 'Se modificó el Tipo de Matrícula correctamente',
  },
})
