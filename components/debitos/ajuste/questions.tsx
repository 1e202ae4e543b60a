'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Check, Copy } from '@/components/ui/icons'
import { declaredBank, questionsFor, type BancoDeDebito } from '@/domain/debito/bancos'

/** What the council asks a bank before the first real round, to be copied into a mail or printed with the screen. */
export function BankQuestions({ banco }: { banco: BancoDeDebito }) {
  const { nombre } = declaredBank(banco)
  const preguntas = questionsFor(banco)
  const list = useRef<HTMLOListElement>(null)
  const [copied, setCopied] = useState(false)
  const text = preguntas.map((pregunta, index) => `${index + 1}. ${pregunta}`).join('\n')
  return (
    <div className="card px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">Qué preguntar al banco</h3>
        <Button
          variant="outline"
          size="sm"
          data-print="hide"
          aria-label={`Copiar las preguntas para ${nombre}`}
          onClick={() => void copy(text, list.current).then(setCopied)}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copiadas' : 'Copiar'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Preguntas copiadas' : ''}
      </p>
      <ol ref={list} className="mt-2 grid list-decimal gap-1 pl-5 text-[0.8125rem]">
        {preguntas.map((pregunta) => (
          <li key={pregunta}>{pregunta}</li>
        ))}
      </ol>
    </div>
  )
}

/** Pages on plain http have no clipboard, so the selected list is copied the older way. */
async function copy(text: string, list: HTMLElement | null): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {}
  }
  if (list) getSelection()?.selectAllChildren(list)
  return document.execCommand('copy')
}
