import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import type { TemplateStyle } from '../../../src/domain/template.ts';
import { hairline, margin } from './pen.ts';

/** The distance of columns. */
export const gap = 12;

const rows: CustomTableLayout = {
  vLineWidth: () => 0,
  hLineColor: () => hairline,
  paddingTop: () => 7,
  paddingBottom: () => 7,
};
const grid: CustomTableLayout = {
  ...rows,
  hLineWidth: () => 0.75,
  vLineWidth: () => 0.75,
  vLineColor: () => hairline,
  paddingLeft: () => gap,
  paddingRight: () => gap,
};

/** How the lines of each style are ruled. */
const ruled: Readonly<Record<TemplateStyle, CustomTableLayout>> = {
  classic: {
    ...rows,
    hLineWidth: (row) => (row === 0 ? 0 : 0.75),
    paddingLeft: (column) => (column === 0 ? 0 : gap),
    paddingRight: () => 0,
  },
  band: { ...grid, vLineWidth: () => 0, hLineWidth: (row) => (row < 2 ? 0 : 0.75) },
  letter: grid,
};

/** Every layout by its name; beside those of the lines the ground of the band, and the frame of parties. */
export const layouts: Record<string, CustomTableLayout> = {
  ...ruled,
  frame: { ...grid, paddingTop: () => 10, paddingBottom: () => 10 },
  ground: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => margin,
    paddingRight: () => margin,
    paddingTop: () => 36,
    paddingBottom: () => 28,
  },
};
