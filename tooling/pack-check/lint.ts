import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint says of a packed package. */
export async function publintComplaints(tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: arrayBuffer(tarball) },
    level: 'warning',
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/**
 * What @arethetypeswrong says of a packed package. Style sheets have no types, and Node 10, which
 * ignores `exports`, runs no React 19.
 */
export async function typesComplaints(tarball: string): Promise<string[]> {
  const pack = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const result = await checkPackage(pack, { excludeEntrypoints: [/\.css$/, /package\.json$/] });
  if (!result.types) return ['types: the package has none'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
    .map((problem) => `types: ${problem.kind} ${JSON.stringify(problem)}`);
}

function arrayBuffer(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
