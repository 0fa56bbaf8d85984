import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import { type InvoiceView, invoiceView, nextInvoiceNumber } from '../../api/queries/invoices.ts';
import { isDraft } from '../../domain/invoice/status.ts';
import { Button } from '../kit/Button.tsx';
import { DocumentPage } from '../kit/DocumentPage.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { useLocale } from '../kit/locale.ts';
import { SaveBar } from '../kit/SaveBar.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Stack } from '../kit/Stack.tsx';
import { toast } from '../kit/toast.ts';
import { salesAt, viewInvoiceAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useInvoiceChange } from '../shell/use-invoice-change.ts';
import { useKeptForm, useLeaveWarning } from '../shell/use-kept-form.ts';
import { FormCounterfoil } from './FormCounterfoil.tsx';
import { FormSheet } from './FormSheet.tsx';
import {
  blankForm,
  bodyOf,
  faultsOf,
  formOf,
  type InvoiceForm,
  placed,
  type ShownFault,
} from './invoice-form.ts';

type Kind = 'invoice' | 'receipt';

export const AddInvoicePage = () => <NewDocument kind="invoice" />;
export const AddReceiptPage = () => <NewDocument kind="receipt" />;

/** A new document begins on the business's own day, which the server knows and a device's clock may not. */
function NewDocument({ kind }: { kind: Kind }) {
  const { id } = useBusiness();
  const { data, error, refetch } = useQuery(nextInvoiceNumber(id, kind));
  if (error) return <LoadFailure error={error} back={{ label: 'Sales', href: salesAt }} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={8} />;
  return <FormPage key={kind} kind={kind} initial={blankForm(data.today)} invoice={null} />;
}

/** The editor of the document named in the address. */
export function EditInvoicePage() {
  const asked = new URLSearchParams(useSearch()).get('invoice') ?? '';
  const { id } = useBusiness();
  const { data, error, refetch } = useQuery(invoiceView(id, asked));
  if (error) return <LoadFailure error={error} back={{ label: 'Sales', href: salesAt }} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={8} />;
  return <FormPage key={data.id} kind={data.invoicetype} initial={formOf(data)} invoice={data} />;
}

interface FormPageProps {
  kind: Kind;
  initial: InvoiceForm;
  invoice: InvoiceView | null;
}

/** The sheet made editable in place; the counterfoil shows what saving will do. */
function FormPage({ kind, initial, invoice }: FormPageProps) {
  const business = useBusiness();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const refresh = useInvoiceChange();
  const name = invoice ? `invoice.edit ${invoice.id}` : `${kind}.add`;
  const kept = useKeptForm(name, initial);
  const { form, dirty } = kept;
  const [faults, setFaults] = useState<ShownFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState<'draft' | 'issue' | null>(null);
  const [stale, setStale] = useState<Problem | null>(null);
  // The version the form was opened on; saving over a newer one is a choice made by name.
  const [version, setVersion] = useState<number | null>(invoice?.version ?? null);
  useLeaveWarning(dirty);
  const currency = invoice?.currency ?? business.homeCurrency;
  const unissued = invoice === null || isDraft(invoice.standing.status);

  async function save(issuing: boolean) {
    const found = faultsOf(form, kind, issuing || !unissued, { currency, locale });
    setFaults(found);
    setStale(null);
    if (found.length > 0) return setAttempt((count) => count + 1);
    setPending(issuing ? 'issue' : 'draft');
    try {
      const body = bodyOf(form, kind, business.id, issuing);
      const key = intentKey(name);
      const answer = invoice
        ? await send(invoiceCalls.updateInvoice, {
            body: { ...body, id: invoice.id, version },
            intentKey: key,
          })
        : await send(invoiceCalls.createInvoice, { body, intentKey: key });
      intentOver(name);
      await kept.forget();
      await refresh();
      toast.success(answer.message);
      navigate(viewInvoiceAt(kind, answer.data.invoicenumber ?? answer.data.id));
    } catch (rejection) {
      const problem = rejection as Problem;
      if (problem.kind === 'stale') setStale(problem);
      else if (problem.kind !== 'signed-out') {
        const named = problem.fields.map((fault) => placed(fault, form));
        setFaults(named.length > 0 ? named : [{ field: '', text: problem.message }]);
      }
      if (problem.kind === 'duplicate-request') intentOver(name);
      setAttempt((count) => count + 1);
    } finally {
      setPending(null);
    }
  }

  async function discard() {
    intentOver(name);
    await kept.forget();
    navigate(invoice ? viewInvoiceAt(kind, invoice.invoicenumber ?? invoice.id) : salesAt);
  }

  const title = kind === 'receipt' ? 'receipt' : 'invoice';
  if (!kept.ready) return <SkeletonRows rows={8} />;
  return (
    <>
      <PageHead
        title={invoice ? `Edit ${title} ${invoice.invoicenumber ?? 'draft'}` : `New ${title}`}
        back={{ label: 'Sales', href: salesAt }}
      />
      <Stack>
        {kept.restored && faults.length === 0 && (
          <p className="quiet" role="status">
            What you typed before is here again.
          </p>
        )}
        <ErrorSummary problems={faults} attempt={attempt} />
        {stale && (
          <StaleChoice
            problem={stale}
            onTheirs={() => void discard()}
            onMine={() => {
              setVersion(null);
              setStale(null);
              toast.success('Save again to keep your version.');
            }}
          />
        )}
        <DocumentPage
          sheet={
            <FormSheet
              {...{ form, kind, currency, faults }}
              locked={invoice !== null && invoice.standing.facts.settled !== '0'}
              isNew={invoice === null}
              onChange={kept.change}
              onSet={kept.set}
            />
          }
          counterfoil={<FormCounterfoil {...{ form, kind, currency, invoice }} />}
        />
        {(dirty || invoice === null) && (
          <SaveBar resting={!dirty} sentence={dirty ? undefined : 'Nothing typed yet'}>
            <Button look="ghost" onClick={discard} disabled={pending !== null}>
              Discard
            </Button>
            {unissued && (
              <Button
                onClick={() => save(false)}
                pending={pending === 'draft'}
                disabled={pending === 'issue'}
              >
                Save draft
              </Button>
            )}
            <Button
              look="primary"
              onClick={() => save(unissued)}
              pending={pending === 'issue' || (!unissued && pending === 'draft')}
              disabled={unissued && pending === 'draft'}
            >
              {unissued ? (kind === 'receipt' ? 'Save receipt' : 'Issue invoice') : 'Save'}
            </Button>
          </SaveBar>
        )}
      </Stack>
    </>
  );
}

interface StaleChoiceProps {
  problem: Problem;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved in between: take their version, or keep what was typed and save over it. */
function StaleChoice({ problem, onTheirs, onMine }: StaleChoiceProps) {
  return (
    <section aria-label="Saved by somebody else" role="alert">
      <p>{problem.message}</p>
      <Button onClick={onTheirs}>Take their version</Button> <Button onClick={onMine}>Keep mine</Button>
    </section>
  );
}
