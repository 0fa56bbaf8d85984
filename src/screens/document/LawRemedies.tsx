import { Fragment } from 'react';
import { Link } from 'wouter';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { isOfBusiness, isOnCard, type LackingRow } from '../../domain/documents/lawful.ts';
import { lawful as words } from '../../domain/documents/lawful.words.ts';
import { businessAt, customersAt, editCustomerAt, editDocumentAt, taxesAt } from '../frame/addresses.ts';
import { useMay } from '../frame/business.ts';

interface LawRemediesProps {
  lacking: readonly Pick<LackingRow, 'what'>[];
  /** The customer it is for; left out where it isn't known, or several lack it. */
  customer?: string | null | undefined;
  /** What it is issued from, which says what its form was saved with; left out where there is none yet. */
  source?: { subtype: DocumentType; id: string; isDraft: boolean };
}

interface Remedy {
  label: string;
  href: string;
  key: PermissionKey;
}

/** What its source must be saved again for: a draft for all of it, any other for what is its customer's or its lines'. */
const isSavedIn = (what: LackingRow['what'], isDraft: boolean): boolean =>
  isDraft || isOnCard(what) || what === 'customerName' || what === 'reason';

const remediesFor = ({ lacking, customer, source }: LawRemediesProps): Remedy[] => {
  const has = (test: (what: LackingRow['what']) => boolean) => lacking.some(({ what }) => test(what));
  const remedies: Remedy[] = [];
  if (has(isOfBusiness))
    remedies.push({ label: words.inSettings, href: businessAt, key: 'settings.business' });
  if (has(isOnCard) && customer)
    remedies.push({ label: words.editCustomer, href: editCustomerAt(customer), key: 'customer.edit' });
  if (source && has((what) => isSavedIn(what, source.isDraft)))
    remedies.push({
      label: words.editIt({ document: nounOf(source) }),
      href: editDocumentAt(source.subtype, source.id),
      key: `${kindSpec(documentTypes[source.subtype].kind).permissions}.edit`,
    });
  if (!source && has(isOnCard))
    remedies.push({ label: words.openCustomers, href: customersAt, key: 'customer.list' });
  if (!source && has((what) => what === 'reason'))
    remedies.push({ label: words.openTaxes, href: taxesAt, key: 'settings.account' });
  return remedies;
};

const nounOf = ({ subtype, isDraft }: NonNullable<LawRemediesProps['source']>): string =>
  isDraft ? words.draft : documentTypes[subtype].title.toLowerCase();

/** Whether what is filled in elsewhere is on the document only once its source is saved again. */
const savesAgain = ({ lacking, source }: LawRemediesProps): boolean =>
  source !== undefined &&
  lacking.some(({ what }) => isOnCard(what) || (source.isDraft && isOfBusiness(what)));

/** Where the day of supply is given that no form before the issue asks for: in the file of an import, or on the invoice itself. */
const dateHintOf = ({ lacking, source }: LawRemediesProps): string => {
  if (source?.isDraft || lacking.every(({ what }) => what !== 'supplyDate')) return '';
  return ` ${source ? words.dateAfterwards : words.dateInFile}`;
};

/** Where each thing can be filled in that the law asks and what is issued doesn't show; what the role may not open is left out. */
export function LawRemedies(props: LawRemediesProps) {
  const may = useMay();
  const { source } = props;
  const remedies = remediesFor(props).filter(({ key }) => may(key));
  return (
    <>
      {remedies.map(({ label, href }, at) => (
        <Fragment key={href}>
          {at > 0 && ' · '}
          <Link href={href}>{label}</Link>
        </Fragment>
      ))}
      {remedies.length > 0 && '. '}
      {source && savesAgain(props) && words.thenSave({ document: nounOf(source) })}
      {dateHintOf(props)}
    </>
  );
}
