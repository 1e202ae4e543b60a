import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/routes'

export interface Paso {
  permiso: Permiso
  titulo: string
  texto: string
  href: string
}

const CUANTOS = 3

/** What is worth trying on the first day, the most particular to a role first. */
const PASOS: readonly Paso[] = [
  {
    permiso: 'ajustes.administrar',
    titulo: 'Ponerle el nombre del consejo',
    texto: 'Nombre, CUIT, domicilio y logo salen en recibos, papeles y mensajes.',
    href: rutas.membrete(),
  },
  {
    permiso: 'cuotas.correr',
    titulo: 'Simular las cuotas del mes',
    texto: 'Dice a quiénes, cuánto y quiénes quedan afuera, sin escribir nada.',
    href: rutas.generarCuotas(),
  },
  {
    permiso: 'pagos.cobrar',
    titulo: 'Cobrar sin el mouse',
    texto: 'Ctrl+K, medio apellido, flecha abajo y Enter abren sus pagos; espacio elige, p cobra.',
    href: rutas.matriculados(),
  },
  {
    permiso: 'caja.ver',
    titulo: 'Mirar su caja de hoy',
    texto: 'Los recibos del día, para volver a imprimir, enviar o anular, y el arqueo.',
    href: rutas.planillaDeCaja(),
  },
  {
    permiso: 'morosos.ver',
    titulo: 'Ver quién debe',
    texto: 'Se ordena por deuda, y a los elegidos se les escribe un mensaje.',
    href: rutas.morosos(),
  },
  {
    permiso: 'padron.crear',
    titulo: 'Agregar un médico',
    texto: 'La matrícula y el CUIT vienen propuestos; el borrador no se pierde.',
    href: rutas.crearInicial(),
  },
  {
    permiso: 'padron.ver',
    titulo: 'Encontrar a un médico',
    texto: 'Ctrl+K en cualquier pantalla: DNI, matrícula o una parte del nombre.',
    href: rutas.matriculados(),
  },
  {
    permiso: 'vencimientos.ver',
    titulo: 'Ver lo que vence',
    texto: 'Especialidades, certificados y carnets de los próximos 60 días.',
    href: rutas.vencimientos(),
  },
  {
    permiso: 'ayuda.ver',
    titulo: 'Leer la ayuda',
    texto: 'Con buscador, y una página para imprimir con lo de su puesto.',
    href: rutas.ayuda(),
  },
]

/** Three things that this person may do; the first that fit. */
export const stepsFor = (permisos: ReadonlySet<Permiso>): readonly Paso[] =>
  PASOS.filter(({ permiso }) => permisos.has(permiso)).slice(0, CUANTOS)
