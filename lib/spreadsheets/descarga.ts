/** What a server action that makes a spreadsheet answers. */
export type Descarga = ReadableStream<Uint8Array> | { error: string } | { caducada: true }
