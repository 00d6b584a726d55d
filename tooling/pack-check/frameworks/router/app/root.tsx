import './styles';
import { colorSchemeScript } from '@guadua/utils';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function links() {
  return [{ rel: 'icon', href: 'data:,' }];
}

export default function Root() {
  return (
    <html lang="es-CO" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>React Router</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, as its documentation asks for. */}
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        <Meta />
        <Links />
      </head>
      <body suppressHydrationWarning>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
