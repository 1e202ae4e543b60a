/** What is asked to know all that a member owes. */
export const pendientesDe = (matriculadoID: number) => ({
  matriculadoID,
  traerMatriculas: true,
  traerConceptos: true,
  traerPP: true,
  mostrarTodo: true,
})

/** What is asked to know which registration months are pending. */
export const matriculasDe = (matriculadoID: number) => ({
  ...pendientesDe(matriculadoID),
  traerConceptos: false,
  traerPP: false,
})
