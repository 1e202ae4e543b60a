import * as z from 'zod'
import { entero, id, nulo, opcional, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { emitido, observacion } from '@/contract/papel'
import { MAX_BYTES_FOTO, MAX_CARNETS, MAX_LADO_FOTO, TIPOS_FOTO } from '@/domain/carnet'

/** A card is a paper of the register (decision 116). */
const firmanteDeCarnet = opcional(entero('Elija un firmante', 1))

/** A card with the photograph that comes with it, which is proposed for the next one. */
export const emitirCarnet = archivo({
  metodo: 'POST',
  ruta: '/papel/emitirCarnet',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papel.emitirCarnet', palabras: 'Carnet emitido' },
  entra: {
    tipos: TIPOS_FOTO,
    maximo: MAX_BYTES_FOTO,
    imagenes: { tipos: TIPOS_FOTO, bytes: MAX_BYTES_FOTO, lado: MAX_LADO_FOTO },
  },
  ejemplo: ({ matriculadoID, firmanteID }) => ({ matriculadoID, firmanteID }),
  entrada: objeto({ matriculadoID: id, firmanteID: firmanteDeCarnet, salvedad: observacion }),
  salida: emitido,
})

const TOPE = `Elija hasta ${MAX_CARNETS} matriculados`
const elegidos = [
  'matriculadosJSON',
  jsonEn(z.array(id).min(1, 'Elija al menos un matriculado').max(MAX_CARNETS, TOPE)),
] as const

/** A card for each, with the photograph of the last one: all of them or, where one has none, nobody. */
export const emitirCarnets = dato({
  metodo: 'POST',
  ruta: '/papel/emitirCarnets',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papel.emitirCarnet', palabras: 'Carnet emitido' },
  ejemplo: ({ matriculadoID, firmanteID }) => ({
    matriculadosJSON: JSON.stringify([matriculadoID]),
    firmanteID,
  }),
  entrada: objeto({ ids: elegidos, firmanteID: firmanteDeCarnet }),
  salida: objeto({ carnets: z.array(emitido) }).cable,
})

/** Who of them has a photograph: `papelID` is the card that shows the last one; `incumplidas`, why rules forbid one. By name. */
export const traerFotos = lista({
  metodo: 'GET',
  ruta: '/papel/traerFotos',
  acceso: 'credenciales.editar',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadosJSON: JSON.stringify([matriculadoID]) }),
  entrada: objeto({ ids: elegidos }),
  salida: objeto({
    matriculadoID: id,
    apellidoNombre: texto(),
    matricula: entero(),
    papelID: nulo(id),
    foto: nulo(texto(64)),
    incumplidas: z.array(texto()),
  }).cable,
})
