/** What a business prints on. The third is the spec's page of 300.5 × 450.5 mm. */
export const paperSizes = ['a4', 'letter', 'large'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Width and height in millimetres. Sources: ISO 216; ANSI Y14.1; sales-and-access, section 9. */
export const paperMillimetres: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  large: [300.5, 450.5],
};
