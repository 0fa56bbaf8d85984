import { expect, test } from 'vitest';
import { planHas } from '../../src/domain/access/plans.ts';
import { headOf, reportNames } from '../../src/domain/report/reports.ts';
import { sampleSheet } from '../../src/domain/report/samples.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { ReportPicture } from '../../src/screens/report/ReportPicture.tsx';
import { sampleOf } from '../../src/screens/report/SampleReport.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { find, render } from '../support/render.tsx';

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' '));

test('each bar leads where its row does, says its figure, and the picture says its main fact', () => {
  const sheet = sampleSheet('sales-by-customer', 'USD')!;
  const [first] = sheet.groups[0]!.rows;
  first![0]!.to = 'customer:C1';
  render(<ReportPicture report="sales-by-customer" sheet={sheet} locale="en" of={{ contact: '' }} />);
  const link = find<HTMLAnchorElement>('figure a');
  expect(link.getAttribute('href')).toBe('/customers/view?client=C1');
  expect(link.getAttribute('aria-label')).toBe('Café Lune, Net sales: 3,600.00');
  expect(document.querySelectorAll('figure a')).toHaveLength(1);
  expect(document.querySelectorAll('figure rect.bar')).toHaveLength(4);
  expect(find('figure svg[role=group]').getAttribute('aria-label')).toBe(
    'Net sales: Café Lune is largest, 3,600.00 of 7,665.00.',
  );
  expect(texts('figcaption')).toEqual(['Net sales, USD']);
});

test('parts of a bar are told by name, and by how dark they are: what is oldest is darkest', () => {
  const sheet = sampleSheet('customer-ageing', 'USD')!;
  render(<ReportPicture report="customer-ageing" sheet={sheet} locale="en" of={{ contact: '' }} />);
  expect(texts('figcaption > span')).toEqual(['Not due', '30 or less', '31-60', '61-90', '91 or more']);
  const dark = [...document.querySelectorAll('figcaption rect')].map((one) =>
    Number(one.getAttribute('fill-opacity')),
  );
  expect(dark).toEqual([...dark].sort((a, b) => a - b));
  expect(new Set(dark).size).toBe(5);
});

test('a report without a picture has none', () => {
  const sheet = sampleSheet('trial-balance', 'USD')!;
  render(<ReportPicture report="trial-balance" sheet={sheet} locale="en" of={{ contact: '' }} />);
  expect(document.querySelector('figure')).toBeNull();
});

const lackedByFree = reportNames.filter((name) => {
  const { flag } = headOf(name);
  return flag !== undefined && !planHas('free', flag);
});

test.each(lackedByFree)('%s has a made-up example, marked as one, that leads nowhere', (name) => {
  const Sample = sampleOf(name);
  render(
    <BusinessContext value={currentBusiness}>
      <Sample />
    </BusinessContext>,
  );
  expect(texts('section b')).toEqual(['Example']);
  expect(document.querySelectorAll('section tbody tr').length).toBeGreaterThan(1);
  expect(document.querySelectorAll('section a')).toHaveLength(0);
});

test('made-up books balance', () => {
  const cells = (name: 'trial-balance' | 'financial-position') => sampleSheet(name, 'USD')!;
  expect(cells('trial-balance').totals!.cells.slice(1)).toEqual([{ value: '48600' }, { value: '48600' }]);
  const totals = cells('financial-position').groups.flatMap(({ total }) => (total ? [total] : []));
  expect(totals.map(({ label, cells: [, sum] }) => [label, sum!.value])).toEqual([
    ['Total assets', '20500'],
    ['Total liabilities', '3700'],
    ['Total liabilities and equity', '20500'],
  ]);
});
