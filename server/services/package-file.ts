import { createHash } from 'node:crypto';
import { type PackageContents, packageContentsText } from '../../src/domain/report/package-contents.ts';
import { minuteIn } from '../../src/domain/values/format.ts';
import { packageContentsWords as words } from '../../src/domain/words/year-end.ts';
import { zipped } from '../adapters/zip.ts';
import type { Business } from '../store/database/tx.ts';
import type { StoredFile } from '../store/files/files.ts';

/** What is told of a package beside its files, and when its books were read. */
type About = Omit<PackageContents, 'files' | 'at' | 'zone' | 'currency'> & { at: Date };

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The accountant's package: its files by name, and the text that lists them, in one ZIP. */
export const packageFile = async (
  { homeCurrency: currency, timeZone: zone }: Business,
  name: string,
  files: readonly StoredFile[],
  { at, ...about }: About,
): Promise<StoredFile> => {
  const inOrder = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const text = packageContentsText({
    ...about,
    currency,
    zone,
    at: minuteIn(zone, at),
    files: inOrder.map((file) => ({ name: file.name, sha256: sha256(file.bytes) })),
  });
  const contents = { name: `${words.name}.txt`, bytes: Buffer.from(text) };
  return { name, mime: 'application/zip', bytes: await zipped([contents, ...inOrder], at) };
};
