import { useSignIn } from '@guadua/utils/social';
import { Button } from '@guadua/utils/ui';
import { facebook } from '../../../../data/sign-in';

export function OwnButton() {
  const { profile, pending, error, signIn, signOut } = useSignIn(facebook);
  if (profile) {
    return (
      <>
        <span>
          {profile.first_name} {profile.last_name}
        </span>
        <Button onClick={signOut}>Salir</Button>
      </>
    );
  }
  return (
    <>
      <Button loading={pending} onClick={() => signIn()}>
        Entrar con mi propio botón
      </Button>
      {error && <p role="alert">{error.message}</p>}
    </>
  );
}
