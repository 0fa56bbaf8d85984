import { setImmediate as othersTurn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** As much as is packed before somebody else has a turn, in bytes. */
const atOnce = 512 * 1024;

/** A file as it is packed. */
interface Packed {
  name: string;
  bytes: Uint8Array;
}

/** Packs files that aren't empty into one ZIP, each dated `at`. */
export const zipped = async (files: readonly Packed[], at: Date): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, bytes } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for (let from = 0; from < bytes.length; from += atOnce) {
      entry.push(bytes.subarray(from, from + atOnce), from + atOnce >= bytes.length);
      await othersTurn();
    }
  }
  zip.end();
  return Buffer.concat(pieces);
};
