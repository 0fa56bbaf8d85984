import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { productCalls } from '../../api/contract/product.ts';
import { type ProductView, productsKey, productView } from '../../api/queries/products.ts';
import { productWire } from '../../api/wire/product.ts';
import { blankProduct, type ProductCard, productProblems, units } from '../../domain/product.ts';
import { Button } from '../kit/Button.tsx';
import { CardForm } from '../kit/CardForm.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField, TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { numberProblem, priceForm } from '../kit/use-number-text.ts';
import { itemsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useKeptForm, useLeaveWarning } from '../shell/use-kept-form.ts';

const back = { label: 'Inventory', href: itemsAt };
const fresh: ProductCard = { ...blankProduct, price: '', cost: '' };

export const AddItemPage = () => <ItemForm initial={fresh} item={null} />;

/** The editor of the item named in the address. */
export function EditItemPage() {
  const asked = new URLSearchParams(useSearch()).get('item') ?? '';
  const { id } = useBusiness();
  const { data, error, refetch } = useQuery(productView(id, asked));
  if (error) return <LoadFailure error={error} back={back} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={6} />;
  return <ItemForm key={data.id} initial={productWire.fromWire(data) as ProductCard} item={data} />;
}

function ItemForm({ initial, item }: { initial: ProductCard; item: ProductView | null }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const name = item ? `item.edit ${item.id}` : 'item.add';
  const { form, change, forget, dirty, ready } = useKeptForm(name, initial);
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  useLeaveWarning(dirty);
  const reading = priceForm(homeCurrency, locale);

  const problemOf = (field: string) => problems.find((fault) => fault.field === field)?.message;
  const card = { ...form, price: form.price || '0', cost: form.cost || '0' };

  function faults() {
    const unreadable = (['price', 'cost'] as const).flatMap((field) => {
      const message = numberProblem(form[field], reading);
      return message ? [{ field, message }] : [];
    });
    return unreadable.length > 0 ? unreadable : productProblems(card);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = faults();
    setProblems(found);
    if (found.length > 0) return setAttempt((count) => count + 1);
    setPending(true);
    try {
      const body = { businessId, ...productWire.toWire(card) };
      const key = intentKey(name);
      const answer = item
        ? await send(productCalls.updateProduct, {
            body: { ...body, id: item.id, version: item.version },
            intentKey: key,
          })
        : await send(productCalls.addProduct, { body, intentKey: key });
      intentOver(name);
      await forget();
      await client.invalidateQueries({ queryKey: productsKey(businessId) });
      toast.success(answer.message);
      navigate(itemsAt);
    } catch (rejection) {
      const problem = rejection as Problem;
      if (problem.kind === 'duplicate-request') intentOver(name);
      setProblems(
        problem.fields.length > 0 ? [...problem.fields] : [{ field: '', message: problem.message }],
      );
      setAttempt((count) => count + 1);
    } finally {
      setPending(false);
    }
  }

  const price = (field: 'price' | 'cost', label: string, optional: boolean) => (
    <NumberField
      id={`item-${field}`}
      label={label}
      optional={optional}
      unit={homeCurrency}
      form={reading}
      value={form[field]}
      onChange={(value) => change({ [field]: value })}
      problem={problemOf(field)}
    />
  );

  if (!ready) return <SkeletonRows rows={6} />;
  return (
    <>
      <PageHead title={item ? `Edit ${item.productname}` : 'New item'} back={back} />
      <CardForm onSubmit={save} noValidate>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map(({ field, message }) => ({
            fieldId: field ? `item-${field}` : undefined,
            text: message,
          }))}
        />
        <ChoiceField
          label="This item is"
          value={form.kind}
          onChange={(kind) => change({ kind: kind as ProductCard['kind'] })}
          choices={[
            { value: 'product', label: 'A product' },
            { value: 'service', label: 'A service' },
          ]}
        />
        <TextField
          id="item-name"
          label="Name"
          value={form.name}
          onChange={(value) => change({ name: value })}
          problem={problemOf('name')}
          autoFocus={item === null}
        />
        <Columns>
          {price('price', 'Price', false)}
          {price('cost', 'Cost', true)}
          <SelectField
            id="item-unit"
            label="Unit"
            optional
            placeholder="No unit"
            value={form.unit ?? ''}
            options={units.map((unit) => ({ value: unit, label: unit }))}
            onChange={(unit) => change({ unit: unit || null })}
            problem={problemOf('unit')}
          />
        </Columns>
        <Columns>
          <TextField
            id="item-sku"
            label="SKU"
            optional
            value={form.sku}
            onChange={(sku) => change({ sku })}
            problem={problemOf('sku')}
          />
          <TextField
            id="item-barcode"
            label="Barcode"
            optional
            value={form.barcode}
            onChange={(barcode) => change({ barcode })}
          />
        </Columns>
        <LongTextField
          id="item-description"
          label="Description on documents"
          optional
          value={form.description}
          onChange={(description) => change({ description })}
          problem={problemOf('description')}
        />
        <footer>
          <Button
            look="ghost"
            disabled={pending}
            onClick={async () => {
              await forget();
              navigate(itemsAt);
            }}
          >
            Discard
          </Button>
          <Button look="primary" type="submit" pending={pending}>
            Save item
          </Button>
        </footer>
      </CardForm>
    </>
  );
}
