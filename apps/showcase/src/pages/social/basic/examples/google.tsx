import { GoogleButton, type GoogleProfile } from '@guadua/utils/social';
import { useState } from 'react';
import { google } from '../../../../data/sign-in';

export function Google() {
  const [profile, setProfile] = useState<GoogleProfile | null>(null);
  const [note, setNote] = useState('');
  return (
    <>
      <GoogleButton
        client={google}
        onSignIn={setProfile}
        onCancel={() => {
          setProfile(null);
          setNote('No quisiste entrar, y no pasa nada.');
        }}
        onError={() => setNote('')}
      />
      <output style={{ inlineSize: '100%', textAlign: 'center' }}>
        {profile ? `Hola, ${profile.first_name} (${profile.email})` : note}
      </output>
    </>
  );
}
