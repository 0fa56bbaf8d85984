import type { Han } from '../values/han.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { labels as words } from '../words/barcodes.ts';
import { type Symbology, symbologyOf } from './barcode.ts';

/** Lengths in millimetres, as on every sheet of labels. */
interface Size {
  width: number;
  height: number;
}

/** A sheet as it is bought: its labels lie in rows and columns without gaps. */
export interface LabelSheet {
  page: Size;
  label: Size;
  columns: number;
  rows: number;
  /** Where the first row begins. */
  top: number;
  /** What stays blank at the sides of a label, and above and below; a printer for A4 doesn't reach the paper's edge. */
  side: number;
  edge: number;
}

export type SheetName = keyof typeof words.sheetWords;

/** The sheets there are. Source: answers-2.md, Q39. */
export const labelSheets: Readonly<Record<SheetName, LabelSheet>> = {
  'a4-24': {
    page: { width: 210, height: 297 },
    label: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    top: 0.5,
    side: 5,
    edge: 4,
  },
  'a4-40': {
    page: { width: 210, height: 297 },
    label: { width: 52.5, height: 29.7 },
    columns: 4,
    rows: 10,
    top: 0,
    side: 5,
    edge: 4,
  },
  roll: {
    page: { width: 50, height: 30 },
    label: { width: 50, height: 30 },
    columns: 1,
    rows: 1,
    top: 0,
    side: 2,
    edge: 1.5,
  },
};

export const sheetNames = Object.keys(labelSheets) as SheetName[];

export const placesOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/** Where a label lies: its page, from 0, and its upper left corner in millimetres. */
export interface LabelPlace {
  page: number;
  x: number;
  y: number;
}

/**
 * Where each of some labels lies, row by row from the first free place.
 *
 * @param first the first free place of the first sheet, from 1
 */
export const placesOf = (sheet: LabelSheet, first: number, count: number): LabelPlace[] =>
  Array.from({ length: count }, (_, index) => {
    const place = first - 1 + index;
    const onPage = place % placesOn(sheet);
    return {
      page: Math.floor(place / placesOn(sheet)),
      x: (onPage % sheet.columns) * sheet.label.width,
      y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.label.height,
    };
  });

/** What is printed on a label, all of it as it is read. */
export interface Label {
  name: string;
  price: string;
  barcode: string;
  /** The widths of the bars and gaps of the barcode in modules, a bar first. */
  modules: readonly number[];
}

/** A file of labels in values. */
export interface PrintedLabels {
  title: string;
  sheet: LabelSheet;
  /** The first free place of the first sheet, from 1. */
  first: number;
  labels: readonly Label[];
  /** As on documents. */
  han?: Han;
}

/** The width of a module as it is meant to be, and the least a usual printer draws: two dots of 300 to the inch. */
const usualModule = 0.33;
const leastModule = 0.17;

/** The blank modules that a scanner needs on each side. Source: GS1 General Specifications, section 5.2; ISO/IEC 15417. */
const blankModules: Readonly<Record<Symbology, readonly [left: number, right: number]>> = {
  ean13: [11, 7],
  ean8: [7, 7],
  upca: [9, 9],
  code128: [10, 10],
};

/** How the bars of a label are drawn, in millimetres: the width of a module, and where the first bar begins; null where they don't fit. */
export const barsOn = (
  { label, side }: LabelSheet,
  { barcode, modules }: Pick<Label, 'barcode' | 'modules'>,
): { module: number; x: number } | null => {
  const [left, right] = blankModules[symbologyOf(barcode)];
  const wanted = left + modules.reduce((sum, width) => sum + width, 0) + right;
  const module = Math.min(usualModule, (label.width - 2 * side) / wanted);
  return module < leastModule ? null : { module, x: (label.width - module * wanted) / 2 + module * left };
};

/** The most labels of a file: 25 sheets of 40. */
export const mostLabels = 1000;

/** Labels as they are asked for. */
export interface LabelsRequest {
  sheet: string;
  /** The first free place of the first sheet, from 1. */
  first: number;
  counts: readonly number[];
}

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(labelSheets, name);

/** Every fault of labels as they are asked for. */
export const labelProblems = ({ sheet, first, counts }: LabelsRequest): FieldProblem[] => {
  if (!isSheetName(sheet)) return [{ field: 'sheet', message: words.sheetUnknown }];
  const places = placesOn(labelSheets[sheet]);
  const problems: FieldProblem[] = [];
  if (!Number.isInteger(first) || first < 1 || first > places)
    problems.push({ field: 'first', message: words.noPlace({ places }) });
  counts.forEach((count, index) => {
    if (!Number.isInteger(count) || count < 1)
      problems.push({ field: `labels.${index}.quantity`, message: words.countWrong });
  });
  if (counts.length === 0) problems.push({ field: 'labels', message: words.nothing });
  else if (counts.reduce((sum, count) => sum + count, 0) > mostLabels)
    problems.push({ field: 'labels', message: words.tooMany({ most: mostLabels.toLocaleString('en') }) });
  return problems;
};
