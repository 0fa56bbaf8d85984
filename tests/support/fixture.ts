import { withBusiness } from '../../server/store/database/tx.ts';
import { keepMade } from '../../server/store/files/made-files.ts';
import { endTask } from '../../server/store/files/tasks.ts';
import { keepRefusedInvite } from '../../server/store/team/refused-invites.ts';
import { attachmentCalls } from '../../src/api/calls/attachment.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { bankStatementCalls } from '../../src/api/calls/bank-statement.ts';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { lockExceptionCalls } from '../../src/api/calls/lock-exception.ts';
import { periodCalls } from '../../src/api/calls/period.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { savedReportCalls } from '../../src/api/calls/saved-report.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { taxFilingCalls } from '../../src/api/calls/tax-filing.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { dayIn } from '../../src/domain/day.ts';
import { type Api, apiFor, expectOk } from './api.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import { countApiFor } from './count-api.ts';
import { expenseApiFor } from './expense-api.ts';
import { heldPaymentOn } from './held-payment.ts';
import { importApiFor } from './import-api.ts';
import { type GivenLine, journalApiFor } from './journal-api.ts';
import { orderApiFor } from './order-api.ts';
import { planInvoiceIn } from './plan-invoices.ts';
import { planPaymentIn } from './plan-payments.ts';
import { atStripe } from './provider-fixture.ts';
import { quoteApiFor } from './quote-api.ts';
import { type Client, firstDay } from './server.ts';
import { storeIn } from './store-fixture.ts';
import { transferApiFor } from './transfer-api.ts';

/** A statement of the first day there is, of nothing. */
export const aStatement = {
  firstdate: firstDay,
  lastdate: firstDay,
  OpeningBalance: '0',
  ClosingBalance: '0',
};

/** A vendor of a name, and their id. */
export const vendorIn = async (client: Client, name: string, more: { openingbalance?: string } = {}) =>
  expectOk(await client.send(vendorCalls.addVendor, { type: 'business', VendorName: name, ...more })).body
    .data.id;

/** A report saved for the business, and mailed to who saved it. */
const savedReportIn = async (client: Client, name: string): Promise<string> => {
  const mailed = { Every: 'month', Day: 1, Format: 'csv', Readers: [idToWire(client.shop.user.id)] };
  const saved = { Name: `Saved ${name}`, report: 'business-summary', Shared: true, ...mailed };
  return expectOk(await client.send(savedReportCalls.saveReport, saved)).body.data.SavedReportId;
};

/** The mark of a month that was filed, of another where one is already. */
const taxFilingIn = async (client: Client): Promise<string> => {
  for (let month = 1; ; month += 1) {
    const days = { fromdate: `2022-0${month}-01`, todate: `2022-0${month}-28` };
    const { filing } = expectOk(await client.send(taxFilingCalls.taxFiling, days)).body.data;
    if (filing === null) return expectOk(await client.send(taxFilingCalls.fileTax, days)).body.data.FilingId;
  }
};

/** The owner’s exception to the lock date that a closed month has set. */
const lockExceptionIn = async (client: Client): Promise<string> => {
  const { clock, user } = client.shop;
  const UntilDay = dayIn('UTC', new Date(clock().getTime() + 3 * 86_400_000));
  const given = {
    MemberUserId: idToWire(user.id),
    FromDay: '2021-01-01',
    UntilDay,
    UntilHour: 12,
    Reason: 'A bill',
  };
  return expectOk(await client.send(lockExceptionCalls.grantLockException, given)).body.data.ExceptionId;
};

