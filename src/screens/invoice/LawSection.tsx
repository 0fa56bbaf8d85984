import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { businessCalls } from '../../api/calls/business.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { useCall } from '../../api/client/query.ts';
import { ownParty } from '../../domain/business/particulars.ts';
import { type ContactViews, partyOf } from '../../domain/contact/contact.ts';
import type { Party } from '../../domain/documents/document.ts';
import {
  type LackingRow,
  type LawfulPaper,
  lackingOf,
  particularName,
  requiredOn,
  taxedLine,
} from '../../domain/documents/lawful.ts';
import { lawful as words } from '../../domain/documents/lawful.words.ts';
import { lawfulSums } from '../../domain/documents/lawful-paper.ts';
import { isPositive, isReadableAmount } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { countryInSentence } from '../../domain/values/country.ts';
import { fieldIdOf } from '../document/displayed-fault.ts';
import { totalsOfForm, usedLines } from '../document/lines.ts';
import { rateOf } from '../document/money-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { businessAt, editCustomerAt, taxAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { type LineDraft, lineFieldId } from '../kit/lines/line-draft.ts';
import type { Subtype } from './invoice-form.ts';

/** What the law asks of an invoice, and what of that it lacks. */
interface Law {
  required: readonly LackingRow[];
  lacking: readonly LackingRow[];
}

interface LawSectionProps {
  law: Law;
  type: Subtype;
  form: DocumentForm;
  /** The one that is edited; null for a new one. */
  document: PostedView | null;
  /** The name its typing is kept under. */
  keptAs: string;
}

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '10px 0 0',
    padding: '0',
    display: 'grid',
    gap: '10px',
    '& li': { display: 'grid', gap: '2px' },
    '& li > b': { fontWeight: '600', '&::first-letter': { textTransform: 'uppercase' } },
    '& li > small': { color: 'quiet', fontSize: '12px' },
    '& li > a': {
      width: 'fit-content',
      paddingBlock: '4px',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
    },
  },
});

const Everything = chakra('details', {
  base: { marginTop: '10px', '& > summary': { cursor: 'pointer', paddingBlock: '6px', color: 'quiet' } },
});

/** The business as its paper names it; null for who may not read its settings. */
const useOwnParty = (): Party | null => {
  const { id, country } = useBusiness();
  const may = useMay()('settings.business');
  const { data } = useCall(businessCalls.getSettings, { businessId: id }, { enabled: may });
  if (!data) return null;
  const { companyName: name, address, particulars } = data;
  return ownParty({ name, address, country, particulars });
};

/** The customer as the paper will name them; undefined while their card isn't known. */
const useCustomer = (chosen: string | undefined, stored: Party | undefined): Party | undefined => {
  const { id } = useBusiness();
  const may = useMay()('customer.view');
  const { data } = useQuery<ContactViews['customer' | 'vendor']>({
    ...contactView('customer', id, chosen ?? ''),
    enabled: chosen !== undefined && may,
  });
  if (chosen === undefined) return { name: '' };
  return data ? partyOf(data) : stored;
};

/** The taxes of what is typed; those of a draft with the sentences they have by now. */
const useTaxedLines = (form: DocumentForm, issued: boolean): LawfulPaper['lines'] => {
  const { id } = useBusiness();
  const known = useCall(taxCalls.listTaxes, { businessId: id }).data;
  const reasonOf = (tax: LineDraft['tax'] | null): string =>
    tax?.reason ||
    (issued && tax?.reason !== undefined ? '' : (known?.find((one) => one.id === tax?.id)?.reason ?? ''));
  const taxed = (tax: LineDraft['tax'] | null, amount: string) =>
    taxedLine(tax && { ...tax, reason: reasonOf(tax) }, isReadableAmount(amount) ? amount : '0');
  const shipping = isReadableAmount(form.shipping) && isPositive(form.shipping);
  return [
    ...usedLines(form.lines).map(({ tax, price }) => taxed(tax, price)),
    ...(shipping ? [taxed(form.shippingTax, form.shipping)] : []),
  ];
};

/** A link to a field of this form. */
function ToField({ id, children }: { id: string; children: ReactNode }) {
  function goTo(event: MouseEvent) {
    event.preventDefault();
    const field = window.document.getElementById(id);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }
  return (
    <a href={`#${id}`} onClick={goTo}>
      {children}
    </a>
  );
}

