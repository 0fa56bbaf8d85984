import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../src/machines/problem.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { KeptCard } from '../../src/screens/page/KeptCard.tsx';
import { SettingsForm } from '../../src/screens/page/SettingsForm.tsx';
import { useSettingsForm } from '../../src/screens/page/use-settings-form.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render, type } from '../support/render.tsx';

vi.mock('../../src/api/client/drafts.ts', () => ({
  draftOf: vi.fn(async () => undefined),
  keepDraft: vi.fn(async () => {}),
  dropDraft: vi.fn(async () => {}),
}));

vi.mock('../../src/screens/frame/use-user-news.ts', () => ({ useUserNews: () => async () => {} }));

const sent: [string, { text: string; on: boolean }][] = [];
let refused = '';
beforeEach(() => {
  sent.length = 0;
  refused = '';
});

function Note({ noun, check }: { noun: string; check?: (text: string) => string }) {
  const card = useSettingsForm({
    noun,
    of: { id: '1', version: 1 },
    initial: { text: 'before', on: false },
    check: ({ text }) => {
      const message = check?.(text);
      return message ? [{ field: 'text', message }] : [];
    },
    save: async (typed) => {
      sent.push([noun, typed]);
      if (refused === noun) throw new Problem(400, 'invalid', 'The server refused it.');
      return { message: 'Saved.' };
    },
  });
  const { id, value, onChange } = card.field('text');
  return (
    <KeptCard title={noun} lead="" card={card}>
      <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <button type="button" id={`${noun}-switch`} onClick={() => card.switchTo({ on: true })}>
        Switch
      </button>
    </KeptCard>
  );
}

const show = async (check?: (text: string) => string) => {
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <SettingsForm>
          <Note noun="first" {...(check && { check })} />
          <Note noun="second" />
          <Note noun="third" />
        </SettingsForm>
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => expect(document.querySelectorAll('fieldset:not(:disabled)')).toHaveLength(3));
};
const bar = '[data-save-bar]';
const saveChanges = `${bar} button[type=submit]`;
const isThere = () => document.querySelector(bar) !== null;
const textOf = (noun: string) => find<HTMLInputElement>(`#${noun}-text`).value;

test('one bar saves the cards something is typed in, and is there only while something is', async () => {
  await show();
  expect(isThere()).toBe(false);
  type('#third-text', 'three');
  type('#first-text', 'one');
  press(saveChanges);
  await eventually(() => expect(isThere()).toBe(false));
  expect(sent).toEqual([
    ['first', { text: 'one', on: false }],
    ['third', { text: 'three', on: false }],
  ]);
  // The keyboard goes on from the card that was typed in last.
  expect(document.activeElement?.textContent).toBe('first');
});

test('what is wrong with one card is shown in it, the others are saved, and it stays as typed', async () => {
  await show((text) => (text === '' ? 'Enter a text.' : ''));
  type('#first-text', '');
  type('#second-text', 'two');
  press(saveChanges);
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Enter a text.'));
  await eventually(() => expect(sent).toEqual([['second', { text: 'two', on: false }]]));
  expect(find('section:has(#first-text)').contains(find('[role=alert]'))).toBe(true);
  expect([textOf('first'), isThere()]).toEqual(['', true]);

  refused = 'first';
  type('#first-text', 'one');
  press(saveChanges);
  await eventually(() => expect(find('[role=alert]').textContent).toContain('The server refused it.'));
  expect([textOf('first'), isThere()]).toEqual(['one', true]);
});

test('Discard gives up what is typed in every card', async () => {
  await show();
  type('#first-text', 'one');
  type('#second-text', 'two');
  press(`${bar} button[type=button]`);
  await eventually(() => expect(isThere()).toBe(false));
  expect([textOf('first'), textOf('second'), sent]).toEqual(['before', 'before', []]);
});

test('a switch is saved as it is pressed, with what is typed in its card and nothing of another', async () => {
  await show();
  type('#first-text', 'one');
  type('#second-text', 'two');
  press('#first-switch');
  await eventually(() => expect(sent).toEqual([['first', { text: 'one', on: true }]]));
  expect([textOf('second'), isThere()]).toEqual(['two', true]);

  // While it's saved nobody is asked to save it.
  press('#second-switch');
  expect(isThere()).toBe(false);
  await eventually(() => expect(sent).toHaveLength(2));
  expect(isThere()).toBe(false);
});