/** January 2021 locked, February checked, and of February 2026 that opening balances were left where they are. */
const periodsIn = async (client: Client): Promise<void> => {
  const { Years } = expectOk(await client.send(periodCalls.periods, {})).body.data;
  if (Years.some(({ Period }) => Period === '2021')) return;
  const lines: GivenLine[] = [
    ['Rent', '1'],
    ['36', '-1'],
  ];
  await journalApiFor(client).entry(lines, { EntryDate: '2021-01-10', confirmFarDate: true });
  for (const Period of ['2021-01', '2021-02'])
    expectOk(await client.send(periodCalls.checkPeriod, { Period }));
  expectOk(await client.send(periodCalls.lockPeriod, { Period: '2021-01' }));
  const skip = { Period: '2026-02', Check: 'opening', Reason: 'Moved at the end of the year' } as const;
  expectOk(await client.send(periodCalls.skipPeriodCheck, skip));
};

/** A budget of income of 2026, or of the year before where there is one already, and its id. */
const budgetIn = async (client: Client): Promise<string> => {
  const { budgetid } = expectOk(await client.send(budgetCalls.revenueBudget, { year: '2026' })).body.data;
  const Budget = [{ BudgetMonth: 1, Amount: '500' }];
  const made = { Year: budgetid === null ? 2026 : 2025, BudgetType: 'Revenue', Budget };
  return expectOk(await client.send(budgetCalls.createBudget, made)).body.data.budgetid;
};

/** Ten of a document given back, and the credit note's id. */
const creditedOn = async (
  { view, giveBack }: Pick<Api | BillApi, 'view' | 'giveBack'>,
  id: string,
): Promise<string> => {
  const [line] = (await view(id)).Creditable;
  expectOk(await giveBack(id, [{ lineId: line!.lineId, amount: '10' }]));
  return (await view(id)).CreditNotes[0]!.id;
};

