/** Tables by which a typeface forms ligatures and kerns. */
const shaping = new Set(['GSUB', 'GPOS', 'GDEF']);

const headSize = 12;
const entrySize = 16;

/**
 * A TrueType file without its tables of shaping. Latin, Greek and Cyrillic are written without them, and reading them
 * anew for every PDF costs ten times what the page does.
 *
 * @param file a whole .ttf file
 */
export const plainFont = (file: Buffer): Buffer => {
  const count = file.readUInt16BE(4);
  const kept = Array.from({ length: count }, (_, n) =>
    file.subarray(headSize + n * entrySize, headSize + (n + 1) * entrySize),
  ).filter((entry) => !shaping.has(entry.toString('latin1', 0, 4)));
  const head = Buffer.alloc(headSize + kept.length * entrySize);
  file.copy(head, 0, 0, headSize);
  head.writeUInt16BE(kept.length, 4);
  const parts = [head];
  let at = head.length;
  for (const [n, entry] of kept.entries()) {
    const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const place = headSize + n * entrySize;
    entry.copy(head, place);
    head.writeUInt32BE(at, place + 8);
    // Each table begins at a multiple of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    file.copy(table, 0, from, from + length);
    parts.push(table);
    at += table.length;
  }
  return Buffer.concat(parts);
};
