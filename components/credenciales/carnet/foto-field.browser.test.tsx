import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Foto, FotoField } from '@/components/credenciales/carnet/foto-field'
import { draw } from '@/components/prueba/draw'

function Screen() {
  const [foto, setFoto] = useState<Foto>()
  const [shown, setShown] = useState(true)
  return (
    <>
      {shown && <FotoField foto={foto} nota={undefined} error={undefined} onChange={setFoto} />}
      <button type="button" onClick={() => setShown(false)}>
        Irse
      </button>
    </>
  )
}

const frame = page.getByRole('application', { name: 'Encuadre de la foto' })
const useCamera = page.getByRole('button', { name: 'Tomarla con la cámara' })

function choose(bytes: readonly BlobPart[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No hay dónde elegir un archivo')
  const chosen = new DataTransfer()
  chosen.items.add(new File([...bytes], 'foto.jpg', { type: 'image/jpeg' }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function makeJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(400, 300)
  canvas.getContext('2d')?.fillRect(0, 0, 200, 300)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new Uint8Array(await blob.arrayBuffer())
}

/** The same picture, said to be 20000 × 20000 in its own head. */
function claimHuge(whole: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const huge = whole.slice()
  const head = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0)
  const view = new DataView(huge.buffer)
  view.setUint16(head + 5, 20_000)
  view.setUint16(head + 7, 20_000)
  return huge
}

test('what is no photograph is told why, and what was chosen before stays', async () => {
  draw(<Screen />)
  const whole = await makeJpeg()
  const refused: readonly (readonly [BlobPart[], string])[] = [
    [[], 'está vacío'],
    [['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'es una imagen SVG'],
    [['%PDF-1.7\n'], 'es un archivo PDF'],
    [[new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0])], 'es un programa'],
    [[whole.slice(0, whole.length >> 1)], 'está cortada'],
    [[whole.slice(0, 200), new Uint8Array(300).fill(7), new Uint8Array([0xff, 0xd9])], 'dañada'],
    [[claimHuge(whole)], 'mide 20000 × 20000 píxeles: hasta 100 megapíxeles'],
    [[whole, new Uint8Array(10_000_001)], 'pesa más de 10 MB'],
  ]
  const field = page.getByRole('group', { name: 'Foto' })
  for (const [parts, mensaje] of refused) {
    choose(parts)
    await expect.element(field.getByRole('alert')).toHaveTextContent(mensaje)
  }
  choose([whole])
  await expect.element(frame).toBeVisible()
  expect(field.getByRole('alert').elements()).toEqual([])
  choose([])
  await expect.element(field.getByRole('alert')).toHaveTextContent('está vacío')
  await expect.element(frame).toBeVisible()
})

test('the camera is seen, takes the photograph and is switched off', async () => {
  const tracks: MediaStreamTrack[] = []
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (asked) => {
    const stream = await open(asked)
    tracks.push(...stream.getVideoTracks())
    return stream
  })
  onTestFinished(() => spy.mockRestore())
  draw(<Screen />)
  await useCamera.click()
  await page.getByRole('button', { name: 'Tomar la foto' }).click()
  await expect.element(frame).toBeVisible()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  await useCamera.click()
  await expect.poll(() => tracks.at(-1)?.readyState).toBe('live')
  await page.getByRole('button', { name: 'Irse' }).click()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
})

test.for([
  ['NotFoundError', 'no tiene cámara'],
  ['NotAllowedError', 'No se dio permiso'],
  ['NotReadableError', 'Otro programa está usando la cámara'],
  ['none', 'sólo en direcciones seguras'],
] as const)('a camera that cannot be had is told, with the other way: %s', async ([kind, mensaje]) => {
  const getUserMedia = () => Promise.reject(new DOMException('', kind))
  Object.defineProperty(navigator, 'mediaDevices', {
    value: kind === 'none' ? undefined : { getUserMedia },
    configurable: true,
  })
  // What stands on the navigator itself covers the browser's own.
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  draw(<Screen />)
  await useCamera.click()
  await expect.element(page.getByText(mensaje)).toBeVisible()
  await page.getByRole('button', { name: 'Elegir un archivo' }).click()
  await expect.element(page.getByText('Elegir o soltar una foto')).toBeVisible()
})
