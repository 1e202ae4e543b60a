import { listado } from '@/contract/listas/declaracion'
import { dia, type Filtro, numero, opcion, palabras, porEnlace } from '@/contract/listas/filtros'
import { asText } from '@/domain/filtro-leido'
import { CLASES_DE_PAPEL } from '@/domain/papel'

/** As it was typed or read aloud. */
const codigo: Filtro<{ codigo: string }> = {
  campo: { name: 'codigo', label: 'Código', kind: 'words', placeholder: 'Del papel', reads: 'codigo' },
  lee: (texto) => ({ codigo: asText(texto)?.slice(0, 40) }),
  claves: { codigo: { como: 'texto', maximo: 40 } },
}

const anulados: Filtro<{ soloAnulados: boolean }> = {
  campo: {
    ...{ name: 'anulados', label: 'Anulados', kind: 'choice', closed: true },
    options: [{ id: 'solo', nombre: 'Solo los anulados' }],
  },
  lee: (texto) => ({ soloAnulados: texto === 'solo' || undefined }),
  claves: { soloAnulados: { como: 'siNo' } },
}

/** The register of issued papers. `desde` and `hasta` are days of Argentina. */
export const papeles = listado({
  clave: 'papeles',
  ruta: '/papel',
  acceso: 'papeles.ver',
  exporta: 'papeles.exportar',
  titulo: 'Papeles emitidos',
  subtitulo: 'Certificados y carnets numerados, a quién, cuándo y si valen',
  que: 'los papeles emitidos',
  alEsperar: 'la lista de papeles',
  mayusculas: true,
  columnas: {
    papel: {
      etiqueta: 'Papel',
      planilla: [
        { id: 'papel', titulo: 'PAPEL', tipo: 'texto' },
        { id: 'certifica', titulo: 'CERTIFICA', tipo: 'texto' },
        { id: 'salvedad', titulo: 'SALVEDAD', tipo: 'texto' },
      ],
    },
    matriculado: {
      etiqueta: 'Matriculado',
      planilla: [
        { id: 'apellidoNombre', titulo: 'MATRICULADO', tipo: 'texto' },
        { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
      ],
    },
    emitido: {
      etiqueta: 'Emitido',
      planilla: [
        { id: 'emitido', titulo: 'EMITIDO', tipo: 'instante' },
        { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
      ],
    },
    firmante: {
      etiqueta: 'Firmante',
      vista: { kind: 'text', width: '7rem', blank: true, cut: true },
      planilla: 'texto',
    },
    estado: {
      etiqueta: 'Estado',
      planilla: [
        { id: 'copias', titulo: 'COPIAS', tipo: 'entero' },
        { id: 'anulado', titulo: 'ANULADO', tipo: 'instante' },
        { id: 'anuladoPor', titulo: 'ANULADO POR', tipo: 'texto' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
    codigo: { etiqueta: 'Código', planilla: 'texto' },
  },
  fija: 'papel',
  // Who signed is nearly always the same, and the paper's number needs the room.
  iniciales: ['papel', 'matriculado', 'emitido', 'estado', 'codigo'],
  filtros: [
    opcion('clase', 'Clase', CLASES_DE_PAPEL, { mensaje: 'Clase inválida', placeholder: 'Todas' }),
    numero('numero', 'Número'),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    codigo,
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
    anulados,
    porEnlace('matriculadoID', 'matriculadoID'),
  ],
  orden: {
    por: ['papel', 'matriculado', 'emitido', 'firmante', 'estado', 'codigo'],
    inicial: 'emitido desc',
  },
})
