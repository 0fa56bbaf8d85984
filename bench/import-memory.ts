import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundled, startChild } from '../tests/support/child.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import type { Figure } from './figure.ts';
import { openPlace, type Place } from './place.ts';
import { beginImport, importEnds, plainItems } from './running-import.ts';

/** Rows of the large file, `BENCH_ROWS=100000` for as many as an import takes; the small one has a tenth of them. */
const rows = Math.min(100_000, Number(process.env.BENCH_ROWS ?? 10_000));
const few = Math.max(1, Math.floor(rows / 10));

const residentMb = (pid: number): number => {
  const [, kb = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};

/** Uploads a file of items by HTTP and has the worker import it. */
const importing = async (place: Place, business: OpenBusiness, count: number): Promise<void> =>
  importEnds(await beginImport(place, business, count, plainItems));

/** What server and worker, each a process of its own, hold more at their peak than idle, while a file is uploaded and imported. */
export const importMemory = async (): Promise<Figure[]> => {
  const place = await openPlace();
  const bundle = await bundled('tests/support/jobs-process.ts');
  const worker = await startChild(bundle, {
    DATABASE_URL: place.url,
    JOBS_CLOCK: new Date().toISOString(),
  });
  try {
    const pids = [place.server.process.pid!, worker.process.pid!];
    const held = () => pids.reduce((all, pid) => all + residentMb(pid), 0);
    const peakOf = async (count: number): Promise<{ peak: number; idle: number }> => {
      const business = await openBusiness(place.database, `Of ${count}`);
      await sleep(1000);
      const idle = held();
      let peak = idle;
      const sampler = setInterval(() => {
        peak = Math.max(peak, held());
      }, 50);
      await importing(place, business, count).finally(() => clearInterval(sampler));
      return { peak, idle };
    };
    await importing(place, await openBusiness(place.database, 'Warm'), 1000);
    const small = await peakOf(few);
    const large = await peakOf(rows);
    return [
      {
        name: `memory of server and worker while ${rows} rows are imported, over idle : 128 MB`,
        measured: `${(large.peak - large.idle).toFixed(0)} MB over ${large.idle.toFixed(0)} MB`,
        ratio: (large.peak - large.idle) / 128,
      },
      {
        name: `their peak with ${rows} rows : with ${few}`,
        measured: `${large.peak.toFixed(0)} MB : ${small.peak.toFixed(0)} MB`,
        ratio: large.peak / small.peak,
      },
    ];
  } finally {
    await worker.kill();
    rmSync(bundle);
    await place.end();
  }
};
