import { installableVersion, PACKS_COMMAND, PUBLISHED } from '../site/install';
import { CODE_URL } from '../site/site-links';
import type { PlaygroundDefinition } from './playground.types';

/** Where the packages come from until npm has them. */
const BEFORE_RELEASE = `Guadua aún no está en npm: se instala desde una copia del repositorio, al lado de esta carpeta. Ármala primero,
una sola vez:

\`\`\`sh
git clone ${CODE_URL} ../guadua
(cd ../guadua && ${PACKS_COMMAND})
\`\`\`

`;

/** The exact versions that this site was built with, by package. */
export type Versions = Readonly<Record<string, string>>;

interface ProjectParts {
  playground: Pick<PlaygroundDefinition, 'label' | 'styles'>;
  code: string;
  versions: Versions;
  /** The files beside the code, by name. */
  texts: Readonly<Record<string, string>>;
}

/** A whole Vite project around the code of a playground: `npm install`, `npm run dev`. */
export function projectFiles({
  playground,
  code,
  versions,
  texts,
}: ProjectParts): Record<string, string> {
  const imported = [...code.matchAll(/ from '(@?[^'./][^']*)'/g)].map(([, from = '']) =>
    from.split('/', from.startsWith('@') ? 2 : 1).join('/'),
  );
  const styled = playground.styles.map((style) => style.split('/', 2).join('/'));
  const needed = ['@guadua/utils', 'react', 'react-dom', ...imported, ...styled];
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      [...new Set(names)].sort().map((name) => {
        const version = versions[name];
        if (!version) throw new Error(`No version is known for ${name}.`);
        return [name, installableVersion(name, version)];
      }),
    );
  return {
    'package.json': json({
      name: 'guadua-banco',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc --noEmit && vite build', preview: 'vite preview' },
      dependencies: pick(needed),
      devDependencies: pick([
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
      ]),
    }),
    'index.html': `<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Guadua: ${playground.label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'vite.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        resolveJsonModule: true,
        jsx: 'react-jsx',
        types: ['vite/client'],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'src/main.tsx': `import './styles.css';
import { Snackbars } from '@guadua/utils/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Example } from './example';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <main>
      <Example />
    </main>
    <Snackbars />
  </StrictMode>,
);
`,
    'src/styles.css': `${playground.styles.map((style) => `@import '${style}';`).join('\n')}

body {
  margin: 0;
  background: var(--gd-surface);
  color: var(--gd-text);
  font-family: var(--gd-font);
}

main {
  max-width: 32rem;
  margin: 3rem auto;
  padding: 0 1rem;
}
`,
    'src/example.tsx': code,
    ...Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [`src/${file}`, `${text.trimEnd()}\n`]),
    ),
    'README.md': `# Guadua: ${playground.label}

Un ejemplo del banco de pruebas de Guadua, como estaba en la página.

${PUBLISHED ? '' : BEFORE_RELEASE}\`\`\`sh
npm install
npm run dev
\`\`\`
`,
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
