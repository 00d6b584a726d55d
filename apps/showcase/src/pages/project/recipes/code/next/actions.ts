'use server';

import type { ServerErrors } from '@guadua/forms';

export interface Answer {
  errors?: ServerErrors;
  /** What was sent, for a page that has no script to keep it. */
  sent?: { nombre: string; correo: string };
  visitor?: string;
}

/** Asks again for what the page asks for: anyone can call it. */
export async function askForVisit(_: Answer, data: FormData): Promise<Answer> {
  const sent = { nombre: String(data.get('nombre')), correo: String(data.get('correo')) };
  if (sent.nombre.trim() === '') return { sent, errors: { nombre: { key: 'required' } } };
  if (sent.correo === 'ana@example.com') {
    return { sent, errors: { correo: 'Ya hay una visita con ese correo' } };
  }
  return { visitor: sent.nombre };
}
