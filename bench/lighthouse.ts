import lighthouse, { desktopConfig } from 'lighthouse';
import pg from 'pg';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { type Figure, median } from './figure.ts';
import { openPagePlace } from './page-place.ts';
import { postRows } from './posted-rows.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const runs = 3;

/** The scores of one page by category, the middle of three runs. What costs points is told on the way. */
const scoresOf = async (url: string, port: number): Promise<Map<string, number>> => {
  const scores = new Map<string, number[]>(categories.map((name) => [name, []]));
  const told = new Map<string, string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(
      url,
      { port, onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' },
      desktopConfig,
    );
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse can't look at ${url}.`);
    const { audits, categories: found } = result.lhr;
    for (const [name, all] of scores) {
      const { score, auditRefs } = found[name]!;
      all.push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) told.set(id, audits[id]?.displayValue ?? '');
    }
  }
  for (const [audit, value] of told) console.log(`    ${audit} ${value}`);
  return new Map([...scores].map(([name, all]) => [name, median(all)]));
};

/** What Lighthouse, as a desktop, gives the first page of a visit, a list and a document; a score is out of 100. */
export const lighthouseScores = async (): Promise<Figure[]> => {
  const { place, origin, business, debugPort, signIn, end } = await openPagePlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    await postRows(owner, business, 200);
    await rebuild(place.database.url);
    const pages = [
      { name: 'sign-in', address: '/' },
      { name: 'invoice list', address: '/sales/list' },
      { name: 'invoice', address: '/sales/view-invoice?item=INV-0000200' },
    ];
    const figures: Figure[] = [];
    for (const { name, address } of pages) {
      if (address !== '/') await signIn();
      console.log(`  ${name}`);
      const scores = await scoresOf(origin + address, debugPort);
      figures.push(
        ...[...scores].map(([category, score]) => ({
          name: `Lighthouse desktop, ${name}: ${category}`,
          measured: `median of ${runs} runs`,
          ratio: score,
          limit: 95,
          side: 'at least' as const,
        })),
      );
    }
    return figures;
  } finally {
    await owner.end();
    await end();
  }
};
