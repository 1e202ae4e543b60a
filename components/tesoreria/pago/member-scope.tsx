'use client'

import { type ReactNode, createContext, useContext } from 'react'

const Member = createContext<string | undefined>(undefined)

/** Whose money a screen is about, for the dialogs that open over its heading. */
export const MemberScope = ({ quien, children }: { quien: string | undefined; children: ReactNode }) => (
  <Member value={quien}>{children}</Member>
)

/** 'Matricula 123 · Pérez Ana'; undefined where it could not be read. */
export const useMember = (): string | undefined => useContext(Member)
