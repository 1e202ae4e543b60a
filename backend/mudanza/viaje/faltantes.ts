/** What no call of the specification tells, who can fill it, and by what. */
export const FALTANTES = [
  {
    que: 'Contraseñas',
    quien: 'Cada uno',
    como: 'clave de un solo uso: la del personal se imprime al abrir; la de un médico, por correo o en su ficha',
  },
  {
    que: 'Libro, folio, observaciones, lugar de origen y último período renovado',
    quien: 'Administración',
    como: 'Importar › Matriculados, por matrícula, en los campos vacíos',
  },
  {
    que: 'Hospital, servicios y cargos escritos a mano',
    quien: 'Administración',
    como: 'la ficha de cada uno',
  },
  {
    que: 'Números de recibo, medios de pago y quién cobró',
    quien: 'Contaduría',
    como: 'Importar › Pagos anteriores, donde haya una planilla; si no, quedan en el sistema anterior',
  },
  {
    que: 'Suma asegurada y precio mensual de cada tipo de seguro',
    quien: 'Contaduría',
    como: 'Ajustes › Tipos de seguro',
  },
  {
    que: 'Pólizas',
    quien: 'Administración',
    como: 'los zip de la federación, otra vez: los números de matriculado son los mismos',
  },
  {
    que: 'Fotos y archivos adjuntos',
    quien: 'Administración',
    como: 'la ficha de cada uno, o la página del médico',
  },
  {
    que: 'Archivos enviados a los bancos y sus informes',
    quien: 'Contaduría',
    como: 'la ronda que está en curso se termina en el sistema anterior',
  },
  {
    que: 'Papeles emitidos y sus códigos de verificación',
    quien: 'Administración',
    como: 'se emiten de nuevo cuando se piden',
  },
  {
    que: 'Adhesiones al débito que ya terminaron',
    quien: 'Nadie',
    como: 'quedan en el sistema anterior: viene la que está en vigencia',
  },
  {
    que: 'Auditoría, filas eliminadas, borradores y mensajes enviados',
    quien: 'Nadie',
    como: 'quedan en el sistema anterior',
  },
] as const
