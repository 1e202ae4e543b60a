import { catalogo } from '@/contract/catalogo/declaracion'

/**
 * The texts and addresses of users for the shared screens. Their calls and form are in contract/usuario.ts and
 * components/acceso/usuario.
 */
export const usuario = catalogo({
  noun: 'user',
  permiso: 'usuarios.administrar',
  lista: '/usuarios',
  crear: '/usuario/crear',
  editar: '/usuario/{id}',
  titulo: 'Usuarios',
  nuevo: 'Nuevo Usuario',
  singular: 'el usuario',
  claves: { leer: 'userID', editar: 'userID', eliminar: 'userID' },
  campos: {
    username: { etiqueta: 'Usuario', tipo: 'texto', maximo: 100, requerido: 'Ingrese nombre de usuario' },
    rolID: {
      etiqueta: 'Tipo de usuario',
      tipo: 'entero',
      minimo: 1,
      maximo: 5,
      requerido: 'Por favor elija un tipo de usuario',
    },
    nombre: { etiqueta: 'Nombre', tipo: 'texto', maximo: 100, requerido: 'Por favor ingrese nombre' },
    apellido: { etiqueta: 'Apellido', tipo: 'texto', maximo: 100, requerido: 'Por favor ingrese apellido' },
    email: { etiqueta: 'Email', tipo: 'texto', maximo: 254, requerido: 'Por favor ingrese email' },
    telefono: {
      etiqueta: 'Teléfono',
      tipo: 'texto',
      maximo: 100,
      requerido: 'Por favor ingrese numero de telefono',
    },
    dni: { etiqueta: 'DNI', tipo: 'entero', minimo: 1_000_000, maximo: 99_999_999 },
    direccion: { etiqueta: 'Dirección', tipo: 'texto', maximo: 300 },
    observaciones: { etiqueta: 'Observaciones', tipo: 'parrafo', maximo: 2000 },
  },
  columnas: ['username', 'email', 'nombre', 'apellido', 'dni'],
  acciones: 'Acciones',
  mensajes: {
    creado: 'Se agregó el usuario correctamente',
    modificado: 'Se modificó el usuario correctamente',
  },
})
