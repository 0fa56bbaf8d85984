import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** Where a side may be named: what the two are and are called, the chart of accounts, and the migrations. */
const ownPlaces = [
  /^src\/domain\/(books\/(side|accounts)|values\/side-names)\.ts$/,
  /^src\/domain\/words\/posted\.ts$/,
  /^server\/store\/migrations\//,
];

/** A place of open items, a control account, a direction of money: whatever says which side of the books it is about. */
const literals =
  /'(?:receivable|payable|advance)'|accounts\.(?:receivable|payable|credit|advance|badDebts|purchaseDiscount)\b|\bside\b[^;\n]{0,12}'credit'|\b(?:direction|back)(?::| ===| =) ?'(?:in|out)'|account(?:_id|Id)? ?={1,3} ?(?:2|5|10|11)\b/;

test('no file names a side of the books but the one that says what the two are', () => {
  const named = filesOf(/^(src\/(domain|machines)|server)\/.*\.ts$/)
    .filter((file) => !ownPlaces.some((own) => own.test(file)))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (literals.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(named).toEqual([]);
});
