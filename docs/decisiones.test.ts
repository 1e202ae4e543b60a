import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const LINE = /^- \[(\d{3})\]\(((?:archivo\/)?\d{3}-[a-z0-9-]+\.md)\) (.+)$/gm

test('the list of decisions names every note once, by its number and title', () => {
  const notes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(archivo\/)?\d/.test(name),
  )
  const listed = [...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(LINE)]
  expect(listed.map(([, , file]) => file).sort()).toEqual(notes.sort())
  for (const [, number = '', file = '', words = ''] of listed) {
    const [heading = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')
    const title = heading.replace(`# ${Number(number)}. `, '')
    expect(heading, file).toMatch(/^# \d+\. /)
    expect(words.startsWith(title), `${file}: ${words}`).toBe(true)
    expect(file.replace('archivo/', '').startsWith(number), file).toBe(true)
  }
})
