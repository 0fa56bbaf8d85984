import { readFileSync } from 'node:fs';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { refundDealCode } from './commands/deal-code.ts';
import {
  ArgumentRefusal,
  type CodesCommand,
  codesHelp,
  readCodesCommand,
} from './maintenance/codes-arguments.ts';
import { MaintenanceRefusal } from './maintenance/connection.ts';
import {
  endCoupon,
  findDealCode,
  importDealCodes,
  type ListedCoupon,
  type ListedDealCode,
  listCoupons,
  listDealCodes,
  makeCoupon,
  makeDealCodes,
  refundUnused,
  stepsOfDeals,
} from './maintenance/plan-codes.ts';
import { onDatabase } from './maintenance/reach.ts';
import { readDataLocation, readSettings, SettingRefusal } from './settings.ts';
import { DatabaseSetupError, openDatabase } from './store/database/database.ts';
import { Refused } from './store/database/tx.ts';
import { SchemaRefusal } from './store/schema-version.ts';

const say = (sentence: string) => console.log(sentence);
const day = (at: Date): string => at.toISOString().slice(0, 10);

const dealLine = (code: ListedDealCode): string => {
  const { last4, status, createdAt, redeemedAt, refundedAt, business, plan, seats, note } = code;
  return [
    `…${last4}`,
    status,
    `made ${day(createdAt)}`,
    redeemedAt && `redeemed ${day(redeemedAt)} by ${business} (${plan}, ${seats} seats)`,
    refundedAt && `refunded ${day(refundedAt)}`,
    note,
  ]
    .filter(Boolean)
    .join('  ');
};

const couponLine = (coupon: ListedCoupon): string => {
  const { code, percent, amount, currency, lasts, months, plans, intervals, uses, used, reserved } = coupon;
  return [
    code,
    percent === null ? `${currency} ${amount} off a month` : `${percent} % off`,
    { months: `for ${months} months`, once: 'the first invoice', ever: 'for good' }[lasts],
    plans?.join(', '),
    intervals && `by the ${intervals.join(' or ')}`,
    coupon.firstDay && `from ${coupon.firstDay}`,
    coupon.lastDay && `until ${coupon.lastDay}`,
    coupon.oncePerBusiness && 'once for each business',
    coupon.newOnly && 'new customers only',
    `used ${used}${uses === null ? '' : ` of ${uses}`}${reserved ? `, ${reserved} reserved` : ''}`,
    coupon.endedAt && `ended ${day(coupon.endedAt)}`,
  ]
    .filter(Boolean)
    .join('  ');
};

const orNone = (lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? lines : ['There are none.'];

const readList = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new MaintenanceRefusal(`The file ${file} can’t be read.`);
  }
};

/** Refunds a code; where a business redeemed it, as its commands do: the plan goes with it, and its owners are told. */
const refund = async (url: string, typed: string): Promise<string> => {
  const { clock, origin } = readSettings();
  const { id, businessId } = await findDealCode(url, typed);
  if (businessId === null && (await refundUnused(url, id, clock())))
    return 'Refunded. Nobody had redeemed it.';
  const place = businessId === null ? await findDealCode(url, typed) : { id, businessId };
  const database = await openDatabase(url, 2);
  try {
    const { name, deal, repeated } = await refundDealCode(
      { database, clock, origin, businessId: place.businessId! },
      id,
    );
    if (repeated) return `It was refunded before; nothing changed for ${name}.`;
    return deal
      ? `Refunded. ${name} keeps the ${deal.plan} plan with ${deal.seats} seats by its other codes.`
      : `Refunded. ${name} no longer has a deal.`;
  } finally {
    await database.close();
  }
};

const stepLine = ({ plan, seats }: { plan: string; seats: number }, at: number): string =>
  `code ${at + 1}: ${plan} with ${seats} seats`;

const run = async (command: CodesCommand, url: string, now: Date): Promise<readonly string[]> => {
  switch (command.act) {
    case 'make':
      return makeDealCodes(url, command.count, command.note, now);
    case 'import': {
      const { added, known } = await importDealCodes(url, readList(command.file), command.note, now);
      return [`${added} codes added, ${known} were there already.`];
    }
    case 'list':
      return orNone((await listDealCodes(url, command.status)).map(dealLine));
    case 'refund':
      return [await refund(url, command.code)];
    case 'steps':
      return (await stepsOfDeals(url, command.steps)).map(stepLine);
    case 'coupon make':
      await makeCoupon(url, command.coupon, now);
      return [`Coupon ${command.coupon.code} made.`];
    case 'coupon list':
      return orNone((await listCoupons(url, now)).map(couponLine));
    case 'coupon end':
      await endCoupon(url, command.code, now);
      return [`Coupon ${command.code} ended.`];
    case 'help':
      return [codesHelp];
  }
};

const begin = async (): Promise<readonly string[]> => {
  const command = readCodesCommand(process.argv.slice(2));
  if (command.act === 'help') return [codesHelp];
  const { clock } = readSettings();
  return onDatabase(readDataLocation(), false, (url) => run(command, url, clock()), { beside: true });
};

begin().then(
  (lines) => {
    for (const line of lines) say(line);
  },
  (error: unknown) => {
    const isArgument = error instanceof ArgumentRefusal;
    const refusals = [
      MaintenanceRefusal,
      EngineRefusal,
      SchemaRefusal,
      DatabaseSetupError,
      Refused,
      SettingRefusal,
    ];
    const expected = isArgument || refusals.some((refusal) => error instanceof refusal);
    console.error(expected ? (error as Error).message : error);
    if (isArgument) console.error('See npm run codes -- --help.');
    process.exitCode = isArgument ? 2 : 1;
  },
);
