import { chakra } from '@chakra-ui/react';
import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { findCustomers } from '../../api/queries/customers.ts';
import { findProducts, type ProductView } from '../../api/queries/products.ts';
import { isPaymentMode, type PaymentMode, paymentModes } from '../../domain/books/accounts.ts';
import { DateField } from '../kit/DateField.tsx';
import { formatAmount, formatMoney } from '../kit/format.ts';
import { LineItems } from '../kit/LineItems.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { PickerField } from '../kit/PickerField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField } from '../kit/TextField.tsx';
import type { PickOption } from '../kit/use-options.ts';
import { addCustomerAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import {
  amountOf,
  blankLine,
  dueOf,
  fieldIds,
  type InvoiceForm,
  lineProblemsOf,
  type ShownFault,
  totalsOfForm,
} from './invoice-form.ts';
import { sheetStyle } from './sheet-style.ts';

const Sheet = chakra('div', { base: sheetStyle });
/** What a settled document keeps as it is: its controls take nothing, and the layout does not know of it. */
const Fixed = chakra('fieldset', { base: { display: 'contents' } });
const modes = Object.entries(paymentModes).map(([value, label]) => ({ value, label }));

interface FormSheetProps {
  form: InvoiceForm;
  kind: 'invoice' | 'receipt';
  currency: string;
  faults: readonly ShownFault[];
  /** Something is settled on it: only notes and due date can change. */
  locked: boolean;
  isNew: boolean;
  onChange: (patch: Partial<InvoiceForm>) => void;
  onSet: (make: (now: InvoiceForm) => InvoiceForm) => void;
}

/** The document as it is filled in: the same paper the customer will get. */
export function FormSheet({ form, kind, currency, faults, locked, isNew, onChange, onSet }: FormSheetProps) {
  const { id, name } = useBusiness();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const products = useRef(new Map<string, ProductView>());
  const problemOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  const total = totalsOfForm(form, currency).total;

  const searchCustomers = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findCustomers(id, query)).map((found) => ({
        id: found.id,
        name: found.name,
        detail: found.email,
      })),
    [id],
  );
  const searchProducts = useCallback(
    async (query: string): Promise<PickOption[]> => {
      const found = await findProducts(id, query);
      for (const product of found) products.current.set(product.id, product);
      return found.map((product) => ({
        id: product.id,
        name: product.productname,
        detail: formatMoney(product.price, currency, locale),
      }));
    },
    [id, currency, locale],
  );

  return (
    <Sheet>
      <header>
        <div className="own">{name}</div>
        <div className="head kind">{kind === 'receipt' ? 'Receipt' : 'Invoice'}</div>
      </header>
      <Columns>
        <Fixed disabled={locked}>
          <PickerField
            id={fieldIds.customer}
            label="Customer"
            picked={form.customer}
            onPick={(customer) => onChange({ customer })}
            search={searchCustomers}
            addNew={{
              label: (query) => (query ? `Add “${query}”` : 'Add a new customer'),
              onAdd: (query) =>
                navigate(
                  addCustomerAt({ back: window.location.pathname + window.location.search, name: query }),
                ),
            }}
            placeholder="Find by name or e-mail"
            problem={problemOf('customer')}
          />
          <DateField
            id={fieldIds.issuedOn}
            label={kind === 'receipt' ? 'Date' : 'Issue date'}
            value={form.issuedOn}
            onChange={(issuedOn) => onChange({ issuedOn })}
            problem={problemOf('issuedOn')}
          />
        </Fixed>
        {kind === 'invoice' && (
          <DateField
            id={fieldIds.dueOn}
            label="Due date"
            hint={form.dueOn ? undefined : 'One month after the issue date, unless you choose'}
            value={dueOf(form)}
            onChange={(dueOn) => onChange({ dueOn })}
            problem={problemOf('dueOn')}
          />
        )}
        {kind === 'receipt' && isNew && (
          <SelectField
            label="Paid by"
            value={String(form.mode)}
            options={modes}
            onChange={(value) =>
              isPaymentMode(Number(value)) && onChange({ mode: Number(value) as PaymentMode })
            }
          />
        )}
      </Columns>
      {locked && (
        <p className="quiet">
          Something has been settled on it: notes and due date can change; for the rest delete the payment
          first.
        </p>
      )}
      <Fixed disabled={locked}>
        <LineItems
          lines={form.lines}
          currency={currency}
          problems={lineProblemsOf(faults)}
          amountOf={(line) => amountOf(line, currency)}
          searchProducts={searchProducts}
          onChange={(key, patch) =>
            onSet((now) => ({
              ...now,
              lines: now.lines.map((line) => (line.key === key ? { ...line, ...patch } : line)),
            }))
          }
          onPickProduct={(key, picked) => {
            const product = products.current.get(picked.id);
            onSet((now) => ({
              ...now,
              lines: now.lines.map((line) =>
                line.key === key
                  ? {
                      ...line,
                      productId: picked.id,
                      name: picked.name,
                      description: line.description || (product?.description ?? ''),
                      price: product?.price ?? line.price,
                    }
                  : line,
              ),
            }));
          }}
          onAdd={() => onSet((now) => ({ ...now, lines: [...now.lines, blankLine()] }))}
          onRemove={(key) =>
            onSet((now) => {
              const lines = now.lines.filter((line) => line.key !== key);
              return { ...now, lines: lines.length > 0 ? lines : [blankLine()] };
            })
          }
        />
      </Fixed>
      <dl className="totals">
        <div className="grand">
          <dt>Total {currency}</dt>
          <dd className="figure">{formatAmount(total, currency, locale)}</dd>
        </div>
      </dl>
      {kind === 'invoice' && (
        <Columns>
          <Fixed disabled={locked}>
            <MoneyField
              id={fieldIds.depositRequired}
              label="Deposit asked for"
              optional
              currency={currency}
              value={form.depositRequired}
              onChange={(depositRequired) => onChange({ depositRequired })}
              problem={problemOf('depositRequired')}
            />
          </Fixed>
          {isNew && (
            <MoneyField
              id={fieldIds.deposit}
              label="Deposit received now"
              optional
              hint="Counted as paid in cash when the invoice is issued"
              currency={currency}
              value={form.deposit}
              onChange={(deposit) => onChange({ deposit })}
              problem={problemOf('deposit')}
            />
          )}
        </Columns>
      )}
      <LongTextField
        id={fieldIds.notes}
        label="Notes for the customer"
        optional
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
        problem={problemOf('notes')}
      />
    </Sheet>
  );
}
