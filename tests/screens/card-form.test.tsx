import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { useCardForm } from '../../src/screens/page/use-card-form.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render, type } from '../support/render.tsx';

vi.mock('../../src/api/client/drafts.ts', () => ({
  draftOf: vi.fn(async () => undefined),
  keepDraft: vi.fn(async () => {}),
  dropDraft: vi.fn(async () => {}),
}));

const led = vi.fn();
let answer: (answered: { message: string }) => void = () => {};

function Card() {
  const card = useCardForm({ noun: 'note', opened: null, initial: { text: '' }, check: () => [] });
  const { id, value, onChange } = card.field('text');
  const save = async () => {
    const saved = await card.save(() => new Promise<{ message: string }>((resolve) => (answer = resolve)));
    if (saved) led();
  };
  return (
    <>
      <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <button type="button" onClick={() => void save()}>
        {card.pending ? 'Saving' : 'Save'}
      </button>
    </>
  );
}

function Page() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <button type="button" id="leave" onClick={() => setLeft(true)}>
        Leave
      </button>
      {!left && <Card />}
    </>
  );
}

const beginSaving = async () => {
  led.mockClear();
  render(
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <Page />
      </BusinessContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('#note-text'));
  type('#note-text', 'sent');
  press('#leave + input + button');
  await eventually(() => expect(document.body.textContent).toContain('Saving'));
};

test('while a form is being saved it takes nothing that nobody would save', async () => {
  await beginSaving();
  type('#note-text', 'sent and more');
  expect(find<HTMLInputElement>('#note-text').value).toBe('sent');
  await act(async () => answer({ message: 'Saved.' }));
  await eventually(() => expect(led).toHaveBeenCalledOnce());
});

test('who leaves a form while it is being saved is not led away from where they went', async () => {
  await beginSaving();
  press('#leave');
  await act(async () => answer({ message: 'Saved.' }));
  await act(() => new Promise((resume) => setTimeout(resume, 20)));
  expect(led).not.toHaveBeenCalled();
});
