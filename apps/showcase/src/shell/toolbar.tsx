import { useColorScheme } from '@guadua/utils';
import { memo } from 'react';
import { SITE_NAME } from '../site/document-title';
import { CODE_URL, SOCIAL_URL } from '../site/site-links';
import { changeScheme } from './change-scheme';
import { Hint } from './hint';
import { CodeIcon, SchemeIcon, SocialIcon } from './icons';
import { Logo } from './logo';
import { MenuDrawer } from './menu-drawer';
import { SearchButton } from './search';
import { SiteLink } from './site-link';

const SCHEME_HINT = 'Activar/Desactivar tema oscuro';

/** The bar on top of every page (SHL-1). */
export const Toolbar = memo(function Toolbar() {
  const { scheme } = useColorScheme();
  return (
    <header className="toolbar">
      <MenuDrawer />
      <SiteLink to="/" className="brand">
        <Logo />
        {SITE_NAME}
      </SiteLink>
      <SearchButton />
      <ul className="toolbar-tools">
        <li>
          <Hint text={SCHEME_HINT}>
            {({ id, onKeyDown }) => (
              <button
                type="button"
                className="toolbar-tool"
                aria-labelledby={id}
                aria-pressed={scheme === 'dark'}
                onClick={changeScheme}
                onKeyDown={onKeyDown}
              >
                <SchemeIcon />
              </button>
            )}
          </Hint>
        </li>
        <li>
          <a className="toolbar-tool" href={SOCIAL_URL} aria-label="Guadua en Facebook">
            <SocialIcon />
          </a>
        </li>
        <li>
          <a className="toolbar-tool" href={CODE_URL} aria-label="Código de Guadua en GitHub">
            <CodeIcon />
          </a>
        </li>
      </ul>
    </header>
  );
});
