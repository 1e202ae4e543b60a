/** Told how much of the file has left, from 0 to 1. */
export type OnProgress = (part: number) => void

interface Envio {
  headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  espera: number
  onProgress?: OnProgress | undefined
  /** The answer so far, each time more of it has come. */
  onAnswer?: ((text: string) => void) | undefined
}

/** POSTs a file and answers the text that came back. Only this request tells how much has left; throws without an answer. */
export const postFile = (
  url: string,
  file: File,
  { headers, espera, onProgress, onAnswer }: Envio,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('No answer'))
    request.open('POST', url)
    request.timeout = espera
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.onload = () => resolve(request.responseText)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    if (onProgress)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    if (onAnswer) request.onprogress = () => onAnswer(request.responseText)
    request.send(file)
  })
