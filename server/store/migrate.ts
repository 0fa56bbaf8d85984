import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { spine } from './migrations/0001-spine.ts';
import { guards } from './migrations/0002-guards.ts';
import { account } from './migrations/0003-account.ts';
import { identity } from './migrations/0004-identity.ts';
import { goods } from './migrations/0005-goods.ts';
import { taxes } from './migrations/0006-taxes.ts';
import { outward } from './migrations/0007-outward.ts';
import { onlinePayment } from './migrations/0008-online-payment.ts';
import { papers } from './migrations/0009-papers.ts';
import { customers } from './migrations/0010-customers.ts';
import { team } from './migrations/0011-team.ts';
import { ownAccount } from './migrations/0012-own-account.ts';
import { dashboard } from './migrations/0014-dashboard.ts';
import { confirmedByAdmin } from './migrations/0015-confirmed-by-admin.ts';
import { statementSpan } from './migrations/0017-statement-span.ts';
import { claimsInOrder } from './migrations/0018-claims-in-order.ts';
import { banks } from './migrations/0019-banks.ts';
import { secondFactorRule } from './migrations/0020-second-factor-rule.ts';
import { missingRates } from './migrations/0021-missing-rates.ts';
import { datedStock } from './migrations/0022-dated-stock.ts';
import { factorRecovery } from './migrations/0024-factor-recovery.ts';
import { actsOfADay } from './migrations/0025-acts-of-a-day.ts';
import { sealedLetters } from './migrations/0026-sealed-letters.ts';
import { heldPayments } from './migrations/0033-held-payments.ts';
import { accountDefaults } from './migrations/0034-account-defaults.ts';
import { noEndedSessions } from './migrations/0037-no-ended-sessions.ts';
import { plainAddresses } from './migrations/0038-plain-addresses.ts';
import { contactRoles } from './migrations/0039-contact-roles.ts';
import { provedOwners } from './migrations/0040-proved-owners.ts';
import { chartOfAccounts } from './migrations/0045-chart-of-accounts.ts';
import { purchases } from './migrations/0046-purchases.ts';
import { references } from './migrations/0047-references.ts';
import { spending } from './migrations/0049-spending.ts';
import { orders } from './migrations/0050-orders.ts';
import { spendingEntries } from './migrations/0051-spending-entries.ts';
import { earlyTerms } from './migrations/0052-early-terms.ts';
import { creditNotes } from './migrations/0053-credit-notes.ts';
import { lastAdded } from './migrations/0054-last-added.ts';
import { attachments } from './migrations/0055-attachments.ts';
import { statementRole } from './migrations/0056-statement-role.ts';
import { linesOfCategories } from './migrations/0057-lines-of-categories.ts';
import { bankCharges } from './migrations/0058-bank-charges.ts';
import { mailedCreditNotes } from './migrations/0059-mailed-credit-notes.ts';
import { itemCards } from './migrations/0060-item-cards.ts';
import { locations } from './migrations/0061-locations.ts';
import { stockByDay } from './migrations/0070-stock-by-day.ts';
import { importRuns } from './migrations/0071-import-runs.ts';
import { barcodes } from './migrations/0081-barcodes.ts';
import { preferredVendor } from './migrations/0084-preferred-vendor.ts';
import { paper } from './migrations/0086-paper.ts';
import { particulars } from './migrations/0087-particulars.ts';
import { stockCounts } from './migrations/0090-stock-counts.ts';
import { contactKeys } from './migrations/0092-contact-keys.ts';
import { spendingKeys } from './migrations/0093-spending-keys.ts';
import { givenAnswers } from './migrations/0095-given-answers.ts';
import { mailTexts } from './migrations/0096-mail-texts.ts';
import { onlineStore } from './migrations/0100-online-store.ts';
import { storeOrders } from './migrations/0101-store-orders.ts';
import { importedDocuments } from './migrations/0105-imported-documents.ts';
import { tasksAsAPlace } from './migrations/0107-tasks-as-a-place.ts';
import { cancellations } from './migrations/0109-cancellations.ts';
import { pausedReminders } from './migrations/0110-paused-reminders.ts';
import { paymentProviders } from './migrations/0113-payment-providers.ts';
import { providerMoney } from './migrations/0116-provider-money.ts';
import { editedOrders } from './migrations/0119-edited-orders.ts';
import { storeMoney } from './migrations/0120-store-money.ts';
import { storePrivacy } from './migrations/0121-store-privacy.ts';
import { lineDiscounts } from './migrations/0123-line-discounts.ts';
import { shippingGivenBack } from './migrations/0126-shipping-given-back.ts';
import { openedLinks } from './migrations/0127-opened-links.ts';
import { itemAccounts } from './migrations/0129-item-accounts.ts';
import { paperLinks } from './migrations/0130-paper-links.ts';
import { itemImages } from './migrations/0131-item-images.ts';
import { keptCounts } from './migrations/0132-kept-counts.ts';
import { keysInColumns } from './migrations/0133-keys-in-columns.ts';
import { storeBulk } from './migrations/0134-store-bulk.ts';
import { waysOfSending } from './migrations/0137-ways-of-sending.ts';
import { guardedLineByLine } from './migrations/0139-guarded-line-by-line.ts';
import { storeLevels } from './migrations/0143-store-levels.ts';
import { storeRests } from './migrations/0144-store-rests.ts';
import { soughtItems } from './migrations/0149-sought-items.ts';
import { knownSpending } from './migrations/0150-known-spending.ts';
import { laterReports } from './migrations/0155-later-reports.ts';
import { storeMatches } from './migrations/0160-store-matches.ts';
import { storeCounts } from './migrations/0161-store-counts.ts';
import { forgiven } from './migrations/0165-forgiven.ts';
import { storeEventTriggered } from './migrations/0166-store-event-triggered.ts';
import { storeItemsMade } from './migrations/0167-store-items-made.ts';
import { unknownSessions } from './migrations/0168-unknown-sessions.ts';
import { importRowKeys } from './migrations/0169-import-row-keys.ts';
import { stockQuarters } from './migrations/0170-stock-quarters.ts';
import { stockYears } from './migrations/0171-stock-years.ts';
import { lettersFirst } from './migrations/0172-letters-first.ts';
import { levelYears } from './migrations/0173-level-years.ts';
import { storeOrderHolds } from './migrations/0180-store-order-holds.ts';
import { storeTold } from './migrations/0181-store-told.ts';
import { storePermission } from './migrations/0185-store-permission.ts';
import { importEncodings } from './migrations/0192-import-encodings.ts';
import { fileEndings } from './migrations/0200-file-endings.ts';
import { mailTurns } from './migrations/0202-mail-turns.ts';
import { vacuumedSooner } from './migrations/0203-vacuumed-sooner.ts';
import { signedThrough } from './migrations/0210-signed-through.ts';
import { asciiHosts } from './migrations/0215-ascii-hosts.ts';
import { maintenanceRole } from './migrations/0216-maintenance-role.ts';
import { unreadIndexes } from './migrations/0217-unread-indexes.ts';
import { unreadNumberIndex } from './migrations/0218-unread-number-index.ts';
import { stockMonths } from './migrations/0219-stock-months.ts';
import { depositsAndInterest } from './migrations/0220-deposits-and-interest.ts';
import { outside, runSteps, type Step, statements } from './run-steps.ts';

