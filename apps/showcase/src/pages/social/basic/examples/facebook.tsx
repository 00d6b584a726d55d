import { FacebookButton, type FacebookProfile } from '@guadua/utils/social';
import { useState } from 'react';
import { facebook } from '../../../../data/sign-in';

export function Facebook() {
  const [profile, setProfile] = useState<FacebookProfile | null>(null);
  const [note, setNote] = useState('');
  return (
    <>
      <FacebookButton
        client={facebook}
        onSignIn={setProfile}
        onCancel={() => {
          setProfile(null);
          setNote('Cerraste la ventana, y no pasa nada.');
        }}
        onError={() => setNote('')}
      />
      <output style={{ inlineSize: '100%', textAlign: 'center' }}>
        {profile ? `Hola, ${profile.first_name} (${profile.email || 'sin correo'})` : note}
      </output>
    </>
  );
}
