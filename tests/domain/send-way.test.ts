import { expect, test } from 'vitest';
import type { SendWay } from '../../src/domain/documents/send-style.ts';
import { wayProposed } from '../../src/domain/documents/way-proposed.ts';

const both = { email: true, whatsapp: true };
const none = { email: false, whatsapp: false };

test.each<[SendWay | null, { email: boolean; whatsapp: boolean }, SendWay]>([
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
])('after %s, with %o, Send proposes %s', (last, reach, way) => {
  expect(wayProposed(last, reach)).toBe(way);
});
