import { describe, expect, it } from 'vitest';
import { noteRankings } from '../../src/domain/next-step/card-rankings.ts';
import { nextStep } from '../../src/domain/next-step/next-step.ts';
import { noteSituation } from '../../src/domain/next-step/situation.ts';
import { noteSummary, type PublicNote } from '../../src/domain/public/note-summary.ts';

const note = (more: Partial<PublicNote> = {}): PublicNote => ({
  kind: 'credit-note',
  number: 'CN-0001',
  business: 'Okafor Studio',
  currency: 'USD',
  locale: 'en-US',
  of: { type: 'invoice', number: 'INV-0007' },
  amount: '30',
  settled: '20',
  paidBack: false,
  undone: false,
  paper: {} as PublicNote['paper'],
  ...more,
});

describe('a credit note at a glance', () => {
  it.each<[string, Partial<PublicNote>, string, string[]]>([
    [
      'what it took off, and what is kept',
      {},
      'Issued',
      [
        '$20.00 was taken off invoice INV-0007.',
        '$10.00 is kept as your credit and can pay another invoice.',
      ],
    ],
    ['what was paid back', { settled: '0', paidBack: true }, 'Issued', ['$30.00 is paid back to you.']],
    [
      'that it was withdrawn',
      { undone: true },
      'Withdrawn',
      ['Okafor Studio withdrew it. It no longer counts.'],
    ],
    [
      'that nothing is to be paid',
      { kind: 'cancellation' },
      'Issued',
      ['There’s nothing to pay on invoice INV-0007.'],
    ],
    [
      'what a vendor is told',
      { kind: 'vendor-credit', of: { type: 'bill', number: 'BILL-1' }, settled: '30' },
      'Issued',
      ['$30.00 was taken off bill BILL-1.'],
    ],
  ])('says %s', (_, more, word, lines) => {
    const summary = noteSummary(note(more));
    expect([summary.badge.word, summary.lines]).toEqual([word, lines]);
  });
});

describe('the next step of a credit note', () => {
  const acts = ['send', 'pdf'] as const;
  const leads = (undone: boolean, mailed: boolean, entered = false) =>
    nextStep(noteRankings, noteSituation({ undone, mailed }, entered), [...acts]).primary;

  it('is to send one that nobody was sent', () => expect(leads(false, false)).toBe('send'));
  it('is none once it was sent, or undone, and none of a vendor’s', () =>
    expect([leads(false, true), leads(true, false), leads(false, false, true)]).toEqual([null, null, null]));
});
