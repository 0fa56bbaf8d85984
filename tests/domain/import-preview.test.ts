import { expect, test } from 'vitest';
import { roomIn } from '../../src/domain/import/preview.ts';

const counts = { created: 50, updated: 3, skipped: 0, failed: 0, capped: 0 };

test('all that is new fits where the plan has no cap, and as much as there is room for where it has', () => {
  expect(roomIn({ counts, others: 200, room: null })).toEqual({ fit: 250, all: 250 });
  expect(roomIn({ counts, others: 200, room: 500 })).toEqual({ fit: 250, all: 250 });
  expect(roomIn({ counts, others: 200, room: 30 })).toEqual({ fit: 80, all: 250 });
  expect(roomIn({ counts: { ...counts, capped: 20 }, others: 200, room: 0 })).toEqual({ fit: 50, all: 270 });
});
