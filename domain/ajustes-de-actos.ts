import type { Ajuste } from '@/domain/regla'

/** The rules of AJUSTES about what the council resolves. */
export const AJUSTES_DE_ACTOS = {
  numerarActos: {
    grupo: 'Resoluciones',
    titulo: 'Quiénes numeran resoluciones',
    efecto:
      'Además de Administración, estas personas dan número a un borrador y dejan sin efecto una resolución.',
    fuente: 'Por prudencia: solo Administración, hasta que el consejo nombre a alguien.',
    tipo: 'personas',
    entre: 'actos.redactar',
    nadie: 'Solo Administración',
    defecto: [],
  },
  firmasDeActo: {
    grupo: 'Resoluciones',
    titulo: 'Firmas de una resolución',
    efecto: 'Sin tantos firmantes un borrador no se numera.',
    fuente: 'Dos, presidencia y secretaría, como es costumbre.',
    tipo: 'entero',
    defecto: 2,
    minimo: 1,
    maximo: 2,
    unidad: ['firma', 'firmas'],
  },
  precioConActo: {
    grupo: 'Resoluciones',
    titulo: 'Un precio de matrícula necesita su resolución',
    efecto: 'Con «Sí», un precio no se agrega ni cambia de monto sin elegir la resolución que lo fija.',
    fuente: 'No: se puede cambiar sin una, y el precio dice «sin resolución».',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'No' },
      { valor: 1, texto: 'Sí' },
    ],
    defecto: 0,
  },
} as const satisfies Record<string, Ajuste>
