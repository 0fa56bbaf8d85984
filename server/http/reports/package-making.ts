import type { Printed } from '../../../src/domain/documents/printed.ts';
import {
  isPartLocked,
  type PackagePart,
  packageParts,
} from '../../../src/domain/report/accountant-package.ts';
import type { Preparation } from '../../../src/domain/report/file-rows.ts';
import type { PackageContents } from '../../../src/domain/report/package-contents.ts';
import type { ReportName } from '../../../src/domain/report/reports.ts';
import { minuteIn } from '../../../src/domain/values/format.ts';
import type { Range } from '../../../src/domain/values/period.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { packageWords, packageContentsWords as words } from '../../../src/domain/words/year-end.ts';
import type { KeptPackage } from '../../commands/queue-accountant-package.ts';
import { countTrail, type TrailFilter, trailRows } from '../../reports/audit-trail.ts';
import { reports } from '../../reports/registry.ts';
import { fileName, type Printing, pdfOfPaper } from '../../services/document-paper.ts';
import { csvFile } from '../../services/list-file.ts';
import { packageFile } from '../../services/package-file.ts';
import { preparationOf } from '../../services/report-file.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../../store/database/tx.ts';
import type { StoredFile } from '../../store/files/files.ts';
import { auditTrailParts } from './audit-trail-file.ts';
import { csvWithin, paperWithin } from './report-making.ts';

/** A file that isn't in the package, and why. */
type LeftOut = PackageContents['leftOut'][number];

/** What is read of the books at one moment. */
interface ReadPackage {
  files: StoredFile[];
  papers: { name: string; laidOut: () => Printed }[];
  leftOut: LeftOut[];
  trail: PackageContents['trail'];
  preparation: Preparation;
  at: Date;
}

/** A file, or why it can't be made. */
const orReason = async <T>(name: string, leftOut: LeftOut[], make: () => Promise<T>): Promise<T | null> => {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    leftOut.push({ name, reason: error.refusal.message });
    return null;
  }
};

const trailOf = (days: TrailFilter['days']): TrailFilter => ({
  days,
  person: null,
  subjectKind: null,
  subjectId: null,
  group: null,
  document: '',
  text: '',
});

/** The events of the days as a file. */
const trailFile = async (tx: Tx, name: string, days: Range): Promise<StoredFile> =>
  csvFile(name, (await auditTrailParts(tx, trailOf(days))).parts);

/** How far the audit trail goes, whatever the days: nothing in it is changed, so that this tells one state of it from any other. */
const trailHead = async (tx: Tx): Promise<PackageContents['trail']> => {
  const all = trailOf({ from: null, to: null });
  const [newest] = await trailRows(tx, all, { limit: 1, offset: 0 });
  return {
    count: await countTrail(tx, all),
    newest: newest
      ? {
          at: minuteIn(tx.business.timeZone, newest.at),
          what: [newest.act, newest.subject].filter(Boolean).join(' '),
          by: newest.person,
          id: newest.id,
        }
      : null,
  };
};

const readReport = async (tx: Tx, { name, title }: PackagePart, days: Range, read: ReadPackage) => {
  const report = reports[name as ReportName];
  const sent = { businessId: tx.business.id, report: name, ...days };
  const [csv, pdf] = [fileName(title, 'csv'), fileName(title)];
  const file = await orReason(csv, read.leftOut, () => csvWithin(tx, report, { ...sent, format: 'csv' }));
  if (file) read.files.push({ ...file, name: csv });
  const paper = await orReason(pdf, read.leftOut, () => paperWithin(tx, report, { ...sent, format: 'pdf' }));
  if (paper) read.papers.push({ name: pdf, laidOut: paper });
};

/** The parts that are made, and those whoever asked for it may not have, or the plan hasn't by now. */
const partsOf = ({ business }: Ctx, kept: KeptPackage): { parts: PackagePart[]; locked: PackagePart[] } => {
  const isMade = (part: PackagePart) => kept.parts.includes(part.name) && !isPartLocked(part, business.plan);
  return {
    parts: packageParts.filter(isMade),
    locked: packageParts.filter((part) => !isMade(part)),
  };
};

/** Reads all of it in one transaction, so that every file is of the same moment. */
const readPackage = (
  ctx: Ctx,
  { parts, locked }: ReturnType<typeof partsOf>,
  days: Range,
): Promise<ReadPackage> =>
  withBusiness(ctx, 'long', async (tx) => {
    const leftOut = locked.map(({ title }) => ({ name: title, reason: words.noPlan }));
    const preparation = await preparationOf(tx);
    const read: ReadPackage = { files: [], papers: [], leftOut, trail: null, preparation, at: tx.now };
    for (const part of parts) {
      if (part.name !== 'audit-trail') await readReport(tx, part, days, read);
      else {
        const name = fileName(part.title, 'csv');
        const file = await orReason(name, leftOut, () => trailFile(tx, name, days));
        if (file) read.files.push(file);
        read.trail = await trailHead(tx);
      }
    }
    return read;
  });

/** In how many steps the package of all parts is made: what is read is one, each PDF another, and packing them the last. */
export const packageSteps = packageParts.length + 1;

/**
 * Makes the accountant's package: a ZIP with each report as CSV and PDF, the audit trail as CSV and a text that lists them.
 *
 * @param noteStep is told of each step that is done
 * @throws Refused where the plan has none of it any more
 */
export const makePackage = async (
  ctx: Ctx,
  services: Printing,
  { name, kept }: { name: string; kept: KeptPackage },
  noteStep: (done: number) => Promise<void>,
): Promise<StoredFile> => {
  const asked = partsOf(ctx, kept);
  if (asked.parts.length === 0) throw new Refused(refusal('plan-limit', packageWords.noneLeft));
  const days = { from: kept.from, to: kept.to };
  const { files, papers, leftOut, trail, preparation, at } = await readPackage(ctx, asked, days);
  await noteStep(1);
  for (const [n, paper] of papers.entries()) {
    const file = await orReason(paper.name, leftOut, () =>
      pdfOfPaper(services, ctx.business.id, paper.laidOut()),
    );
    if (file) files.push({ ...file, name: paper.name });
    await noteStep(n + 2);
  }
  return packageFile(ctx.business, name, files, { preparation, days, leftOut, trail, at });
};
