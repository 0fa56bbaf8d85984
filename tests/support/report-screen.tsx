import { ChakraProvider } from '@chakra-ui/react';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { theme } from '../../src/app/theme.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { ReportTable } from '../../src/screens/report/ReportTable.tsx';

/** A line of a report's table as it is seen: what it is about, what is in small type under that, and its figures. */
export interface SeenRow {
  is: 'group' | 'row' | 'total';
  lead: string;
  under: string;
  figures: string[];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a cell without what is in small type in it. */
const withoutSmall = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const small of copy.querySelectorAll('small')) small.remove();
  return plain(copy.textContent);
};

/** A figure at home: what is in small type under one in another currency. */
const figureOf = (cell: Element): string =>
  plain(cell.querySelector('small')?.textContent ?? cell.textContent);

const rowOf = (row: Element, isFoot: boolean): SeenRow => {
  const [first, ...figures] = [...row.children];
  const isTotal = isFoot || row.className.includes('total');
  return {
    is: row.className.includes('group') ? 'group' : isTotal ? 'total' : 'row',
    lead: withoutSmall(first!),
    under: plain([...first!.querySelectorAll('small:not(.narrow)')].map((one) => one.textContent).join(' ')),
    figures: figures.map(figureOf),
  };
};

/** A report's table as its page shows it, read back from what the browser is given. */
export const seenReport = (sheet: ReportSheet, locale: string): { head: string[]; rows: SeenRow[] } => {
  const markup = renderToStaticMarkup(
    <ChakraProvider value={theme}>
      <Router ssrPath="/">
        <ReportTable sheet={sheet} locale={locale} caption={sheet.title} of={{ contact: '' }} />
      </Router>
    </ChakraProvider>,
  );
  const { document } = new Window();
  document.body.innerHTML = markup;
  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as Element[];
  return {
    head: all('thead th').map((cell) => plain(cell.textContent)),
    rows: [
      ...all('tbody > tr').map((row) => rowOf(row, false)),
      ...all('tfoot > tr').map((row) => rowOf(row, true)),
    ],
  };
};
