import { catalogo } from '@/contract/catalogo/declaracion'

/** The body is rich text with a form of its own; the API stores it sanitised. */
export const tipoCertificado = catalogo({
  noun: 'tipo_certificado',
  permiso: 'catalogos.administrar',
  lista: '/tipoCertificados',
  crear: '/tipocertificado/crear',
  editar: '/tipoCertificado/{id}',
  titulo: 'Tipos de Certificado',
  tarjeta: { hub: 'basicos', texto: 'Textos de los certificados' },
  nuevo: 'Nuevo Tipo de Certificado',
  singular: 'el tipo de certificado',
  claves: { leer: 'tipoCertificadoID', editar: 'tipoCertificadoID', eliminar: 'tipoCertificadoID' },
  campos: {
    nombre: { etiqueta: 'Nombre', tipo: 'texto', maximo: 200, requerido: 'Ingrese Nombre' },
    cuerpo: { etiqueta: 'Cuerpo', tipo: 'parrafo', maximo: 200_000 },
  },
  columnas: ['nombre', 'cuerpo'],
  formulario: 'certificado',
  vistas: { cuerpo: 'hoja' },
  acciones: 'Accion',
  mensajes: {
    creado: 'Se agregó el Tipo de certificado correctamente',
    modificado: 'Se modificó la el Tipo de Certificado correctamente',
  },
})
