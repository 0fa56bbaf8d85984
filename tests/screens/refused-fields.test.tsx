import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import type { Declared } from '../../src/api/calls/call.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { ask } from '../../src/api/client/ask.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { useForm } from '../../src/screens/kit/fields/use-form.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { ErrorSummary } from '../../src/screens/kit/notices/ErrorSummary.tsx';
import { useCardForm } from '../../src/screens/page/use-card-form.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, press, render } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The server refuses whatever is sent for these of its fields. */
const refuses = (...names: string[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        Message: 'Refused.',
        kind: 'invalid',
        fields: names.map((field) => ({ field, message: `Wrong: ${field}.` })),
      },
      { status: 400 },
    ),
  );

/** Sends a call of nothing. */
const sending = (call: Declared): Promise<unknown> => ask(call, { businessId: 'b' } as never);

test.each<[Declared, wire: string, ours: string]>([
  [expenseCalls.addExpense, 'NoTaxTotal', 'amount'],
  [expenseCalls.updateExpense, 'Lines.1.TAccountId', 'lines.1.accountId'],
  [customerCalls.addCustomer, 'whatsappnumber', 'whatsapp'],
  [customerCalls.updateCustomer, 'billing.city', 'billing.city'],
  [vendorCalls.addVendor, 'VendorName', 'name'],
  [vendorCalls.updateVendor, 'TAccountId', 'defaultAccount'],
  [productCalls.addProduct, 'categoryname', 'category'],
  [itemCalls.renameCategory, 'TAccountId', 'account'],
  [stockCalls.increaseQuantity, 'unitcost', 'unitCost'],
  [transferCalls.createTransfer, 'stockTransferItems.0.productId', 'lines.0.productId'],
  [transferCalls.createTransfer, 'sourceLocationData', 'sourceId'],
  [accountCalls.register, 'firstname', 'firstName'],
  [businessCalls.updateBusiness, 'companyname', 'companyName'],
  [businessCalls.fiscalYear, 'FiscalYearFrom', 'since'],
  [teamCalls.inviteTeamMember, 'memberemail', 'email'],
  [onboardingCalls.saveOnboarding, 'timezone', 'timeZone'],
])('a refusal of a call names fields as the page does: %#', async (call, wire, ours) => {
  refuses(wire);
  await expect(sending(call)).rejects.toMatchObject({
    fields: [{ field: ours, message: `Wrong: ${wire}.` }],
  });
});

/** What stands beside a field. */
const beside = (id: string): string =>
  (find(`#${id}`).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((part) => document.getElementById(part)?.textContent ?? '')
    .join(' ');

const headed = () => document.querySelector('[role=alert]')?.textContent;

function VendorCard() {
  const card = useCardForm({ noun: 'vendor', opened: null, initial: { name: '' }, check: () => [] });
  const { id, value, problem } = card.field('name');
  const save = () =>
    card.save(() => sending(vendorCalls.addVendor) as Promise<{ message: string }>).catch(() => {});
  return (
    <>
      <ErrorSummary attempt={card.attempt} problems={card.problems} />
      <input id={id} aria-describedby="said" defaultValue={value} />
      <p id="said">{problem}</p>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  );
}

test('a card has the fault of its field beside it, and one of no field of the call at its head', async () => {
  refuses('VendorName', 'Elsewhere');
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <VendorCard />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  await eventually(() => find('#vendor-name'));
  press('#said + button');
  await eventually(() => expect(beside('vendor-name')).toBe('Wrong: VendorName.'));
  expect(headed()).toContain('Wrong: Elsewhere.');
});

function RefusedForm() {
  const form = useForm({
    id: 'register',
    initial: { firstName: '' },
    check: () => [],
    refused: refusedOnce,
    onSend: () => {},
  });
  return (
    <>
      <ErrorSummary attempt={form.attempt} problems={form.problems} />
      <p id="said">{form.field('firstName').problem}</p>
    </>
  );
}
const refusedOnce = {
  message: 'Refused.',
  fields: [
    { field: 'firstName', message: 'Enter your first name.' },
    { field: 'Elsewhere', message: 'Too late for that.' },
  ],
};

test('so has a form of plain fields', async () => {
  render(<RefusedForm />);
  await eventually(() => expect(find('#said').textContent).toBe('Enter your first name.'));
  expect(headed()).toContain('Too late for that.');
});
