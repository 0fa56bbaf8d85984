import { test } from 'vitest';
import { idCases, withVictim } from '../support/foreign-ids.ts';

const { answersAsNever } = withVictim();

test.each(idCases.filter(({ call }) => call.effect === 'changes'))(
  '$name: another business’s id in $field answers as one that never was',
  answersAsNever,
);
