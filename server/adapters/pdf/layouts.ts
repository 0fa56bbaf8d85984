import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import { inkOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { TemplateStyle } from '../../../src/domain/values/template-look.ts';
import { measuresOf } from './measures.ts';
import { hairline } from './pen.ts';

/** The distance of columns. */
export const gap = 12;

const rows: CustomTableLayout = {
  vLineWidth: () => 0,
  hLineColor: () => hairline,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};
const grid: CustomTableLayout = {
  ...rows,
  hLineWidth: () => 0.75,
  vLineWidth: () => 0.75,
  vLineColor: () => hairline,
  paddingLeft: () => gap,
  paddingRight: () => gap,
};

/** How the lines of each style are ruled; under the heads stands a rule of the template's colour. */
export const linesOf = (paper: Printed): CustomTableLayout => {
  const ink = inkOf(paper.look.color);
  const styles: Readonly<Record<TemplateStyle, CustomTableLayout>> = {
    classic: {
      ...rows,
      hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1.25 : 0.75),
      hLineColor: (row) => (row === 1 ? ink : hairline),
      paddingLeft: (column) => (column === 0 ? 0 : gap),
      paddingRight: () => 0,
    },
    band: { ...grid, vLineWidth: () => 0, hLineWidth: (row) => (row < 2 ? 0 : 0.75) },
    letter: grid,
  };
  return styles[paper.look.style];
};

/** The frame of parties. */
export const frame: CustomTableLayout = { ...grid, paddingTop: () => 8, paddingBottom: () => 8 };

/** The ground of the band, from one edge of the paper to the other. */
export const backgroundOf = (paper: Printed): CustomTableLayout => {
  const { margin } = measuresOf(paper);
  return {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => margin,
    paddingRight: () => margin,
    paddingTop: () => margin * 0.7,
    paddingBottom: () => margin * 0.55,
  };
};

/** A white plate under a logo, so that it is seen on a ground of any colour. */
export const plate: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 8,
  paddingRight: () => 8,
  paddingTop: () => 6,
  paddingBottom: () => 6,
};

/** The sums: a rule over the total and nothing else. */
export const sumsOf = (paper: Printed): CustomTableLayout => {
  const ink = inkOf(paper.look.color);
  const grand = paper.totals.findIndex((one) => one.grand);
  const edge = paper.look.style === 'classic' ? 0 : gap;
  return {
    vLineWidth: () => 0,
    hLineWidth: (row) => (row === grand && row > 0 ? 1.25 : 0),
    hLineColor: () => ink,
    paddingLeft: () => 0,
    paddingRight: (column) => (column === 1 ? edge : gap),
    paddingTop: (row) => (row === grand ? 6 : 2),
    paddingBottom: (row) => (row === grand ? 5 : 2),
  };
};
