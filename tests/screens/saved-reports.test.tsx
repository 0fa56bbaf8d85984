import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { ReportListPage } from '../../src/screens/report/ReportListPage.tsx';
import { ReportPage } from '../../src/screens/report/ReportPage.tsx';
import { UnsubscribePage } from '../../src/screens/report/UnsubscribePage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render, type as typeIn } from '../support/render.tsx';

const sheet = {
  title: 'Income statement',
  days: { from: '2026-02-01', to: '2026-02-28' },
  comparedWith: null,
  currency: 'USD',
  rowTitle: 'Account',
  columns: [{ title: 'Account', kind: 'text', place: 'lead' }],
  groups: [{ rows: [[{ value: 'Sales' }]] }],
  totals: null,
  controls: [],
  figures: [],
  empty: 'Nothing was posted in these days.',
};
const ada = { UserId: 'AZ8AAAAAcAAAAAAAAAAAAC', Name: 'Ada Owner' };
const ben = { UserId: 'AZ8AAAAAcAAAAAAAAAAABC', Name: 'Ben Books' };
const pack = {
  SavedReportId: 'AZ8AAAAAcAAAAAAAAAAACC',
  version: 3,
  Name: 'Board pack',
  Note: 'Mind the rent.',
  report: 'income-statement',
  query: 'dates=lastmonth',
  Shared: true,
  Every: 'month' as string | null,
  Day: 5 as number | null,
  Format: 'pdf' as string | null,
  NextOn: '2026-03-05' as string | null,
  LastOn: '2026-02-05' as string | null,
  Owner: 'Ada Owner',
  MayChange: true,
  Readers: [
    { ...ada, State: 'on', Undelivered: false },
    { ...ben, State: 'left', Undelivered: false },
  ],
  Obstacle: null as string | null,
  Fault: null as string | null,
};
let reports: (typeof pack)[];
let refusal: object | null;
/** What the list of saved reports waits for. */
let held: Promise<void>;
const requests: { path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  reports = [];
  refusal = null;
  held = Promise.resolve();
  requests.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/reports/income-statement?dates=lastmonth&compare=previousyear');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname } = new URL(address, 'http://here');
    requests.push({ path: pathname, body: body && JSON.parse(String(body)) });
    if (refusal && /save/.test(pathname) && body)
      return new Response(JSON.stringify(refusal), { status: 400 });
    if (refusal && /report-subscription$/.test(pathname))
      return new Response(JSON.stringify(refusal), { status: 400 });
    if (/saved-reports$/.test(pathname)) await held;
    const told = (data: object) => ({ status: 200, message: 'Done.', data });
    const answer = /saved-reports$/.test(pathname)
      ? told({ Reports: reports })
      : /saved-report-readers$/.test(pathname)
        ? told({ Readers: [ada] })
        : /(save-report|update-saved-report|delete-saved-report)$/.test(pathname)
          ? told({ SavedReportId: pack.SavedReportId, repeated: false })
          : /report-subscription$/.test(pathname)
            ? told({ Name: 'Board pack', BusinessName: 'Umbrella Works', Unsubscribed: false })
            : /unsubscribe-from-report$/.test(pathname)
              ? { status: 200, message: 'Done.', data: null }
              : { report: sheet };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (page: React.ReactNode, more: Partial<CurrentBusiness> = {}) =>
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={{ ...currentBusiness, ...more }}>{page}</BusinessContext>
    </QueryClientProvider>,
  );
const report = () => show(<ReportPage report="income-statement" />);
const pressNamed = (label: string, within = '') => {
  const button = [...document.querySelectorAll(`${within} button, [role=menuitem]`)].find(
    ({ textContent }) => textContent?.trim() === label,
  )!;
  button.id = 'pressed';
  press('#pressed');
  button.removeAttribute('id');
};
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());
const sentTo = (path: string) => requests.find((one) => one.path.endsWith(path))?.body;

test('a report is saved with the address it has, under a name, and is open as that', async () => {
  report();
  await eventually(() => expect(buttons()).toContain('Save report'));
  pressNamed('Save report');
  await eventually(() => find('#saved-report-name'));
  typeIn('#saved-report-name', 'Board pack');
  reports = [
    {
      ...pack,
      query: 'dates=lastmonth&compare=previousyear',
      Every: null,
      Day: null,
      Format: null,
      NextOn: null,
      Readers: [],
    },
  ];
  press('[role=dialog] button[type=submit]');
  await eventually(() =>
    expect(sentTo('/save-report')).toMatchObject({
      Name: 'Board pack',
      report: 'income-statement',
      query: 'dates=lastmonth&compare=previousyear',
      Shared: false,
    }),
  );
  expect(sentTo('/save-report')).not.toHaveProperty('Every');
  await eventually(() => expect(document.body.textContent).toContain('Saved as Board pack'));
  expect(location.search).toContain(`saved=${pack.SavedReportId}`);
});

test('what is refused is said at its field, and what was typed stays', async () => {
  refusal = {
    Message: 'A saved report is already called Board pack. Choose another name.',
    kind: 'invalid',
    fields: [{ field: 'Name', message: 'A saved report is already called Board pack. Choose another name.' }],
  };
  report();
  await eventually(() => expect(buttons()).toContain('Save report'));
  pressNamed('Save report');
  await eventually(() => find('#saved-report-name'));
  typeIn('#saved-report-name', 'Board pack');
  press('[role=dialog] button[type=submit]');
  await eventually(() =>
    expect(find('#saved-report-name-problem').textContent).toBe(
      'A saved report is already called Board pack. Choose another name.',
    ),
  );
  expect((find('#saved-report-name') as HTMLInputElement).value).toBe('Board pack');
});

