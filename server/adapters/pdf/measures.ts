import type { Printed } from '../../../src/domain/documents/printed.ts';
import { type PaperSize, paperMillimetres } from '../../../src/domain/values/paper-size.ts';
import type { TemplateFont } from '../../../src/domain/values/template-look.ts';

const pointsPerMm = 72 / 25.4;

/** How large everything is on a paper, in points. */
export interface Measures {
  width: number;
  height: number;
  margin: number;
  /** Between the margins. */
  inner: number;
  /** What every other size is a multiple of: text of ordinary weight. */
  text: number;
  /** The distance of lines, as a multiple of what their typeface itself asks for. */
  leading: number;
  /** A length that is meant for text of 11 points. */
  of: (points: number) => number;
}

/** Office paper is read at arm's length like a letter; the spec's page is almost twice as wide. */
const texts: Readonly<Record<PaperSize, { text: number; margin: number }>> = {
  a4: { text: 9, margin: 42 },
  letter: { text: 9, margin: 42 },
  large: { text: 11, margin: 56 },
};

/** Typefaces ask for different heights of a line of one size: with these, lines are about 1.4 times as far apart as they are high. */
const leadings: Readonly<Record<TemplateFont, number>> = { Avenir: 1.04, Inter: 1.17, Georgia: 1.12 };

export const measuresOf = ({
  look: { size, font },
  wide = false,
}: Pick<Printed, 'look' | 'wide'>): Measures => {
  const [short, long] = paperMillimetres[size].map((mm) => mm * pointsPerMm) as [number, number];
  const [width, height] = wide ? [long, short] : [short, long];
  const { text, margin } = texts[size];
  return {
    width,
    height,
    margin,
    text,
    inner: width - 2 * margin,
    leading: leadings[font],
    of: (points) => (points * text) / 11,
  };
};
