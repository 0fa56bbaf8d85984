import { daysAfter, firstOfMonth } from '../../src/domain/day.ts';
import type { PeriodFacts } from '../../src/domain/period/period-facts.ts';
import type { PeriodEvent } from '../../src/machines/period/period.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { beside, confirmed, type OnPage, opened, pressed, reopen } from './document-page.ts';
import { journalApiFor } from './journal-api.ts';
import { expectStub, lifecyclePerson, type Presses, type SeenStub } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import { periodApiFor } from './period-api.ts';
import type { Product } from './product.ts';
import { dialog, pressAct, pressInDialog } from './sheet.ts';

/** One month on the page of its owner, on its way along a path. */
interface PeriodOnPage extends Member, OnPage {
  periods: ReturnType<typeof periodApiFor>;
  key: string;
  /** As the page writes the month. */
  name: string;
  /** The draft dated in it, while there is one. */
  draft: string | null;
}

const titleOf = { drafts: 'No drafts are left' } as Readonly<Record<string, string>>;

const withReason = async ({ page }: PeriodOnPage, press: string): Promise<void> => {
  await dialog(page).getByLabel('Reason').fill('Known');
  await pressInDialog(page, press);
};

/** The books change on another page; this one shows it once it is opened anew. */
const withDraft = async (world: PeriodOnPage, wanted: boolean): Promise<void> => {
  if (wanted && world.draft === null)
    world.draft = await world.api.invoice({ status: 'Draft', issuedOn: `${world.key}-01` });
  if (!wanted && world.draft !== null) {
    expectOk(await world.api.archive(world.draft));
    world.draft = null;
  }
};

const presses: Presses<PeriodOnPage, PeriodEvent> = {
  'period.skip': async (world, { check }) => {
    await world.page.getByRole('button', { name: `Skip: ${titleOf[check]}` }).click();
    await withReason(world, 'Skip');
  },
  'period.unskip': async ({ page }, { check }) => {
    const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
    await page.getByRole('button', { name: `Take back: ${titleOf[check]}` }).click();
    await answered;
  },
  // What is done already has no button; asked again it is done as well.
  'period.check': (world, _, { from }) =>
    from.state === 'Checked'
      ? beside(world, world.periods.check(world.key))
      : pressed(world, 'Mark as checked'),
  'period.lock': (world, _, { from }) =>
    from.state === 'Locked'
      ? beside(world, world.periods.lock(world.key))
      : confirmed(world, `Lock ${world.name}`, `Lock ${world.name}`),
  'period.reopen': async (world) => {
    await pressAct(world.page, 'Reopen');
    await withReason(world, 'Reopen');
  },
  'checks.changed': async (world, { unmet }) => {
    await withDraft(world, unmet.length > 0);
    await reopen(world);
  },
};

const monthBefore = (first: string): string => firstOfMonth(daysAfter(first, -1));

const start = async (product: Product, { over, earlierOpen, unmet }: PeriodFacts): Promise<PeriodOnPage> => {
  const member = await startMember(product);
  const today = product.clock().toISOString().slice(0, 10);
  const running = firstOfMonth(today);
  const first = over ? monthBefore(running) : running;
  const rent = (EntryDate: string) =>
    journalApiFor(member.client).entry(
      [
        ['Rent', '1'],
        ['36', '-1'],
      ],
      { EntryDate },
    );
  await rent(earlierOpen ? monthBefore(first) : first);
  const key = first.slice(0, 7);
  const world = {
    ...member,
    periods: periodApiFor(member.client),
    key,
    name: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(first),
    ),
    draft: null,
    address: `/accounting/close/view?period=${key}`,
  };
  await withDraft(world, unmet.includes('drafts'));
  return opened(world);
};

/** What the page says and offers, written by hand from finance-answers.md, Q139. */
const stubOf = (state: string, facts: PeriodFacts, name: string): SeenStub => {
  if (state === 'Locked') return { word: 'Locked', offered: ['Reopen'], refused: [] };
  if (!facts.over) return { word: 'Not over yet', offered: [], refused: ['Mark as checked'] };
  const isReady = facts.unmet.every((check) => facts.skipped.includes(check));
  const lock = `Lock ${name}`;
  if (state === 'Open')
    return isReady
      ? { word: 'Open', offered: ['Mark as checked'], refused: [] }
      : { word: 'Open', offered: [], refused: ['Mark as checked'] };
  return isReady && !facts.earlierOpen
    ? { word: 'Checked', offered: [lock], refused: [] }
    : { word: 'Checked', offered: [], refused: [lock] };
};

/** How the row of a check is marked. */
const shownAs = (world: PeriodOnPage, check: string, mark: string) =>
  world.page
    .getByRole('listitem')
    .filter({ has: world.page.getByRole('heading', { name: titleOf[check]! }) })
    .getByText(mark, { exact: true })
    .waitFor();

const markOf = ({ unmet, skipped }: PeriodFacts): string => {
  if (!unmet.includes('drafts')) return 'Done';
  return skipped.includes('drafts') ? 'Skipped' : 'To do';
};

/** Carries paths of a period's chart out with the buttons of its page. */
export const periodPerson = (product: Product): Executor<PeriodOnPage> =>
  lifecyclePerson<PeriodOnPage, PeriodEvent>({
    start: ({ at }) => start(product, at.context as PeriodFacts),
    presses,
    shows: async (world, state, known) => {
      const facts = known as PeriodFacts;
      await expectStub(world, stubOf(state, facts, world.name));
      await shownAs(world, 'drafts', markOf(facts));
    },
  });
