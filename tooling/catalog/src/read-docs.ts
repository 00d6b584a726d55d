import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES } from '@guadua/workspace';
import type { ComponentDocs, DocsSection } from './docs.types';

/** A section, and where it stands. */
export interface LocatedSection extends DocsSection {
  /** The docs file, from the root of the repository. */
  readonly source: string;
  /** The folder of the docs file, absolute. */
  readonly folder: string;
  /** Name of the package's folder: `forms`. */
  readonly package: string;
}

/** Everything that the modules `*.docs.ts` of the packages say. */
export async function readDocs(): Promise<LocatedSection[]> {
  const sections: LocatedSection[] = [];
  for (const { path, folder } of PACKAGES) {
    for (const file of globSync('src/**/*.docs.ts', { cwd: path }).sort()) {
      const place = join(path, file);
      const module: { docs?: ComponentDocs } = await import(pathToFileURL(place).href);
      const source = `packages/${folder}/${file.replaceAll('\\', '/')}`;
      if (!module.docs) {
        throw new Error(`${source} exports no docs: export const docs: ComponentDocs = [{ … }].`);
      }
      const located = { source, folder: dirname(place), package: folder };
      sections.push(...module.docs.map((section) => ({ ...section, ...located })));
    }
  }
  return sections;
}
