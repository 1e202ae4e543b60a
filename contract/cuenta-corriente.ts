import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, siNo, texto } from '@/contract/campos'
import { TIPOS_DE_EJEMPLO } from '@/contract/escena'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** From and to are inclusive. The first row is the opening balance, with id '0-0' (decision 11). */
export const traerCuentaCorriente = lista({
  metodo: 'GET',
  ruta: '/pago/traerCuentaCorriente',
  acceso: 'cuenta.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    desde: '2026-01-01',
    hasta: '2026-12-31',
    ...TIPOS_DE_EJEMPLO,
  }),
  entrada: objeto({
    matriculadoID: id,
    desde: fecha(),
    hasta: fecha(),
    traerMatriculas: siNo,
    traerConceptos: siNo,
    traerPP: siNo,
  }),
  salida: objeto({
    id: z.string(),
    fecha: nulo(fecha()),
    concepto: nulo(texto(2000)),
    tipo: nulo(texto()),
    tipoCon: nulo(entero()),
    tipoMov: nulo(texto()),
    ingreso: nulo(dinero()),
    egreso: nulo(dinero()),
    saldo: nulo(dinero()),
    /** Extension: neither a charge nor money that came in, but an edit, a plan, a reversal or applied credit. */
    ajuste: opcional(siNo),
    /** Extension: this payment was reversed. */
    anulado: opcional(siNo),
    /** Extension: of the receipt that this row is a line of, or gives back. */
    nroRecibo: opcional(entero()),
    /** Extension: what stands for it of a payment of before that has none of ours. */
    reciboAnterior: opcional(texto()),
  }).cable,
})
