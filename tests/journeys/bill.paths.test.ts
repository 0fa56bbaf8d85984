import { test } from 'vitest';
import { modelOf } from '../../src/machines/posted/posted.model.ts';
import { pageFollows } from '../support/page-proof.ts';
import { postedExecutor } from '../support/posted-executor.ts';
import { postedPerson } from '../support/posted-person.ts';

const { paths, follows } = pageFollows(
  modelOf('bill'),
  (product) => postedPerson(product, 'bill'),
  postedExecutor('bill'),
);

test.each(paths)('the page follows the chart through $id, $steps steps pressed by hand', follows);
