import { expect, test } from 'vitest';
import {
  ArgumentRefusal,
  codesHelp,
  couponTerms,
  readCodesCommand,
} from '../../server/maintenance/codes-arguments.ts';

const read = (line: string) => readCodesCommand(line.split(' ').filter(Boolean));

test('every command is read with its options', () => {
  expect(read('make 20 --note July')).toEqual({ act: 'make', count: 20, note: 'July' });
  expect(read('import codes.txt')).toEqual({ act: 'import', file: 'codes.txt', note: '' });
  expect(read('list')).toEqual({ act: 'list', status: null });
  expect(read('list --status redeemed')).toEqual({ act: 'list', status: 'Redeemed' });
  expect(read('refund abcd-efgh')).toEqual({ act: 'refund', code: 'abcd-efgh' });
  expect(read('steps')).toEqual({ act: 'steps', steps: null });
  expect(read('steps growth:5 Enterprise:10')).toEqual({
    act: 'steps',
    steps: [
      { plan: 'growth', seats: 5 },
      { plan: 'enterprise', seats: 10 },
    ],
  });
  expect(read('coupon list')).toEqual({ act: 'coupon list' });
  expect(read('coupon end spring')).toEqual({ act: 'coupon end', code: 'SPRING' });
});

test('a coupon is read with all its terms, or the fewest', () => {
  expect(read('coupon make spring --percent 12.50 --forever')).toEqual({
    act: 'coupon make',
    coupon: {
      code: 'SPRING',
      off: { percent: '12.5' },
      lasts: 'ever',
      plans: null,
      intervals: null,
      firstDay: null,
      lastDay: null,
      uses: null,
      oncePerBusiness: false,
      newOnly: false,
    },
  });
  expect(
    read(
      'coupon make five-off --amount 5 --currency usd --months 3 --plans growth,enterprise --interval year --from 2026-01-31 --until 2026-12-31 --uses 100 --once-per-business --new-only',
    ),
  ).toEqual({
    act: 'coupon make',
    coupon: {
      code: 'FIVE-OFF',
      off: { amount: '5', currency: 'USD' },
      lasts: { months: 3 },
      plans: ['growth', 'enterprise'],
      intervals: ['year'],
      firstDay: '2026-01-31',
      lastDay: '2026-12-31',
      uses: 100,
      oncePerBusiness: true,
      newOnly: true,
    },
  });
});

test('the help has every command and every term of a coupon', () => {
  for (const act of ['make', 'import', 'list', 'refund', 'steps', 'coupon make', 'coupon list', 'coupon end'])
    expect(codesHelp).toContain(`npm run codes -- ${act} `.replace('coupon list ', 'coupon list'));
  for (const term of couponTerms) expect(codesHelp).toContain(`--${term}`);
});

test.each(['--help', '-h', 'help', 'make --help'])('“%s” asks for help', (line) => {
  expect(read(line)).toEqual({ act: 'help' });
});

test.each([
  ['', 'Say what to do.'],
  ['mke 5', 'There is no command “mke”.'],
  ['coupon', 'There is no command “coupon”.'],
  ['coupon remove X', 'There is no command “coupon remove”.'],
  ['make', 'Name how many to make.'],
  ['make many', 'The number of codes is a whole number from 1 to 10000, not “many”.'],
  ['make 0', 'The number of codes is a whole number from 1 to 10000, not “0”.'],
  ['make 5 6', '“make” doesn’t take “6”.'],
  ['make 5 --percent 3', '“make” takes no --percent.'],
  ['import', 'Name the file.'],
  ['list --status gone', 'A status is Unused, Redeemed, Refunded, not “gone”.'],
  ['list --sort', "Unknown option '--sort'."],
  ['refund', 'Name the code.'],
  ['steps growth', 'A step is a plan with its seats, such as growth:5, not “growth”.'],
  ['steps free:5', 'A plan is starter, growth, enterprise, not “free”.'],
  ['steps growth:none', 'A number of seats is a whole number from 1 to 10000, not “none”.'],
  ['coupon make', 'Name the coupon: 3 to 40 letters, digits and dashes.'],
  ['coupon make A_B --percent 5 --once', 'Name the coupon: 3 to 40 letters, digits and dashes.'],
  ['coupon make ABC --once', 'Say what the coupon takes off: --percent, or --amount with --currency.'],
  [
    'coupon make ABC --percent 5 --amount 5 --once',
    'Say what the coupon takes off: --percent, or --amount with --currency.',
  ],
  [
    'coupon make ABC --percent 101 --once',
    '--percent is a number up to 100 with at most two decimals, not “101”.',
  ],
  [
    'coupon make ABC --percent 0 --once',
    '--percent is a number up to 100 with at most two decimals, not “0”.',
  ],
  [
    'coupon make ABC --percent 5 --currency USD --once',
    'A percentage has no currency: leave --currency out.',
  ],
  ['coupon make ABC --amount 5 --once', 'Name the currency of the amount, such as --currency USD.'],
  [
    'coupon make ABC --amount 5 --currency XXX --once',
    'Name the currency of the amount, such as --currency USD.',
  ],
  ['coupon make ABC --amount 5.5 --currency JPY --once', '--amount is an amount of JPY above 0, not “5.5”.'],
  ['coupon make ABC --percent 5', 'Say how long the coupon lasts: --months, --once or --forever.'],
  [
    'coupon make ABC --percent 5 --once --months 3',
    'Say how long the coupon lasts: --months, --once or --forever.',
  ],
  ['coupon make ABC --percent 5 --months 1.5', '--months is a whole number from 1 to 120, not “1.5”.'],
  ['coupon make ABC --percent 5 --once --plans gold', 'A plan is starter, growth, enterprise, not “gold”.'],
  ['coupon make ABC --percent 5 --once --interval week', '--interval is month or year, not “week”.'],
  ['coupon make ABC --percent 5 --once --from 31.1.26', '--from is a day such as 2026-01-31, not “31.1.26”.'],
  ['coupon make ABC --percent 5 --once --from 2026-02-02 --until 2026-02-01', '--until is before --from.'],
  ['coupon make ABC --percent 5 --once --uses=-1', '--uses is a whole number from 1 to 1000000, not “-1”.'],
])('“%s” is refused: %s', (line, sentence) => {
  expect(() => read(line)).toThrow(new ArgumentRefusal(sentence));
});