test('one that is mailed says when, who is left out, and its note under the figures', async () => {
  reports = [pack];
  history.replaceState(null, '', `/reports/income-statement?dates=lastmonth&saved=${pack.SavedReportId}`);
  report();
  await eventually(() => expect(document.body.textContent).toContain('Saved as Board pack by Ada Owner'));
  const text = document.body.textContent!;
  expect(text).toContain('Emailed monthly on day 5, next on March 5, 2026.');
  expect(text).toContain('Last sent for February 5, 2026.');
  expect(text).toContain('Not sent to Ben Books (no longer on the team).');
  await eventually(() => expect(document.body.textContent).toContain('Mind the rent.'));
  expect(buttons()).not.toContain('Save these filters');
});

test('its paper waits for its note', async () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  reports = [pack];
  const address = `dates=lastmonth&print=true&saved=${pack.SavedReportId}`;
  history.replaceState(null, '', `/reports/income-statement?${address}`);
  // What is printed waits for its letters, which here never come.
  vi.stubGlobal('document', Object.assign(document, { fonts: { ready: new Promise(() => {}) } }));
  report();
  await eventually(() => expect(requests.some(({ path }) => /IncomeStatement/.test(path))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body.textContent).not.toContain('Sales');
  release();
  await eventually(() => expect(document.body.textContent).toContain('Mind the rent.'));
  expect(document.body.textContent).toContain('Sales');
});

test('what stops its mail stands in place of when it goes', async () => {
  reports = [{ ...pack, Obstacle: 'plan' }];
  history.replaceState(null, '', `/reports/income-statement?dates=lastmonth&saved=${pack.SavedReportId}`);
  report();
  await eventually(() =>
    expect(document.body.textContent).toContain('Not emailed: your plan no longer includes this report.'),
  );
  expect(document.body.textContent).not.toContain('next on');
});

test('other filters are saved over it by one press, with whom it is mailed to', async () => {
  reports = [pack];
  history.replaceState(null, '', `/reports/income-statement?dates=thisyear&saved=${pack.SavedReportId}`);
  report();
  await eventually(() => expect(buttons()).toContain('Save these filters'));
  pressNamed('Save these filters');
  await eventually(() =>
    expect(sentTo('/update-saved-report')).toMatchObject({
      SavedReportId: pack.SavedReportId,
      version: 3,
      Name: 'Board pack',
      Note: 'Mind the rent.',
      query: 'dates=thisyear',
      Shared: true,
      Every: 'month',
      Day: 5,
      Format: 'pdf',
      Readers: [ada.UserId, ben.UserId],
    }),
  );
});

test('who may not change one reads it, and is offered neither', async () => {
  reports = [{ ...pack, MayChange: false }];
  history.replaceState(null, '', `/reports/income-statement?dates=thisyear&saved=${pack.SavedReportId}`);
  report();
  await eventually(() => expect(document.body.textContent).toContain('Saved as Board pack'));
  expect(buttons()).not.toContain('Save these filters');
  expect(document.querySelector('[aria-haspopup=menu]')).toBeNull();
});

test('saved ones are a group of their own in the directory, each opened at its address, edited and deleted there', async () => {
  reports = [pack];
  history.replaceState(null, '', '/reports');
  show(<ReportListPage />);
  await eventually(() => find('section[aria-label="Saved"]'));
  const link = find('section[aria-label="Saved"] a') as HTMLAnchorElement;
  expect(link.textContent).toBe(
    'Board packIncome statement · by Ada Owner · Emailed monthly on day 5, next on March 5, 2026.',
  );
  expect(link.getAttribute('href')).toBe(
    `/reports/income-statement?dates=lastmonth&saved=${pack.SavedReportId}`,
  );
  press('section[aria-label="Saved"] [aria-haspopup=menu]');
  await eventually(() => find('[role=menuitem]'));
  pressNamed('Delete');
  await eventually(() => find('[role=dialog],[role=alertdialog]'));
  reports = [];
  pressNamed('Delete', '[role=dialog]');
  await eventually(() =>
    expect(sentTo('/delete-saved-report')).toMatchObject({ SavedReportId: pack.SavedReportId }),
  );
  await eventually(() => expect(document.querySelector('section[aria-label="Saved"]')).toBeNull());
});

test('the link of a mail asks first, and the press takes its reader off', async () => {
  const token = 'A'.repeat(43);
  history.replaceState(null, '', `/unsubscribe?business=AZ8AAAAAcAAAAAAAAAAADC&token=${token}`);
  render(<UnsubscribePage />);
  await eventually(() => expect(document.body.textContent).toContain('Stop getting this report?'));
  expect(document.body.textContent).toContain('“Board pack” of Umbrella Works');
  expect(sentTo('/unsubscribe-from-report')).toBeUndefined();
  pressNamed('Unsubscribe');
  await eventually(() => expect(document.body.textContent).toContain('You’re unsubscribed'));
  expect(sentTo('/unsubscribe-from-report')).toEqual({ businessId: 'AZ8AAAAAcAAAAAAAAAAADC', token });
});

test('a link that lost a part on its way says so in plain words, once', async () => {
  refusal = { Message: 'Business isn’t an ID from Counterfoil.', kind: 'invalid' };
  history.replaceState(null, '', '/unsubscribe?business=&token=');
  render(<UnsubscribePage />);
  await eventually(() =>
    expect(find('main [role=alert]').textContent).toBe(
      'This link doesn’t work anymore. The report may have been deleted.',
    ),
  );
  expect(document.body.textContent!.split('This link doesn’t work').length - 1).toBe(2);
});
