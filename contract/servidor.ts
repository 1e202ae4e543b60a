/** Who answers the web: our own API with all that it does beyond the specification, or a server of the spec alone. */
export type Servidor = 'propio' | 'ajeno'

/**
 * Of what our API does beyond the specification. A release that adds a call or a key raises it; a web takes an API of
 * its own version or a later one for its own, and speaks the specification alone to any other (decision 121).
 */
export const VERSION = 1
