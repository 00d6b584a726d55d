import { Button } from '@guadua/utils/ui';
import { BambooIllustration } from './bamboo-illustration';
import { SearchButton } from './search';
import { SiteLink } from './site-link';

/** For every address that the route table doesn't know (SHL-3). */
export function NotFoundPage() {
  return (
    <div className="notice-page">
      <BambooIllustration />
      <div>
        <p className="crumb">404</p>
        <h1>Página no encontrada</h1>
        <p className="lead">
          La dirección no lleva a ninguna página. Puede que haya cambiado, o que le sobre una letra.
        </p>
        <SearchButton />
        <Button asChild tone="primary">
          <SiteLink to="/">Volver al inicio</SiteLink>
        </Button>
      </div>
    </div>
  );
}
