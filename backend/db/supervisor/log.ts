import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

const LIMIT = 5 * 1024 * 1024

/** Children write to it by its descriptor; two files of 5 MB are kept. */
export interface LogFile {
  fd: number
  path: string
  /** The last lines since it was opened. */
  tail(lines: number): string
  close(): void
}

/** Opens `folder/name.log` for appending and watches its size while the process lives. */
export function openLog(folder: string, name: string): LogFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.log`)
  const fd = openSync(path, 'a+', 0o600)
  rotate(fd, path)
  const start = fstatSync(fd).size
  const timer = setInterval(() => rotate(fd, path), 60_000).unref()
  return {
    fd,
    path,
    tail: (lines) => readFrom(fd, start).trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}

/** Copies and empties instead of renaming, because the children keep the file open. On a full disk it empties alone. */
function rotate(fd: number, path: string): void {
  if (fstatSync(fd).size < LIMIT) return
  try {
    copyFileSync(path, `${path}.1`)
  } catch {
    rmSync(`${path}.1`, { force: true })
  }
  ftruncateSync(fd, 0)
}

function readFrom(fd: number, start: number): string {
  const size = fstatSync(fd).size
  const from = Math.max(size < start ? 0 : start, size - 64 * 1024)
  const bytes = Buffer.alloc(size - from)
  readSync(fd, bytes, 0, bytes.length, from)
  return bytes.toString('utf8')
}
