import * as z from 'zod'
import { entero, fecha, id, opcional, siNo, texto, vaciable } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { emitido, observacion } from '@/contract/papel'
import { conConfirmada } from '@/contract/respuestas'
import { MAX_CERTIFICADOS } from '@/domain/papel'

/** Certificates of one type for many members at once (decision 187). */
const elegidos = [
  'matriculadosJSON',
  jsonEn(
    z
      .array(id)
      .min(1, 'Elija al menos un matriculado')
      .max(MAX_CERTIFICADOS, `Elija hasta ${MAX_CERTIFICADOS} matriculados`),
  ),
] as const
const tipoCertificadoID = entero('Elija un tipo de certificado', 1)
const validezDesde = fecha('Elija una Fecha Desde', 'Ingrese una fecha válida')

/** By name, with what keeps each from having it: none where it would be issued. */
const fila = objeto({
  matriculadoID: id,
  apellidoNombre: texto(),
  matricula: entero(),
  motivos: z.array(texto()),
}).cable

/** `observaciones`: which of the three remarks the type's body asks for. `malos`: its misspelt placeholders. */
export const simularCertificados = dato({
  metodo: 'GET',
  ruta: '/papel/simularCertificados',
  acceso: 'credenciales.editar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({
    matriculadosJSON: JSON.stringify([matriculadoID]),
    tipoCertificadoID: 1,
    validezDesde: '2026-11-21',
  }),
  entrada: objeto({ ids: elegidos, tipoCertificadoID, validezDesde }),
  salida: objeto({
    observaciones: z.array(entero()),
    malos: z.array(texto()),
    filas: z.array(fila),
  }).cable,
})

/**
 * Adds a certificate of the type to each record and issues its paper: to all of them or, where one may not have it, to
 * nobody. Nothing is charged, as for one alone. The first remark stays in the record.
 */
export const emitirCertificados = dato({
  metodo: 'POST',
  ruta: '/papel/emitirCertificados',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papel.emitir', palabras: 'Papel emitido' },
  ejemplo: ({ matriculadoID, firmanteID }) => ({
    matriculadosJSON: JSON.stringify([matriculadoID]),
    tipoCertificadoID: 1,
    firmanteID,
    validezDesde: '2026-11-21',
    validezHasta: '2028-11-21',
    observacion1: 'Para presentar en el hospital',
    apaisada: false,
  }),
  entrada: objeto({
    ids: elegidos,
    tipoCertificadoID,
    firmanteID: entero('Elija un firmante', 1),
    validezDesde,
    validezHasta: vaciable(fecha()),
    ...conConfirmada,
    observacion1: observacion,
    observacion2: observacion,
    observacion3: observacion,
    apaisada: opcional(siNo),
  }),
  salida: objeto({ papeles: z.array(emitido) }).cable,
})
