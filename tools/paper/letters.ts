import { writeFileSync } from 'node:fs';
import { lettersOfFaces } from '../../server/adapters/pdf/letters-of-faces.ts';

/** `npx tsx tools/paper/letters.ts` writes which letters PDFs can show, once a typeface came, went or changed. */
const lines = [
  '// Written by tools/paper/letters.ts.',
  '',
  '/**',
  ' * Every code point that PDFs can show, as ranges in ascending order: how far each begins behind the end of the one before, and by how',
  ' * much it goes on, to the base of 36.',
  ' */',
  'export const lettersOnPaper =',
  `  '${await lettersOfFaces()}';`,
  '',
];

writeFileSync(new URL('../../src/domain/values/letters-on-paper.ts', import.meta.url), lines.join('\n'));