/** Rows of one business for every call to act on, each in the standing its act needs. */
export const fixtureOf = async (client: Client, name = 'Ada Stone') => {
  const api = apiFor(client);
  const customer = await api.customer(name);
  const owingCustomer = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: `${name} Owing`,
      openingbalance: '40',
    }),
  ).body.data.id;
  expectOk(
    await client.send(customerAccountCalls.payOpeningBalance, {
      clientid: owingCustomer,
      amount: '5',
      paymentmode: 1,
    }),
  );
  const owing = expectOk(await client.send(customerCalls.getCustomer, { clientid: owingCustomer })).body.data;
  const openingPayment = owing.openingpayments[0]!.id;
  const deletedCustomer = await api.customer(`${name} Gone`);
  expectOk(await client.send(customerCalls.deleteCustomer, { clientid: deletedCustomer }));
  const vendor = await vendorIn(client, `${name} Supplies`);
  const owedVendor = await vendorIn(client, `${name} Owed`, { openingbalance: '40' });
  expectOk(
    await client.send(vendorAccountCalls.payVendorOpening, {
      vendorid: owedVendor,
      amount: '5',
      paymentmode: 1,
    }),
  );
  const owed = expectOk(await client.send(vendorCalls.getVendor, { vendorid: owedVendor })).body.data;
  const vendorPayment = owed.openingpayments[0]!.id;
  const deletedVendor = await vendorIn(client, `${name} Closed`);
  expectOk(await client.send(vendorCalls.deleteVendor, { vendorid: deletedVendor }));
  const bills = billApiFor(client);
  const [billDraft, billOpen, billPaid, billCancelled, billDeleted, billDiscounted, billCredited] = [
    await bills.bill({ vendor, status: 'Draft' }),
    await bills.bill({ vendor }),
    await bills.bill({ vendor }),
    await bills.bill({ vendor }),
    await bills.bill({ vendor, status: 'Draft' }),
    await bills.bill({ vendor }),
    await bills.bill({ vendor }),
  ];
  expectOk(await bills.pay(billPaid, '40'));
  expectOk(await bills.pay(await bills.bill({ vendor }), '150', { surplus: 'credit' }));
  expectOk(await bills.cancel(billCancelled));
  expectOk(await bills.remove(billDeleted));
  expectOk(await bills.discount(billDiscounted));
  const billCreditNote = await creditedOn(bills, billCredited);
  const billLine = (await bills.view(billOpen)).Creditable[0]!.lineId;
  const orders = orderApiFor(client);
  const [orderDraft, orderIssued, orderBilled, orderCancelled, orderDeleted] = [
    await orders.order({ vendor, status: 'Draft' }),
    await orders.order({ vendor }),
    await orders.order({ vendor }),
    await orders.order({ vendor }),
    await orders.order({ vendor, status: 'Draft' }),
  ];
  expectOk(await orders.bill(orderBilled, ['4']));
  expectOk(await orders.cancel(orderCancelled));
  expectOk(await orders.remove(orderDeleted));
  expectOk(await orders.payAdvance(orderIssued, '20'));
  const orderAdvance = (await orders.view(orderIssued)).PaymentHistory[0]!.id;
  const orderLine = (await orders.view(orderIssued)).PurchaseOrderItems[0]!.PurchaseOrderItemID;
  const billPayment = (await bills.view(billPaid)).PaymentHistory[0]!.id;
  const journalEntry = await journalApiFor(client).entry([
    ['Rent', '10'],
    ['Cash and cash equivalents', '-10'],
  ]);
  const expenses = expenseApiFor(client);
  const attachment = expectOk(
    await client.send(attachmentCalls.uploadAttachment, { filename: `${name}.txt` }),
  ).body.data.AttachmentId;
  const [expense, deletedExpense] = [
    await expenses.expense({ ExpenseName: name, VendorIDFK: vendor, Attachments: [attachment] }),
    await expenses.expense({ ExpenseName: name }),
  ];
  expectOk(await expenses.remove(deletedExpense));
  const product = expectOk(
    await client.send(productCalls.addProduct, { type: 'product', productname: name, price: '5' }),
  ).body.data.id;
  const plain = (productname: string, categoryname: string) =>
    client.send(productCalls.addProduct, { type: 'product', productname, price: '5', categoryname });
  const spareProduct = expectOk(await plain(`${name} spare`, `${name}’s wares`)).body.data.id;
  const deletedProduct = expectOk(await plain(`${name} gone`, `${name}’s old wares`)).body.data.id;
  expectOk(await client.send(itemCalls.deleteProduct, { productId: deletedProduct }));
  const barcode = name.slice(0, 20);
  const barcodedProduct = expectOk(
    await client.send(productCalls.addProduct, {
      type: 'product',
      productname: `${name} barcoded`,
      price: '5',
      barcode,
    }),
  ).body.data.id;
  const { ProductCategoryList } = expectOk(await client.send(itemCalls.itemCategories, {})).body.data;
  const categoryOf = (called: string) => ProductCategoryList.find(({ Category }) => Category === called)!.id;
  const [itemCategory, emptyCategory] = [categoryOf(`${name}’s wares`), categoryOf(`${name}’s old wares`)];
  const countedProduct = await api.goods(`${name} counted`, '5', '2');
  const { locations } = expectOk(await client.send(stockCalls.productSummary, { productId: countedProduct }))
    .body.data;
  const place = locations[0]!.locationId;
  const transferApi = transferApiFor(client);
  await transferApi.enable();
  const [annex, oldPlace] = [
    await transferApi.location(`${name}’s annex`),
    await transferApi.location(`${name}’s shed`),
  ];
  expectOk(await transferApi.deactivate(oldPlace, place));
  const moved = { from: place, to: annex, items: [[countedProduct, '1'] as const], onDay: firstDay };
  const [transfer, arrivedTransfer] = [await transferApi.transfer(moved), await transferApi.transfer(moved)];
  expectOk(await transferApi.mark(arrivedTransfer));
  const counts = countApiFor(client);
  const discardedCount = await counts.start(annex);
  expectOk(await counts.discard(discardedCount));
  const postedCount = await counts.start(annex);
  await counts.counted(postedCount, countedProduct, '1');
  expectOk(await counts.post(postedCount));
  const openCount = await counts.start(annex);
  await counts.counted(openCount, countedProduct, '2');
  const imports = importApiFor(client);
  const newImport = await imports.uploaded(`Name,Price\n${name} imported,5\n`);
  const { importid: doneImport } = await imports.imported(`Name,Price\n${name} brought,5\n${name} bad,x\n`);
  const { importid: undoneImport } = await imports.imported(`Name,Price\n${name} taken back,5\n`);
  await imports.undone(undoneImport);
  const stoppedImport = await imports.uploaded(`Name,Price\n${name} stopped,5\n`);
  expectOk(await imports.start(stoppedImport));
  // Where a worker runs beside the test, it may be done before it is stopped.
  await client.send(importCalls.stopImport, { importid: stoppedImport });
  const stoppedTask = (await imports.tasks()).find((task) => task.import?.importid === stoppedImport)!.id;
  const { taskid: fileTask } = expectOk(
    await client.send(reportCalls.queueReportFile, { report: 'trial-balance', format: 'csv' }),
  ).body.data;
  const { shop } = client;
  await withBusiness(shop, 'write', async (tx) => {
    const bytes = Buffer.from('Account');
    await keepMade(tx, idFromWire(fileTask), { name: 'Trial balance.csv', mime: 'text/csv', bytes });
    await endTask(tx, idFromWire(fileTask), null);
  });
  const discardedImport = await imports.uploaded(`Name,Price\n${name} discarded,5\n`);
  expectOk(await client.send(importCalls.discardImport, { importid: discardedImport }));
  const given = { customer, item: name };
  const [draft, open, paid, cancelled, archived, writtenOff, overpaid, credited] = [
    await api.invoice({ ...given, status: 'Draft' }),
    await api.invoice(given),
    await api.invoice(given),
    await api.invoice(given),
    await api.invoice({ ...given, status: 'Draft' }),
    await api.invoice(given),
    await api.invoice(given),
    await api.invoice(given),
  ];
  expectOk(await api.pay(paid, '40'));
  expectOk(await api.pay(await api.invoice(given), '150', { surplus: 'credit' }));
  expectOk(await api.cancel(cancelled));
  expectOk(await api.archive(archived));
  expectOk(await api.writeOff(writtenOff));
  const creditNote = await creditedOn(api, credited);
  const openLine = (await api.view(open)).Creditable[0]!.lineId;
  const [heldToBook, heldToRefuse] = [
    await heldPaymentOn(client, overpaid),
    await heldPaymentOn(client, overpaid),
  ];
  const quotes = quoteApiFor(client);
  const items = [{ ProductName: name, Quantity: '1', UnitPrice: '100' }];
  const [quote, deletedQuote] = [
    await quotes.quote({ customer, items }),
    await quotes.quote({ customer, items }),
  ];
  expectOk(await quotes.remove(deletedQuote));
  const [tax, usedTax] = [await api.tax(`${name} 10%`), await api.tax(`${name} 5%`)];
  const taxed = { ItemName: name, quantity: '1', price: '1', TaxId: usedTax };
  await api.invoice({ customer, items: [taxed], status: 'Draft' });
  const retiredTax = await api.tax(`${name} 3%`);
  await api.invoice({ customer, items: [{ ...taxed, TaxId: retiredTax }], status: 'Draft' });
  expectOk(await client.send(taxCalls.deleteTax, { taxId: retiredTax }));
  const [bank, usedBank, awayBank] = [
    await api.bank(`${name}’s bank`, { accountnumber: '0123456789' }),
    await api.bank(`${name}’s savings`, { OpeningBalance: '5' }),
    await api.bank(`${name}’s old bank`, { OpeningBalance: '5' }),
  ];
  expectOk(await client.send(bankCalls.deleteBank, { bankid: awayBank }));
  const euros = { Currency: 'EUR', OpeningBalance: '5', OpeningRate: '1.1', OpeningDate: '2026-01-02' };
  await api.bank(`${name}’s euros`, euros);
  const bankMove = expectOk(await client.send(bankMoneyCalls.addFund, { bankid: usedBank, amount: '3' })).body
    .data.TransactionId;
  const statementOf = async (bankid: string) =>
    expectOk(await client.send(bankStatementCalls.startStatement, { bankid, ...aStatement })).body.data
      .StatementId;
  const finishedStatement = await statementOf(await api.bank(`${name}’s current account`));
  expectOk(await client.send(bankStatementCalls.finishStatement, { StatementId: finishedStatement }));
  const bankStatement = await statementOf(usedBank);
  // Their numbers are 101 to 103 in every business that has none yet.
  for (const kind of ['Workshop', 'Old workshop', 'New workshop'])
    expectOk(
      await client.send(ledgerAccountCalls.addAccount, { TAccountName: `${name}’s ${kind}`, SubGroupId: 14 }),
    );
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 102 }));
  const [defaultTemplate, template] = [await api.template('#0b6b53'), await api.template('#101010')];
  const memberemail = `${name.toLowerCase().replace(' ', '-')}.${client.business.toLowerCase()}@example.com`;
  expectOk(await client.send(teamCalls.inviteTeamMember, { memberemail, roles: 'Staff' }));
  const team = expectOk(await client.send(teamCalls.listTeam)).body.AllTeamMemberInvite;
  const invite = team.find((one) => one.memberemail === memberemail)!.id;
  const owner = team.find(({ roles }) => roles === 'Owner')!.id;
  const refusedInvite = `refused.${memberemail}`;
  await withBusiness(client.shop, 'write', (tx) => keepRefusedInvite(tx, refusedInvite, 'Staff'));
  expectOk(
    await client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date: '2026-01-02', rate: '1.2' }),
  );
  const budget = await budgetIn(client);
  const taxFiling = await taxFilingIn(client);
  const savedReport = await savedReportIn(client, name);
  await periodsIn(client);
  const lockException = await lockExceptionIn(client);
  const planInvoice = await planInvoiceIn(client);
  const planPayment = await planPaymentIn(client);
  await storeIn(client);
  const connections = await atStripe(client, paid);
  const view = await api.view(paid);
  const [payment, line, entry] = [view.payment[0]!.id, view.items[0]!.id, view.journal[0]!.id];
  return {
    journalEntry,
    name,
    ...connections,
    newImport,
    doneImport,
    undoneImport,
    stoppedImport,
    stoppedTask,
    fileTask,
    discardedImport,
    customer,
    owingCustomer,
    openingPayment,
    deletedCustomer,
    vendor,
    owedVendor,
    vendorPayment,
    deletedVendor,
    billDraft,
    billOpen,
    billPaid,
    billPayment,
    billCancelled,
    billDeleted,
    billDiscounted,
    billCredited,
    billCreditNote,
    billLine,
    expense,
    attachment,
    deletedExpense,
    orderDraft,
    orderIssued,
    orderBilled,
    orderCancelled,
    orderDeleted,
    orderLine,
    orderAdvance,
    product,
    spareProduct,
    deletedProduct,
    countedProduct,
    barcodedProduct,
    annex,
    oldPlace,
    transfer,
    arrivedTransfer,
    openCount,
    postedCount,
    discardedCount,
    itemCategory,
    emptyCategory,
    place,
    draft,
    open,
    paid,
    payment,
    line,
    entry,
    cancelled,
    archived,
    writtenOff,
    overpaid,
    credited,
    creditNote,
    openLine,
    heldToBook,
    heldToRefuse,
    quote,
    deletedQuote,
    tax,
    usedTax,
    retiredTax,
    bank,
    usedBank,
    awayBank,
    bankMove,
    bankStatement,
    finishedStatement,
    defaultTemplate,
    template,
    invite,
    owner,
    refusedInvite,
    budget,
    taxFiling,
    savedReport,
    lockException,
    planInvoice,
    planPayment,
    user: idToWire(client.shop.user.id),
  };
};
export type Fixture = Awaited<ReturnType<typeof fixtureOf>>;
