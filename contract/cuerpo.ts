/** Bytes of a request's JSON body; files travel by calls of their own. */
export const MAX_CUERPO = 1_048_576

/**
 * A request's body, null when it is more than `max` bytes. Counted as it comes, since a length that is told may be a lie;
 * `pieces` is the body read in another way than as fast as it comes.
 */
export async function readBounded(
  request: Request,
  max: number,
  pieces: AsyncIterable<Uint8Array> | null = request.body as AsyncIterable<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of pieces ?? []) {
    size += part.byteLength
    if (size > max) return null
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
