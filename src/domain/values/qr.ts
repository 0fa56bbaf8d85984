import { encode } from 'uqr';

/** A QR code as one shape of a square as wide as `size` modules. */
export interface QrShape {
  size: number;
  /** Path data of the dark modules, a module being 1. */
  path: string;
}

/** As the guideline of euro transfers asks. Source: EPC069-12, part 2. */
const ofTransfers = { ecc: 'M', maxVersion: 13, border: 0 } as const;

/** The QR code of a text, without its quiet zone. Throws for one that is longer than 331 bytes. */
export const qrShape = (text: string): QrShape => {
  const { size, data } = encode(text, ofTransfers);
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
};
