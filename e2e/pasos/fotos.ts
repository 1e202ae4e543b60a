import type { Buffer } from 'node:buffer'
import sharp, { type Sharp } from 'sharp'

/** A picture that tells how it lies: its left half is red, its right one blue. */
export async function halves(ancho = 600, alto = 400): Promise<Sharp> {
  const blue = await sharp({ create: { width: ancho / 2, height: alto, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: ancho, height: alto, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: ancho / 2, top: 0 }])
    .jpeg({ quality: 95 })
}

/** As a file that a page is given. */
export const fileOf = (buffer: Buffer, name = 'foto.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

/** Which of the two stands at the top, at the bottom, at the left and at the right of a picture. */
export async function sidesOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): string => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return (data[place] ?? 0) > 128 ? 'rojo' : 'azul'
  }
  return [at(0.5, 0.1), at(0.5, 0.9), at(0.1, 0.5), at(0.9, 0.5)].join(' ')
}

/** A card by the API, so that the member has a photograph. */
export async function giveCard(matriculadoID: number, token: string): Promise<void> {
  const form = new FormData()
  form.append('matriculadoID', String(matriculadoID))
  const bytes = Uint8Array.from(await (await halves(320, 414)).toBuffer())
  form.append('archivo', new File([bytes], 'foto.jpg'))
  const answer = await fetch(`${process.env['PADRON_E2E_API'] ?? ''}/papel/emitirCarnet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { estado, mensaje } = (await answer.json()) as { estado: number; mensaje: string }
  if (estado !== 1) throw new Error(mensaje)
}
