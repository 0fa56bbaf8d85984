import { renaming } from './rename.ts';

/** What the bills of some days came to. */
export const billSummaryWire = renaming({
  from: 'fromdate',
  to: 'todate',
  count: 'count',
  billed: 'totalbilled',
  settled: 'totalsettled',
  forgiven: 'totalforgiven',
  outstanding: 'totaloutstanding',
  overdue: 'overdue',
});

/** What the purchase orders of some days came to. */
export const orderSummaryWire = renaming({
  from: 'fromdate',
  to: 'todate',
  count: 'count',
  ordered: 'totalordered',
  unbilled: 'totalunbilled',
  partlyUnbilled: 'partlyunbilled',
  waiting: 'waiting',
  partly: 'partlybilled',
  late: 'late',
});
