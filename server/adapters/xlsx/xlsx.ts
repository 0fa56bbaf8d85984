import type { FileRow } from '../../../src/domain/report/file-rows.ts';

export const workbookMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook: a sheet of rows under a head that stays in sight, and one that says what it is. */
export interface Workbook {
  /** Names the first sheet; made safe here. */
  title: string;
  currency: string;
  /** A line each. */
  about: string[];
  aboutTitle: string;
}

/** Makes XLSX files. A port: a thread of its own for each, so that answering never waits for one. */
export interface Xlsx {
  /**
   * One file.
   *
   * @param whose the id of the business, which has one made at a time
   * @param fill hands on all rows, the head first and some at a time, and answers what the workbook says beside them
   * @throws Unavailable while too many wait, or when it takes too long
   * @throws what `fill` throws
   */
  render: (
    whose: string,
    fill: (send: (rows: FileRow[]) => void) => Promise<Workbook>,
  ) => Promise<Uint8Array>;
}
