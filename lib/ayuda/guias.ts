import type { Rol } from '@/domain/roles'

/** The guide that doctors read, a manual of its own: `?guia=matriculado`. */
export const DEL_MEDICO = 'matriculado'

/** A page for each role: what it does most, by the manual's tasks. */
export const GUIAS: readonly { rol: Exclude<Rol, 'MEDICO'>; slug: string; temas: readonly string[] }[] = [
  {
    rol: 'CONTADOR',
    slug: 'contador',
    temas: [
      ...[
        'cobrar-en-el-mostrador',
        'la-cuenta-corriente',
        'los-planes-de-pagos',
        'anular-un-pago',
        'cerrar-el-dia',
      ],
      ...['le-cobre-a-otro-medico', 'se-perdio-el-recibo', 'el-medico-dice-que-ya-pago'],
    ],
  },
  {
    rol: 'ADMINISTRATIVO',
    slug: 'administrativo',
    temas: [
      'agregar-un-medico',
      'corregir-un-dato',
      'mas-opciones',
      'fallecio-un-medico',
      'la-impresora-fallo',
    ],
  },
  {
    rol: 'EMPLEADO',
    slug: 'empleado',
    temas: ['entrar-y-salir', 'encontrar-a-un-medico', 'la-ficha', 'la-cuenta-corriente', 'habilitado-hoy'],
  },
  {
    rol: 'ADMINISTRACION',
    slug: 'administracion',
    temas: ['las-cuotas-del-mes', 'cerrar-el-mes', 'usuarios', 'reglas', 'datos-del-consejo'],
  },
]
