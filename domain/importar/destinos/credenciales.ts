import { campo, type CampoDeDestino, MATRICULA, REQUERIDO } from '@/domain/importar/destinos/campo'

type Campos = Readonly<Record<string, CampoDeDestino>>

export const DE_ESPECIALIDADES = {
  matricula: MATRICULA,
  especialidad: campo('Especialidad', 'valor', '', { lista: 'especialidad', requerido: true }),
  nroCertificado: campo(
    'N° de certificado',
    'numeroDePapel',
    'certificado nro|certificado|registro|nro registro|nro registro especialista',
  ),
  fechaObtencion: campo(
    'Fecha de obtención',
    'fecha',
    'fecha|obtencion|otorgada|fecha otorgamiento|desde|fecha certificacion|fecha certificado',
    REQUERIDO,
  ),
  fechaCaducidad: campo('Fecha de caducidad', 'vence', 'vencimiento|hasta|fecha vencimiento|valida hasta'),
  formaObtencion: campo('Forma de obtención', 'valor', 'forma|modo obtencion', {
    lista: 'forma_obtencion_especialidad',
    fijo: true,
  }),
  organizacion: campo('Organización', 'valor', 'otorgada por|entidad|institucion', {
    lista: 'organizacion',
    fijo: true,
  }),
} satisfies Campos

export const DE_PRACTICAS = {
  matricula: MATRICULA,
  practica: campo('Práctica', 'valor', 'practicas|prac', { lista: 'practica', requerido: true }),
  fechaObtencion: campo('Fecha de obtención', 'fecha', 'fecha|obtencion|otorgada|desde', {
    ...{ fijo: true, requerido: true },
  }),
} satisfies Campos

export const DE_CERTIFICADOS = {
  numero: campo('Número', 'numeroDePapel', 'nro certificado|certificado|certificado nro', REQUERIDO),
  matricula: MATRICULA,
  tipoCertificado: campo('Tipo de certificado', 'valor', 'tipo|clase', {
    lista: 'tipo_certificado',
    requerido: true,
  }),
  validezDesde: campo(
    'Válido desde',
    'fecha',
    'desde|fecha|emitido|fecha emision|emision|validez desde|vigencia desde',
    REQUERIDO,
  ),
  validezHasta: campo(
    'Válido hasta',
    'hasta',
    'hasta|vencimiento|fecha vencimiento|validez hasta|vigencia hasta|valida hasta',
  ),
  firmante: campo('Firmante', 'valor', 'firma|firmado por', { lista: 'firmante', fijo: true }),
  observaciones: campo('Observaciones', 'parrafo'),
} satisfies Campos
