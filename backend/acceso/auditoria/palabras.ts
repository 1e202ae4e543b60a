import {
  DE_LA_FICHA,
  DEL_PAPEL_A_PEDIDO,
  type Palabra,
} from '@/backend/acceso/auditoria/palabras-de-la-ficha'
import { AJUSTES, CLAVES_AJUSTE } from '@/domain/ajustes'
import { labelsOfSettings } from '@/domain/debito/ajustes'
import { ETIQUETAS } from '@/domain/membrete'
import type { Ajuste } from '@/domain/regla'

/** Labels of keys that mean the same everywhere; their money is text with two decimals. */
export const OTROS: Readonly<Record<string, { etiqueta: string; dinero?: true }>> = {
  estado: { etiqueta: 'Estado' },
  motivo: { etiqueta: 'Motivo' },
  causa: { etiqueta: 'Causa' },
  resolucion: { etiqueta: 'Resolución' },
  programado: { etiqueta: 'Cambio programado' },
  hallazgo: { etiqueta: 'Hallazgo' },
  salvedad: { etiqueta: 'Salvedad' },
  estados: { etiqueta: 'Estados con que se emite' },
  deuda: { etiqueta: 'Deuda que se mira' },
  hospitales: { etiqueta: 'Hospitales' },
  generaCuotas: { etiqueta: 'Genera Cuotas' },
  cuotasEliminadas: { etiqueta: 'Cuotas futuras eliminadas' },
  cuotasAjustadas: { etiqueta: 'Cuotas ajustadas' },
  seguro: { etiqueta: 'Seguro' },
  debito: { etiqueta: 'Débito automático' },
  cuota: { etiqueta: 'Cuota' },
  mes: { etiqueta: 'Mes' },
  prueba: { etiqueta: 'Prueba para el banco' },
  cambiaron: { etiqueta: 'Iban igual' },
  concepto: { etiqueta: 'Concepto' },
  cuotas: { etiqueta: 'Cuotas' },
  pagado: { etiqueta: 'Pagado', dinero: true },
  descuento: { etiqueta: 'Descuento', dinero: true },
  acreditado: { etiqueta: 'A favor', dinero: true },
  restante: { etiqueta: 'Restante', dinero: true },
  cantidad: { etiqueta: 'Cantidad' },
  total: { etiqueta: 'Total', dinero: true },
  monto: { etiqueta: 'Monto', dinero: true },
  fecha: { etiqueta: 'Fecha' },
  meses: { etiqueta: 'Meses' },
  detalle: { etiqueta: 'Detalle' },
  copia: { etiqueta: 'Copia' },
  mail: { etiqueta: 'Mail' },
  observaciones: { etiqueta: 'Observaciones' },
  username: { etiqueta: 'Usuario' },
  anio: { etiqueta: 'Año' },
  variante: { etiqueta: 'Variante' },
  medio: { etiqueta: 'Medio' },
  referencia: { etiqueta: 'Referencia' },
  esperado: { etiqueta: 'Esperado', dinero: true },
  contado: { etiqueta: 'Contado', dinero: true },
  queda: { etiqueta: 'Queda en la caja', dinero: true },
  asunto: { etiqueta: 'Asunto' },
  texto: { etiqueta: 'Mensaje' },
  omitidos: { etiqueta: 'Sin enviar' },
  rehusados: { etiqueta: 'No lo quieren' },
  plantilla: { etiqueta: 'Plantilla' },
  dias: { etiqueta: 'Días' },
  activo: { etiqueta: 'Activo' },
}

