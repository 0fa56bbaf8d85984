import { expect, test } from 'vitest';
import { proposedMethod } from '../../src/domain/documents/proposed-method.ts';
import type { SendMethod } from '../../src/domain/documents/send-style.ts';

const both = { email: true, whatsapp: true };
const none = { email: false, whatsapp: false };

test.each<[SendMethod | null, { email: boolean; whatsapp: boolean }, SendMethod]>([
  [null, both, 'mail'],
  [null, { ...both, email: false }, 'whatsapp'],
  [null, none, 'link'],
  ['whatsapp', both, 'whatsapp'],
  ['link', both, 'link'],
  ['mail', both, 'mail'],
  // What can't reach them any more gives way to what can.
  ['whatsapp', { ...both, whatsapp: false }, 'mail'],
  ['mail', { ...both, email: false }, 'whatsapp'],
  ['mail', none, 'link'],
  ['whatsapp', none, 'link'],
])('after %s, with %o, Send proposes %s', (last, reach, method) => {
  expect(proposedMethod(last, reach)).toBe(method);
});
