/** Lines up columns of text; columns whose every cell below the head is a number stand right. */
export const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const isNumber = head.map((_, column) => rows.every((row) => /^[\d./% ]+$/.test(row[column]!)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
};