/** Where what a row asks can be given: a field of this form, the customer's card, or a page of the settings, from which the typing is found again. */
function Remedy({
  what,
  type,
  form,
  keptAs,
}: Omit<LawSectionProps, 'document' | 'law'> & Pick<LackingRow, 'what'>) {
  const may = useMay();
  const back = window.location.pathname + window.location.search;
  switch (what) {
    case 'customerName':
      return <ToField id={fieldIdOf(type, 'customer')}>{words.chooseCustomer}</ToField>;
    case 'customerAddress':
    case 'customerContact':
    case 'customerNumber':
      if (!form.customer) return <ToField id={fieldIdOf(type, 'customer')}>{words.chooseCustomer}</ToField>;
      if (!may('customer.edit')) return null;
      return (
        <Link href={editCustomerAt(form.customer.id, { back, form: keptAs })}>{words.editCustomer}</Link>
      );
    case 'supplyDate':
      return <ToField id={fieldIdOf(type, 'supplyOn')}>{words.enterDate}</ToField>;
    case 'reason':
      return <ReasonRemedy form={form} />;
    default:
      return may('settings.business') ? <Link href={businessAt}>{words.inSettings}</Link> : null;
  }
}

/** Of a line without a tax its tax is chosen; a tax without its sentence gets one. */
function ReasonRemedy({ form }: Pick<LawSectionProps, 'form'>) {
  const may = useMay();
  const { id } = useBusiness();
  const known = useCall(taxCalls.listTaxes, { businessId: id }).data ?? [];
  const lines = usedLines(form.lines);
  const untaxed = lines.find(({ tax }) => !tax);
  if (lines.every(({ tax }) => !tax) && untaxed)
    return <ToField id={lineFieldId(untaxed.key, 'tax')}>{words.chooseTax}</ToField>;
  const silent = lines.flatMap(({ tax }) => known.filter((one) => one.id === tax?.id && one.reason === ''));
  const [tax] = silent.filter(({ kind }) => kind === 'exempt' || kind === 'reverse-charge');
  if (!tax || !may('settings.account')) return null;
  return <Link href={taxAt(tax.id)}>{words.addSentence({ tax: tax.name })}</Link>;
}

/** What the law asks of the invoice that is typed, and what of that is missing. */
export const useLaw = ({ type, form, document }: Omit<LawSectionProps, 'keptAs' | 'law'>): Law => {
  const { country, homeCurrency } = useBusiness();
  const own = useOwnParty();
  const customer = useCustomer(form.customer?.id, document?.to);
  const lines = useTaxedLines(form, document !== null && document.number !== null);
  const { total } = totalsOfForm(form);
  const paper: LawfulPaper = {
    ...lawfulSums({ subtype: type, currency: form.currency, rate: rateOf(form), total }, homeCurrency),
    from: own ?? { name: '', country },
    to: customer ?? { name: form.customer?.name ?? '' },
    supplyOn: form.supplyOn || null,
    lines,
  };
  // What can't be read yet isn't said to be missing.
  const isKnown = ({ what }: LackingRow) => {
    if (what.startsWith('customer')) return customer !== undefined;
    return own !== null || what === 'supplyDate' || what === 'reason';
  };
  return { required: requiredOn(paper).filter(isKnown), lacking: lackingOf(paper).filter(isKnown) };
};

/** What the law asks of the invoice, what of it is missing, and where it can be given; it keeps nobody from issuing. */
export function LawSection({ law, type, form, keptAs }: Omit<LawSectionProps, 'document'>) {
  const { country } = useBusiness();
  const { required, lacking } = law;
  if (required.length === 0) return null;
  const named = { country: countryInSentence(country) };
  return (
    <CounterfoilSection title={words.requiredIn(named)}>
      {lacking.length === 0 ? (
        // Nothing is filled in on an empty form.
        (form.customer || usedLines(form.lines).length > 0) && <p>{words.complete(named)}</p>
      ) : (
        <>
          <p>{words.missing}</p>
          <Rows>
            {lacking.map((row) => (
              <li key={row.what}>
                <b>{particularName(row)}</b>
                <small>{row.law}</small>
                <Remedy what={row.what} type={type} form={form} keptAs={keptAs} />
              </li>
            ))}
          </Rows>
        </>
      )}
      <Everything>
        <summary>{words.everything}</summary>
        <Rows>
          {required.map((row) => (
            <li key={row.what}>
              <span>{particularName(row)}</span>
              <small>{row.law}</small>
            </li>
          ))}
        </Rows>
      </Everything>
    </CounterfoilSection>
  );
}