/** Labels of keys that mean something else in one kind of row. */
export const PROPIAS: Readonly<Record<string, Readonly<Record<string, Palabra>>>> = {
  usuario: {
    rolID: { etiqueta: 'Tipo de usuario', tipo: 'rol' },
    matricula: { etiqueta: 'Matrícula', tipo: 'texto' },
    bloqueado: { etiqueta: 'Bloqueado', tipo: 'texto' },
    claveCambiada: { etiqueta: 'Contraseña cambiada', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
    enviado: { etiqueta: 'Correo enviado', tipo: 'texto' },
  },
  sesion: {
    estado: { etiqueta: 'Respuesta', tipo: 'ingreso' },
    segundoFactor: { etiqueta: 'Segundo factor equivocado', tipo: 'texto' },
    respaldo: { etiqueta: 'Con un código de respaldo', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
  },
  receta: {
    respuesta: { etiqueta: 'Respuesta', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
  },
  acto: {
    clase: { etiqueta: 'Clase', tipo: 'texto' },
    organo: { etiqueta: 'Órgano', tipo: 'texto' },
    asunto: { etiqueta: 'Tema', tipo: 'texto' },
    visto: { etiqueta: 'Visto', tipo: 'enriquecido' },
    considerando: { etiqueta: 'Considerando', tipo: 'enriquecido' },
    resuelve: { etiqueta: 'Resuelve', tipo: 'enriquecido' },
    firmantes: { etiqueta: 'Firmantes', tipo: 'texto' },
    numero: { etiqueta: 'Número', tipo: 'texto' },
    firmada: { etiqueta: 'Firmada el', tipo: 'texto' },
    escaneo: { etiqueta: 'Escaneo', tipo: 'texto' },
    porActoID: { etiqueta: 'Sin efecto por', tipo: 'referencia', de: 'acto' },
  },
  concepto: {
    actoID: { etiqueta: 'Resolución', tipo: 'referencia', de: 'acto' },
    tipoMatriculaID: { etiqueta: 'Tipo de Matricula', tipo: 'referencia', de: 'tipo_matricula' },
  },
  matriculado: {
    tipoMatriculaID: { etiqueta: 'Tipo de Matricula', tipo: 'referencia', de: 'tipo_matricula' },
    noQuiere: { etiqueta: 'Avisos que no quiere', tipo: 'texto' },
    desde: { etiqueta: 'Desde', tipo: 'texto' },
    hasta: { etiqueta: 'Hasta', tipo: 'texto' },
  },
  cargo: {
    nombre: { etiqueta: 'Cuota', tipo: 'texto' },
    federacion: { etiqueta: 'Con Seguro', tipo: 'texto' },
    ampliacion: { etiqueta: 'Ampliación', tipo: 'texto' },
    ampliacionExtendida: { etiqueta: 'Ampliación extendida', tipo: 'texto' },
  },
  ajuste: Object.fromEntries(
    CLAVES_AJUSTE.map((clave): [string, Palabra] => {
      const ajuste: Ajuste = AJUSTES[clave]
      const { titulo: etiqueta } = ajuste
      return ajuste.tipo === 'personas'
        ? [clave, { etiqueta, tipo: 'referencia', de: 'usuario' }]
        : ajuste.tipo === 'texto'
          ? [clave, { etiqueta, tipo: 'texto' }]
          : [clave, { etiqueta, tipo: 'regla', ajuste }]
    }),
  ),
  ajuste_de_debito: Object.fromEntries(
    labelsOfSettings().map(([clave, etiqueta]): [string, Palabra] => [clave, { etiqueta, tipo: 'texto' }]),
  ),
  hospital_matriculado: { hospital: { etiqueta: 'Hospital', tipo: 'texto' } },
  ...DE_LA_FICHA,
  cobranza_evento: {
    evento: { etiqueta: 'Qué fue', tipo: 'texto' },
    hasta: { etiqueta: 'Acta de cierre', tipo: 'texto' },
    seguimiento: { etiqueta: 'Número de seguimiento', tipo: 'texto' },
  },
  cierre: { hasta: { etiqueta: 'Cerrado hasta', tipo: 'texto' } },
  rendicion: {
    nombre: { etiqueta: 'Archivo', tipo: 'texto' },
    lineas: { etiqueta: 'Renglones', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
  },
  mudanza_diferencia: {
    respuesta: { etiqueta: 'Respuesta', tipo: 'texto' },
    que: { etiqueta: 'De qué diferencia', tipo: 'texto' },
    importe: { etiqueta: 'Importe', tipo: 'dinero' },
    matriculados: { etiqueta: 'Matriculados', tipo: 'texto' },
  },
  cobro_por_resolver: { importe: { etiqueta: 'Importe', tipo: 'dinero' } },
  plantilla: { nombre: { etiqueta: 'Nombre', tipo: 'texto' } },
  vista: {
    lista: { etiqueta: 'Lista', tipo: 'texto' },
    nombre: { etiqueta: 'Nombre', tipo: 'texto' },
    consulta: { etiqueta: 'Filtros', tipo: 'texto' },
    paraTodos: { etiqueta: 'Para todos', tipo: 'texto' },
  },
  tarea: {
    filas: { etiqueta: 'Filas', tipo: 'texto' },
    bytes: { etiqueta: 'Bytes', tipo: 'texto' },
    sha256: { etiqueta: 'SHA-256', tipo: 'texto' },
  },
  seleccion: { lista: { etiqueta: 'Lista', tipo: 'texto' } },
  importacion: {
    nombre: { etiqueta: 'Archivo', tipo: 'texto' },
    destino: { etiqueta: 'Qué trae', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
    codificacion: { etiqueta: 'Codificación', tipo: 'texto' },
    separador: { etiqueta: 'Separador', tipo: 'texto' },
    nuevas: { etiqueta: 'Nuevas', tipo: 'texto' },
    cambian: { etiqueta: 'Cambian', tipo: 'texto' },
  },
  comparacion: {
    nombre: { etiqueta: 'Archivo', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
    diferencia: { etiqueta: 'Diferencia', tipo: 'texto' },
    refeps: { etiqueta: 'En REFEPS', tipo: 'texto' },
    lista: { etiqueta: 'En la lista', tipo: 'texto' },
    consejo: { etiqueta: 'En el Consejo', tipo: 'texto' },
    decidido: { etiqueta: 'Decidido', tipo: 'texto' },
  },
  hospital: {
    nombre: { etiqueta: 'Nombre', tipo: 'texto' },
    localidad: { etiqueta: 'Localidad', tipo: 'texto' },
  },
  carga_concepto: { quedan: { etiqueta: 'Quedan cargados', tipo: 'texto' } },
  tipo_certificado: { cuerpo: { etiqueta: 'Cuerpo', tipo: 'enriquecido' }, ...DEL_PAPEL_A_PEDIDO },
  membrete: Object.fromEntries(
    Object.entries({ ...ETIQUETAS, logo: 'Logo' }).map(([clave, etiqueta]): [string, Palabra] => [
      clave,
      { etiqueta, tipo: 'texto' },
    ]),
  ),
  firmante: { imagen: { etiqueta: 'Imagen de la firma', tipo: 'texto' } },
  auditoria: {
    desde: { etiqueta: 'Desde', tipo: 'texto' },
    hasta: { etiqueta: 'Hasta', tipo: 'texto' },
    quien: { etiqueta: 'Quién', tipo: 'texto' },
    accion: { etiqueta: 'Qué', tipo: 'texto' },
    matriculado: { etiqueta: 'Matriculado', tipo: 'texto' },
    entidad: { etiqueta: 'Registro', tipo: 'texto' },
    entidadID: { etiqueta: 'Número', tipo: 'texto' },
    orden: { etiqueta: 'Orden', tipo: 'texto' },
  },
}