/** Every step of the schema in order; a released step never changes. */
const steps: Record<string, Step> = {
  '0001-spine': statements(spine),
  '0002-guards': statements(guards),
  '0003-account': statements(account),
  '0004-identity': statements(identity),
  '0005-goods': statements(goods),
  '0006-taxes': statements(taxes),
  '0007-outward': statements(outward),
  '0008-online-payment': statements(onlinePayment),
  '0009-papers': statements(papers),
  '0010-customers': statements(customers),
  '0011-team': statements(team),
  '0012-own-account': statements(ownAccount),
  '0014-dashboard': statements(dashboard),
  '0015-confirmed-by-admin': statements(confirmedByAdmin),
  '0017-statement-span': statements(statementSpan),
  '0018-claims-in-order': statements(claimsInOrder),
  '0019-banks': statements(banks),
  '0020-second-factor-rule': statements(secondFactorRule),
  '0021-missing-rates': statements(missingRates),
  '0022-dated-stock': statements(datedStock),
  '0024-factor-recovery': statements(factorRecovery),
  '0025-acts-of-a-day': statements(actsOfADay),
  '0026-sealed-letters': statements(sealedLetters),
  '0033-held-payments': statements(heldPayments),
  '0034-account-defaults': statements(accountDefaults),
  '0037-no-ended-sessions': statements(noEndedSessions),
  '0038-plain-addresses': statements(plainAddresses),
  '0039-contact-roles': statements(contactRoles),
  '0040-proved-owners': statements(provedOwners),
  '0045-chart-of-accounts': statements(chartOfAccounts),
  '0046-purchases': statements(purchases),
  '0047-references': statements(references),
  '0049-spending': statements(spending),
  '0050-orders': statements(orders),
  '0051-spending-entries': statements(spendingEntries),
  '0052-early-terms': statements(earlyTerms),
  '0053-credit-notes': statements(creditNotes),
  '0054-last-added': statements(lastAdded),
  '0055-attachments': statements(attachments),
  '0056-statement-role': statements(statementRole),
  '0057-lines-of-categories': statements(linesOfCategories),
  '0058-bank-charges': statements(bankCharges),
  '0059-mailed-credit-notes': statements(mailedCreditNotes),
  '0060-item-cards': statements(itemCards),
  '0061-locations': statements(locations),
  '0070-stock-by-day': statements(stockByDay),
  '0071-import-runs': statements(importRuns),
  '0081-barcodes': statements(barcodes),
  '0084-preferred-vendor': statements(preferredVendor),
  '0086-paper': statements(paper),
  '0087-particulars': statements(particulars),
  '0090-stock-counts': statements(stockCounts),
  '0092-contact-keys': statements(contactKeys),
  '0093-spending-keys': statements(spendingKeys),
  '0095-given-answers': statements(givenAnswers),
  '0096-mail-texts': statements(mailTexts),
  '0100-online-store': statements(onlineStore),
  '0101-store-orders': statements(storeOrders),
  '0105-imported-documents': statements(importedDocuments),
  '0107-tasks-as-a-place': statements(tasksAsAPlace),
  '0109-cancellations': statements(cancellations),
  '0110-paused-reminders': statements(pausedReminders),
  '0113-payment-providers': statements(paymentProviders),
  '0116-provider-money': statements(providerMoney),
  '0119-edited-orders': statements(editedOrders),
  '0120-store-money': statements(storeMoney),
  '0121-store-privacy': statements(storePrivacy),
  '0123-line-discounts': statements(lineDiscounts),
  '0126-shipping-given-back': statements(shippingGivenBack),
  '0127-opened-links': statements(openedLinks),
  '0129-item-accounts': statements(itemAccounts),
  '0130-paper-links': statements(paperLinks),
  '0131-item-images': statements(itemImages),
  '0132-kept-counts': statements(keptCounts),
  '0133-keys-in-columns': statements(keysInColumns),
  '0134-store-bulk': statements(storeBulk),
  '0137-ways-of-sending': statements(waysOfSending),
  '0139-guarded-line-by-line': statements(guardedLineByLine),
  '0143-store-levels': statements(storeLevels),
  '0144-store-rests': statements(storeRests),
  '0149-sought-items': statements(soughtItems),
  '0150-known-spending': statements(knownSpending),
  '0155-later-reports': statements(laterReports),
  '0160-store-matches': statements(storeMatches),
  '0161-store-counts': statements(storeCounts),
  '0165-forgiven': statements(forgiven),
  '0166-store-event-triggered': statements(storeEventTriggered),
  '0167-store-items-made': statements(storeItemsMade),
  '0168-unknown-sessions': statements(unknownSessions),
  '0169-import-row-keys': statements(importRowKeys),
  '0170-stock-quarters': statements(stockQuarters),
  '0171-stock-years': statements(stockYears),
  '0172-letters-first': statements(lettersFirst),
  '0173-level-years': statements(levelYears),
  '0180-store-order-holds': statements(storeOrderHolds),
  '0181-store-told': statements(storeTold),
  '0185-store-permission': statements(storePermission),
  '0192-import-encodings': statements(importEncodings),
  '0200-file-endings': statements(fileEndings),
  '0202-mail-turns': statements(mailTurns),
  '0203-vacuumed-sooner': statements(vacuumedSooner),
  '0210-signed-through': statements(signedThrough),
  '0215-ascii-hosts': asciiHosts,
  '0216-maintenance-role': statements(maintenanceRole),
  '0217-unread-indexes': statements(unreadIndexes),
  '0218-unread-number-index': outside(unreadNumberIndex),
  '0219-stock-months': statements(stockMonths),
  '0220-deposits-and-interest': statements(depositsAndInterest),
};

/** The newest step this program knows, as archives name it. */
export const schemaVersion = (): string => Object.keys(steps).at(-1)!;

/** True for a step this program has: a database or an archive of it can be brought to the newest. */
export const knowsVersion = (version: string): boolean => version in steps;

/**
 * Brings a database to this program's schema, or to an older step of it. If several processes call it at once, one runs the steps and the others wait.
 * Throws what the failing step threw.
 *
 * @param url a connection as the database's owner
 * @param to the step to stop at; the newest when left out
 */
export const migrate = async (url: string, to?: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
  await runSteps(url, steps, to);
};
