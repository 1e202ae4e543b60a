import { entero, nulo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * Asked once per web start, without token; an answer without a version is a foreign server's. `pasarela` is the
 * provider of online payments, or null.
 */
export const capacidades = dato({
  metodo: 'GET',
  ruta: '/sistema/capacidades',
  acceso: 'publico',
  entrada: objeto({}),
  salida: objeto({
    version: entero(),
    pasarela: nulo(texto()),
  }).cable,
})

/** What runs here, as people name it: '1.0.0 (08e59957)' and 'PostgreSQL 18.4, de mayo de 2026'. */
export const programa = dato({
  metodo: 'GET',
  ruta: '/sistema/programa',
  acceso: 'ayuda.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ version: texto(), motor: texto() }).cable,
})
