import * as z from 'zod'
import { id, instante, nulo, siNo, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { medio } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { CLAVES_DE_TEMA } from '@/domain/tema-de-aviso'

/** The notices that a doctor does not want (decision 210). Of his own calls the doctor is the session's. */
const tema = z.enum(CLAVES_DE_TEMA, 'Ese aviso no existe')
const PAR = { tema, medio } as const

/** Where he is written to as the register stands, by which means anything leaves, and what he refused. */
export const traerPropios = dato({
  metodo: 'GET',
  ruta: '/aviso_rehusado/traerPropios',
  acceso: 'medico.inicio',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    correo: nulo(texto(5000)),
    telefono: nulo(texto(5000)),
    medios: z.array(medio),
    rehusados: z.array(objeto(PAR).cable),
  }).cable,
})

/** All that he refuses from now on; what is not there he wants. */
export const guardarPropios = dato({
  metodo: 'POST',
  ruta: '/aviso_rehusado/guardarPropios',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'aviso_rehusado.guardarPropios', palabras: 'Avisos elegidos por el matriculado' },
  ejemplo: () => ({ rehusadosJSON: JSON.stringify([{ tema: 'deuda', medio: 2 }]) }),
  entrada: objeto({ rehusados: ['rehusadosJSON', jsonEn(z.array(objeto(PAR).cable).max(20))] }),
  salida: z.null(),
})

/** What a member refused and since when, for his record. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/aviso_rehusado/traerTodos',
  acceso: 'ficha.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({ ...PAR, desde: instante }).cable,
})

/** `codigo` comes in the message itself. Reading changes nothing: mail programs open links by themselves. */
const DEL_MENSAJE = { codigo: texto(100) } as const
const ejemplo = () => ({ codigo: `1-deuda-2-${'A'.repeat(22)}` })

export const leerBaja = dato({
  metodo: 'GET',
  ruta: '/aviso_rehusado/leerBaja',
  acceso: 'publico',
  extension: true,
  ejemplo,
  entrada: objeto(DEL_MENSAJE),
  salida: objeto({ ...PAR, rehusado: siNo }).cable,
})

export const darDeBaja = dato({
  metodo: 'POST',
  ruta: '/aviso_rehusado/darDeBaja',
  acceso: 'publico',
  extension: true,
  auditoria: { acto: 'aviso_rehusado.darDeBaja', palabras: 'Avisos dejados desde un mensaje' },
  ejemplo,
  entrada: objeto(DEL_MENSAJE),
  salida: z.null(),
})
