/** What a server action that makes a spreadsheet answers: its bytes, why there are none, or that nobody is signed in. */
export type Descarga = ReadableStream<Uint8Array> | { error: string } | { caducada: true }
