import PDFDocument from 'pdfkit';
import {
  barsOn,
  type Label,
  type LabelPlace,
  type LabelSheet,
  type PrintedLabels,
  placesOf,
} from '../../../src/domain/barcode/labels.ts';
import { type Faces, facesFor } from './faces.ts';
import { fontFiles } from './fonts.ts';
import { writeRuns } from './label-text.ts';
import { shownText } from './pen.ts';
import { runsOf } from './runs.ts';

const pointsPerMm = 72 / 25.4;
const points = (millimetres: number): number => millimetres * pointsPerMm;

/** Sizes of type in points, and what they take in millimetres. */
const nameSize = 8;
const codeSize = 8;
const lineHeight = 3.5;
/** What is blank between the parts of a label, in millimetres. */
const gap = 0.8;
/** What the price has of a label's width at most. */
const priceShare = 0.45;

type Pen = InstanceType<typeof PDFDocument>;

/** Text of one size in a box, cut off with three dots where it is longer. */
const write = (
  pen: Pen,
  faces: Faces,
  typed: string,
  box: { x: number; y: number; width: number; lines: number },
  look: { bold?: boolean; size: number; align?: 'right' | 'center' },
): void => {
  const text = shownText(typed);
  const runs = runsOf(text, 'Inter', faces);
  if (!look.bold && runs.some(({ font, level }) => font !== 'Inter' || level !== undefined)) {
    const place = { x: points(box.x), y: points(box.y), width: points(box.width), lines: box.lines };
    writeRuns(pen, runs, faces, { ...place, lineHeight: points(lineHeight) }, look.size);
    return;
  }
  pen.font(look.bold ? 'bold' : 'normal', look.size).text(text, points(box.x), points(box.y), {
    width: points(box.width),
    height: points(box.lines * lineHeight),
    align: look.align ?? 'left',
    ellipsis: true,
    lineGap: points(lineHeight) - pen.currentLineHeight(true),
  });
};

/** The size at which a text fits into a width, at most the usual one. */
const fitting = (pen: Pen, text: string, width: number): number => {
  const wide = pen.font('bold', nameSize).widthOfString(text);
  return Math.min(nameSize, Math.floor((nameSize * points(width) * 10) / wide) / 10);
};

const bars = (pen: Pen, { modules }: Label, at: { x: number; y: number; module: number; height: number }) => {
  let x = at.x;
  modules.forEach((width, index) => {
    if (index % 2 === 0) pen.rect(points(x), points(at.y), points(width * at.module), points(at.height));
    x += width * at.module;
  });
  pen.fill('#000000');
};

const drawn = (pen: Pen, faces: Faces, label: Label, sheet: LabelSheet, { x, y }: LabelPlace): void => {
  const { width, height } = sheet.label;
  const inner = width - 2 * sheet.side;
  const left = x + sheet.side;
  const priceWidth = Math.min(
    inner * priceShare,
    pen.font('bold', nameSize).widthOfString(label.price) / pointsPerMm + 0.2,
  );
  const top = y + sheet.edge;
  write(
    pen,
    faces,
    label.name,
    { x: left, y: top, width: inner - priceWidth - gap * 2, lines: 2 },
    { size: nameSize },
  );
  write(
    pen,
    faces,
    label.price,
    { x: left + inner - priceWidth, y: top, width: priceWidth, lines: 1 },
    { bold: true, size: fitting(pen, label.price, priceWidth), align: 'right' },
  );
  const code = y + height - sheet.edge - lineHeight;
  const first = top + 2 * lineHeight + gap;
  const { module, x: begin } = barsOn(sheet, label)!;
  bars(pen, label, { x: x + begin, y: first, module, height: code - gap - first });
  write(
    pen,
    faces,
    label.barcode,
    { x: left, y: code, width: inner, lines: 1 },
    { size: Math.min(codeSize, fitting(pen, label.barcode, inner)), align: 'center' },
  );
};

/** Labels as PDF, in this thread, every length as it is on the sheet. Each barcode fits its label. */
export const renderLabels = async (printed: PrintedLabels): Promise<Uint8Array> => {
  const { title, sheet, first, labels } = printed;
  const faces = await facesFor(
    labels.map(({ name }) => name),
    printed.han,
  );
  const pen = new PDFDocument({
    autoFirstPage: false,
    // Without a font of ours it would look for one of its own.
    font: fontFiles.get('Inter.ttf') as unknown as string,
    info: { Title: title },
    lang: 'en',
    size: [points(sheet.page.width), points(sheet.page.height)],
    margin: 0,
  });
  pen.registerFont('normal', fontFiles.get('Inter.ttf')!);
  pen.registerFont('bold', fontFiles.get('Inter-bold.ttf')!);
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => pen.on('end', done));
  let page = -1;
  placesOf(sheet, first, labels.length).forEach((place, index) => {
    for (; page < place.page; page += 1) pen.addPage();
    drawn(pen, faces, labels[index]!, sheet, place);
  });
  pen.end();
  await ended;
  return Buffer.concat(chunks);
};
