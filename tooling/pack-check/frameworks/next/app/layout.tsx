import './styles';
import { colorSchemeScript } from '@guadua/utils';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, as its documentation asks for. */}
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
