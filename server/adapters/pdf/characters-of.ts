/** Where a table of a font file begins. Throws `RangeError` for a file without it. */
const tableAt = (file: Buffer, name: string): number => {
  const count = file.readUInt16BE(4);
  for (let n = 0; n < count; n += 1)
    if (file.toString('latin1', 12 + n * 16, 16 + n * 16) === name) return file.readUInt32BE(12 + n * 16 + 8);
  throw new RangeError(`The font has no table ${name}.`);
};

/** Characters of the basic plane, as segments of the table say (format 4). */
const segmented = (file: Buffer, at: number, found: Set<number>): void => {
  const size = file.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  for (let n = 0; n < size; n += 2) {
    const [start, end] = [file.readUInt16BE(starts + n), file.readUInt16BE(ends + n)];
    const [delta, offset] = [file.readUInt16BE(starts + size + n), file.readUInt16BE(starts + 2 * size + n)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const place = starts + 2 * size + n + offset + 2 * (code - start);
      const glyph = offset === 0 ? (code + delta) & 0xffff : file.readUInt16BE(place);
      if (glyph !== 0) found.add(code);
    }
  }
};

/** Characters of every plane, as groups of the table say (format 12). */
const grouped = (file: Buffer, at: number, found: Set<number>): void => {
  for (let n = 0; n < file.readUInt32BE(at + 12); n += 1) {
    const [start, end] = [file.readUInt32BE(at + 16 + n * 12), file.readUInt32BE(at + 20 + n * 12)];
    for (let code = start; code <= end; code += 1) found.add(code);
  }
};

/**
 * Every character a TrueType file can write.
 *
 * @param file a whole .ttf file
 */
export const charactersOf = (file: Buffer): Set<number> => {
  const table = tableAt(file, 'cmap');
  const found = new Set<number>();
  for (let n = 0; n < file.readUInt16BE(table + 2); n += 1) {
    const at = table + file.readUInt32BE(table + 4 + n * 8 + 4);
    const format = file.readUInt16BE(at);
    if (format === 4) segmented(file, at, found);
    if (format === 12) grouped(file, at, found);
  }
  return found;
};
