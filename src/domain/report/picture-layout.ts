import { reportPictureWords as words } from '../words/reports.ts';
import type { LaidPicture, Written } from './laid-picture.ts';
import { pictureOf, type ReportPicture } from './picture.ts';
import { overTime } from './picture-over-time.ts';
import { ranking } from './picture-ranking.ts';
import type { ReportName } from './reports.ts';
import type { ReportSheet } from './sheet.ts';

/** A picture with what is needed to write its figures. */
export interface Drawing extends Written {
  picture: ReportPicture;
  /** What its figures are, and their currency. */
  titles: string;
}

/** Lays a picture out in a width of points. */
export const layPicture = (picture: ReportPicture, width: number, written: Written): LaidPicture =>
  (picture.shape === 'ranking' ? ranking : overTime)(picture, width, written);

/** How dark a bar of a series is: each is told from its neighbours in grey. Of parts that age the oldest is the darkest, else the first. */
export const weightOf = ({ bars, stacked }: ReportPicture, series: number): number => {
  const last = bars.length - 1;
  if (last < 1) return 0.85;
  const from = stacked ? last - series : series;
  return Math.round((0.92 - (from / last) * 0.8) * 100) / 100;
};

/** How much lighter what is expected is than what was posted. */
export const paleness = 0.3;

/** The picture of a report's sheet as paper has it; none where it has none. */
export const drawingOf = (name: ReportName, sheet: ReportSheet, locale: string): Drawing | null => {
  const picture = pictureOf(name, sheet);
  const { currency, brackets } = sheet;
  return (
    picture && {
      picture,
      titles: words.axis({ titles: picture.bars.join(', '), currency }),
      currency,
      brackets,
      locale,
    }
  );
};
