'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Tema, TEMAS, TEMA_EVENT, chooseTema, readTema } from '@/components/shell/theme'

const NAMES = { claro: 'Claro', oscuro: 'Oscuro', sistema: 'Sistema' }
const ICONS = { claro: Sun, oscuro: Moon, sistema: Monitor }

function subscribe(notify: () => void) {
  window.addEventListener(TEMA_EVENT, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(TEMA_EVENT, notify)
    window.removeEventListener('storage', notify)
  }
}

export function ThemeSwitch() {
  const chosen = useSyncExternalStore<Tema | undefined>(subscribe, readTema, () => undefined)
  return (
    <fieldset>
      <legend className="mb-1.5 text-xs font-medium text-soft">Tema</legend>
      <div className="grid grid-cols-3 gap-0.5 rounded-lg bg-muted p-0.5">
        {TEMAS.map((tema) => {
          const Icon = ICONS[tema]
          return (
            <label
              key={tema}
              className="flex min-h-8 cursor-pointer items-center justify-center gap-1 rounded-md px-1 text-[0.8125rem] text-soft has-checked:bg-surface has-checked:font-medium has-checked:text-foreground has-checked:shadow-sm has-checked:ring-1 has-checked:ring-border has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="tema"
                className="sr-only"
                checked={chosen === tema}
                onChange={() => chooseTema(tema)}
              />
              <Icon aria-hidden className="size-3.5 shrink-0" />
              {NAMES[tema]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
