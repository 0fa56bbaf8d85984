import { expect, test } from 'vitest';
import { wasSent } from '../../src/domain/next-step/situation.ts';

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
