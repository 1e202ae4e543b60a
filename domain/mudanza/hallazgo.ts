/** What could not be kept as it was; the keys are `mudanza_hallazgo.clase`. */
export const CLASES_DE_HALLAZGO = {
  catalogo: 'Nombres de catálogo que no son los nuestros',
  apellido: 'Apellidos por confirmar',
  documento: 'DNI, CUIT o matrícula faltantes, mal escritos o repetidos',
  dato: 'Datos de la ficha que no se pudieron guardar',
  periodo: 'Períodos de matrícula que no cierran con el estado',
  especialidad: 'Especialidades que se guardaron de otro modo',
  practica: 'Prácticas repetidas o sin datos',
  certificado: 'Certificados sin datos',
  seguro: 'Seguros o superintendencia que se superponían',
  cuenta: 'Cuentas que no salían de sus propios renglones',
  plan: 'Planes de pagos que no cierran',
  debito: 'Adhesiones que hay que volver a pedir',
  firma: 'Firmas por subir',
  usuario: 'Usuarios por revisar',
} as const
export type ClaseDeHallazgo = keyof typeof CLASES_DE_HALLAZGO

/** A class that a later comparison knows is told by its own name. */
export const nombreDeHallazgo = (clase: string): string =>
  Object.hasOwn(CLASES_DE_HALLAZGO, clase)
    ? CLASES_DE_HALLAZGO[clase as keyof typeof CLASES_DE_HALLAZGO]
    : clase

export interface Corte {
  apellido: string
  nombre: string
}

/**
 * Where else a name that came as one text may be cut: one word more of surname, or one less where there are several; of
 * two words, the other way round. Undefined of one word.
 */
export function otroCorte({ apellido, nombre }: Corte): Corte | undefined {
  const apellidos = apellido.split(' ').filter(Boolean)
  const nombres = nombre.split(' ').filter(Boolean)
  const [first] = nombres
  const last = apellidos.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (apellidos.length > 1)
    return { apellido: apellidos.slice(0, -1).join(' '), nombre: [last, ...nombres].join(' ') }
  if (nombres.length > 1)
    return { apellido: [...apellidos, first].join(' '), nombre: nombres.slice(1).join(' ') }
  return { apellido: first, nombre: last }
}
