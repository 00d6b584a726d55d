import { Button } from '@guadua/utils/ui';
import { BambooIllustration } from './bamboo-illustration';

/**
 * For a page that crashed or whose files could not be loaded (SHL-3). Retrying loads the document again:
 * it mends a crash, a lost connection, and a deployment that took the old files away.
 */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="notice-page" role="alert">
      <BambooIllustration broken />
      <div>
        <p className="crumb">Error</p>
        <h1>La página no se pudo mostrar</h1>
        <p className="lead">Se cortó la conexión o algo falló de nuestro lado.</p>
        {error instanceof Error && <p className="notice-detail">{error.message}</p>}
        <Button tone="primary" onClick={() => window.location.reload()}>
          Reintentar
        </Button>
      </div>
    </div>
  );
}
