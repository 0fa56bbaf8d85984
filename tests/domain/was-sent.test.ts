import { expect, test } from 'vitest';
import { changedSinceSent, wasSent } from '../../src/domain/next-step/situation.ts';

const mailed = [{ act: 'document.create' }, { act: 'mail.send' }] as Parameters<typeof wasSent>[0];
const linked = [{ act: 'document.create' }, { act: 'link.create' }] as Parameters<typeof wasSent>[0];
type Sharing = NonNullable<Parameters<typeof wasSent>[1]>;
const messages = (...states: Sharing['messages'][number]['state'][]): Sharing =>
  ({ messages: states.map((state) => ({ state })), links: [] }) as unknown as Sharing;

test.each([
  ['nothing was sent', [], undefined, false],
  ['a mail went, and it isn’t known yet how it fared', mailed, undefined, true],
  ['a mail waits', mailed, messages('queued'), true],
  ['the only mail failed', mailed, messages('failed'), false],
  ['one mail failed and another arrived', mailed, messages('failed', 'sent'), true],
  ['a link was made', linked, undefined, true],
  ['a link was made and the mail failed', [...mailed, ...linked], messages('failed'), true],
] as const)('%s', (_, history, sharing, sent) => {
  expect(wasSent(history, sharing)).toBe(sent);
});

const happened = (...acts: string[]) => acts.map((act, day) => ({ act, at: `2026-03-0${day + 1}` }));

test.each([
  ['it was never sent', happened('order.create', 'order.edit'), null],
  ['it was edited before it was sent', happened('order.edit', 'mail.send'), null],
  ['it was edited after it was sent', happened('mail.send', 'order.edit'), '2026-03-02'],
  ['it was edited twice since', happened('link.create', 'order.edit', 'order.edit'), '2026-03-03'],
  ['it was sent again', happened('mail.send', 'order.edit', 'mail.send'), null],
  ['only its bills changed', happened('mail.send', 'order.bill', 'order.unbill'), null],
])('says when what was sent became out of date: %s', (_, history, at) => {
  expect(changedSinceSent(history)).toBe(at);
});
