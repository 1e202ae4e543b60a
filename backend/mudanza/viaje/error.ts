/** The move cannot go on: its message is for who runs it, and says what to do. */
export class MudanzaError extends Error {}
