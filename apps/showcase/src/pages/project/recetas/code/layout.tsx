import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { colorSchemeScript } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import type { ReactNode } from 'react';

export function Layout({ children, nonce }: { children: ReactNode; nonce?: string }) {
  return (
    // El script escribe aquí el tema antes de que arranque React.
    <html lang="es-CO" suppressHydrationWarning>
      <head>
        <script nonce={nonce}>{colorSchemeScript}</script>
      </head>
      <body suppressHydrationWarning>
        {children}
        <Snackbars />
      </body>
    </html>
  );
}
