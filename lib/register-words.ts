/** What every screen says of a register that is not the council's own, by its kind. */
export const WORDS_OF_REGISTER: Readonly<Partial<Record<string, string>>> = {
  demo: 'Datos de demostración: ninguna persona ni importe es real.',
  ensayo: 'Ensayo de la mudanza: lo que se haga acá no queda.',
}
