/** Said of a bank file that another server was asked for and did not answer. */
export const NO_SE_SABE_SI_GENERO =
  'El servidor no confirmó el resultado: no se sabe si generó el archivo, y puede estar haciéndolo todavía. Antes de pedirlo otra vez, averigüe en el servidor si ya lo hizo: puede generarlo dos veces.'
