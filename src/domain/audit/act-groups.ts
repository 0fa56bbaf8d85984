import { auditActs, auditGroups, auditVerbs, billActs } from '../words/audit-trail.ts';

/** A kind of acts to choose among. */
export type ActGroup = keyof typeof auditGroups;

export const actGroups = Object.keys(auditGroups) as ActGroup[];

/** The acts of each kind, as SQL compares names; an act may be of several kinds. */
const patterns: Readonly<Record<ActGroup, readonly string[]>> = {
  added: ['%.create', '%.duplicate', 'business.open', 'attachment.add'],
  changed: ['%.update', '%.edit', '%.amend', '%.rename'],
  removed: ['%.delete', '%.restore', '%.activate', '%.deactivate', '%.remove', '%.discard'],
  posted: [
    '%.issue',
    '%.cancel',
    '%.reinstate',
    '%.undo',
    'quote.%',
    'order.close',
    'order.reopen',
    'order.bill',
    'balance.%',
    'journal-entry.%',
  ],
  money: [
    'payment.%',
    'advance.%',
    'credit.%',
    'opening.%',
    'refund.%',
    'payout.%',
    'dispute.%',
    'session.%',
    'bank.addFund',
    'bank.removeFund',
    'bank.transfer',
    'bankStatement.%',
  ],
  sent: [
    'mail.%',
    'reminder.%',
    'confirmation.%',
    'statement.%',
    'link.%',
    'reminders.%',
    'delivery.%',
    'saved-report.mail',
  ],
  stock: ['product.count', 'product.increase', 'product.decrease', 'stock-count.%', 'transfer.%'],
  access: ['access.%'],
  team: ['team.%', 'plan.%'],
  settings: [
    'business.%',
    'period.%',
    'rate.%',
    'tax.%',
    'bank.%',
    'template.%',
    'location.%',
    'account.%',
    '%-category.%',
  ],
  files: ['import.%', '%.export', 'report.%', 'statement.download'],
  outside: [
    'store.%',
    'provider.%',
    'order.apply',
    'order.hold',
    'order.retry',
    'order.skip',
    'order.fail',
    'order.hear',
  ],
};

/** The acts of a kind, as patterns of their names. */
export const actsIn = (group: ActGroup): readonly string[] => patterns[group];

/** The acts whose words have a text in them, as patterns of their names. */
export const actsCalled = (text: string): string[] => {
  const wanted = text.trim().toLowerCase();
  const found = (words: Readonly<Record<string, string>>) =>
    Object.keys(words).filter((key) => words[key]!.toLowerCase().includes(wanted));
  return [
    ...new Set([...found(auditActs), ...found(billActs)]),
    ...found(auditVerbs).map((verb) => `%.${verb}`),
  ];
};
