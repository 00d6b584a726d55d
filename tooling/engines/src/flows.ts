import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './drive/not-possible.ts';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import {
  changeHash,
  followAnchors,
  followSidebar,
  keepPlace,
  loseTheWay,
  openDrawer,
} from './flows/addresses.ts';
import {
  chooseByKeys,
  copyCode,
  returnToPin,
  shareStage,
  tryProperties,
} from './flows/examples.ts';
import { changeScheme, order } from './flows/home.ts';
import { returnToList, returnToRemoteList } from './flows/kept-page.ts';
import { search, searchUnderPointer } from './flows/search.ts';
import { Visitor } from './flows/visitor.ts';
import { serveSite } from './serve-site.ts';
import type { SuiteResult } from './table.ts';
import { withPolicy } from './with-policy.ts';

const DESKTOP = { width: 1440, height: 900 };

/**
 * Does what visitors do most on the built site, with real keys and pointer: goes from page to page, searches, tries
 * the examples, fills in the form of the home. Nothing may be wrong on the console meanwhile.
 */
export async function visitFlows(engine: Engine, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const code = join(folder, 'src/pages/ui/buttons/examples/loading.tsx');
  const site = await serveSite(folder);
  // The script that sets the colour scheme stands in the page itself.
  const quiet = await withPolicy(site.origin, "script-src 'unsafe-inline'");
  const driver = await startDriver(engine);
  const flows: [title: string, run: (visitor: Visitor) => Promise<void>][] = [
    ['from page to page and back', followSidebar],
    ['a reload, and back from another document', keepPlace],
    ['anchors', followAnchors],
    ['another anchor in the address, and back', changeHash],
    ['search', search],
    ['search under a resting pointer', searchUnderPointer],
    ['properties of a playground', tryProperties],
    ['a shared stage', shareStage],
    ['colour scheme', (visitor) => changeScheme(visitor, new Visitor(driver, quiet.origin))],
    ['drawer', openDrawer],
    ['order of the home', order],
    ['Select by keys under a resting pointer', chooseByKeys],
    ['back to a PIN', returnToPin],
    ['another document, and back to an open list', returnToList],
    ['another document, and back to a remote list', returnToRemoteList],
    ['code through the clipboard', (visitor) => copyCode(visitor, readFileSync(code, 'utf8'))],
    ['an unknown address', loseTheWay],
  ];
  try {
    for (const [title, run] of flows) {
      const visitor = new Visitor(driver, site.origin);
      try {
        await driver.resize(DESKTOP);
        await run(visitor);
        const [fault] = await visitor.faults();
        if (fault !== undefined) throw new Error(fault);
        result.passed += 1;
      } catch (error) {
        const reason = error instanceof Error ? reasonOf(error) : undefined;
        if (reason !== undefined) result.notPossible.push({ title, reason });
        else result.failures.push(`${title}: ${String(error)}`);
      }
      await driver.release();
      await driver.call('() => { localStorage.clear(); sessionStorage.clear(); }');
    }
  } finally {
    await driver.close();
    quiet.stop();
    await site.stop();
  }
  return result;
}
