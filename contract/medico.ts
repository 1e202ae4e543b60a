import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { respuesta } from '@/contract/respuesta-de-debito'
import { TEMAS, TONOS } from '@/domain/habilitacion'
import { CLASES } from '@/domain/papel'

/** What a member reads of himself and the staff in several places is an extension as a whole (decision 190). */
const parte = objeto({ tema: z.enum(TEMAS), tono: z.enum(TONOS), texto: texto(20_000) }).cable

const especialidad = objeto({ nombre: texto(), vence: nulo(fecha()), vigente: siNo }).cable

const plan = objeto({
  id,
  cuotas: entero(),
  pagadas: entero(),
  monto: dinero(),
  montoCuota: nulo(dinero()),
}).cable

const papel = objeto({
  id,
  clase: z.enum(CLASES),
  numero: entero(),
  certifica: texto(),
  emitido: instante,
  anulado: siNo,
}).cable

const poliza = objeto({ id, mes: entero(), anio: entero(), huella: texto(64) }).cable

/** `cuenta` is the account's last digits alone. */
const debito = objeto({
  formaPago: texto(),
  banco: nulo(texto()),
  cuenta: nulo(texto(8)),
  desde: fecha(),
  ultimo: nulo(respuesta),
}).cable

/** A member's own home in one read: `papeles` are the last ones, of `papelesEnTotal`; `planes` those being paid. */
export const traerResumen = dato({
  metodo: 'GET',
  ruta: '/medico/traerResumen',
  acceso: 'debitos.ver',
  propio: 'matriculadoID',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    habilitado: siNo,
    titulo: texto(),
    partes: z.array(parte),
    especialidades: z.array(especialidad),
    planes: z.array(plan),
    papeles: z.array(papel),
    papelesEnTotal: entero(),
    poliza: opcional(poliza),
    debito: opcional(debito),
  }).cable,
})

/**
 * Who of the office opened or changed the asking doctor's record this year, newest first, by day and role; `nombre` where
 * a setting says so, and `cambios` in the words of the trail (decision 211).
 */
export const traerAccesos = lista({
  metodo: 'GET',
  ruta: '/medico/traerAccesos',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    dia: fecha(),
    rol: texto(40),
    nombre: nulo(texto()),
    abrio: siNo,
    cambios: z.array(texto()),
  }).cable,
})
