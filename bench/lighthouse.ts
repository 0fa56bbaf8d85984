import lighthouse, { desktopConfig } from 'lighthouse';
import pg from 'pg';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { type Figure, median } from './figure.ts';
import { openPagePlace } from './page-place.ts';
import { postRows } from './posted-rows.ts';

interface Preset {
  name: 'desktop' | 'phone';
  categories: readonly ('performance' | 'accessibility' | 'best-practices')[];
  runs: number;
}

const desktop: Preset = {
  name: 'desktop',
  categories: ['performance', 'accessibility', 'best-practices'],
  runs: 3,
};

/** A middling phone on a slow network, as Lighthouse imagines it. */
const phone: Preset = { name: 'phone', categories: ['performance'], runs: 5 };

/** The pages looked at. */
const pages = [
  { name: 'sign-in', address: '/' },
  { name: 'dashboard', address: '/dashboard' },
  { name: 'invoice list', address: '/sales/list' },
  { name: 'invoice', address: '/sales/view-invoice?item=INV-0000200' },
] as const;

/** The scores of one page by category, the middle of the runs. What costs points is told on the way. */
const scoresOf = async (
  url: string,
  port: number,
  { name: preset, categories, runs }: Preset,
): Promise<Map<string, number>> => {
  const scores = new Map<string, number[]>(categories.map((name) => [name, []]));
  const findings = new Map<string, string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(
      url,
      { port, onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' },
      preset === 'desktop' ? desktopConfig : undefined,
    );
    const fault = result ? result.lhr.runtimeError : { code: 'no result' };
    if (!result || fault) throw new Error(`Lighthouse can't look at ${url}: ${fault?.code}.`);
    const { audits, categories: found } = result.lhr;
    for (const [name, all] of scores) {
      const { score, auditRefs } = found[name]!;
      all.push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) findings.set(id, audits[id]?.displayValue ?? '');
    }
  }
  for (const [audit, value] of findings) console.log(`    ${audit} ${value}`);
  return new Map([...scores].map(([name, all]) => [name, median(all)]));
};

/** What Lighthouse, as a desktop and as a phone, gives the first page of a visit, the dashboard, a list and a document; a score is out of 100. */
export const lighthouseScores = async (): Promise<Figure[]> => {
  const { place, origin, business, debugPort, signIn, end } = await openPagePlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    await postRows(owner, business, 200);
    await rebuild(place.database.url);
    const figures: Figure[] = [];
    for (const page of pages) {
      if (page.address !== '/') await signIn();
      for (const preset of [desktop, phone]) {
        console.log(`  ${page.name}, ${preset.name}`);
        const scores = await scoresOf(origin + page.address, debugPort, preset);
        figures.push(
          ...[...scores].map(([category, score]) => ({
            name: `Lighthouse ${preset.name}, ${page.name}: ${category}`,
            measured: `median of ${preset.runs} runs`,
            ratio: score,
          })),
        );
      }
    }
    return figures;
  } finally {
    await owner.end();
    await end();
  }
};
