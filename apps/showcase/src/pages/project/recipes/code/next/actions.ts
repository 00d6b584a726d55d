'use server';

import type { ServerErrors } from '@guadua/forms';

export interface Answer {
  errors?: ServerErrors;
  /** Lo que se envió, para una página sin script que lo conserve. */
  sent?: { nombre: string; correo: string };
  visitor?: string;
}

/** Valida otra vez lo que valida la página: cualquiera puede llamarla. */
export async function askForVisit(_: Answer, data: FormData): Promise<Answer> {
  const sent = { nombre: String(data.get('nombre')), correo: String(data.get('correo')) };
  if (sent.nombre.trim() === '') return { sent, errors: { nombre: { key: 'required' } } };
  if (sent.correo === 'ana@example.com') {
    return { sent, errors: { correo: 'Ya hay una visita con ese correo' } };
  }
  return { visitor: sent.nombre };
}
