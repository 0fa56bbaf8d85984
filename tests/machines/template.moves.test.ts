import { expect, test } from 'vitest';
import { decide } from '../../src/machines/standing.ts';
import { type TemplateEvent, templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition. */
const table = `
  Default | edit       | Default
  Default | setDefault | Default
  Default | yield      | Other
  Default | delete     | Deleted
  Other   | edit       | Other
  Other   | setDefault | Default
  Other   | inherit    | Default
  Other   | delete     | Deleted`;

const moves = rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
  from,
  act,
  to,
  standing: { status: from, facts: {} },
  event: { type: `template.${act}` } as TemplateEvent,
}));

proveMoves(templateLifecycle, '$from, $act: $to', moves);

test.each(['Default', 'Deleted'])('what is refused of a template that is %s says why', (status) => {
  const move = decide(templateLifecycle, { status, facts: {} }, { type: 'template.inherit' });
  expect(move).toMatchObject({ refused: true, message: expect.stringMatching(/^[A-Z].+\.$/) });
});
