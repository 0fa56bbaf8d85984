import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Asks } from '../../api/client/asks.ts';
import type { Asked, Edited, SavedDocument } from '../../api/client/command.ts';
import type { NextNumber } from '../../api/documents/document-list.ts';
import type { May } from '../../domain/access/permissions.ts';
import type { Attachment } from '../../domain/documents/attachment.ts';
import type { DocumentKind, DocumentType } from '../../domain/documents/kind.ts';
import { contactRoleOf, kindSpec } from '../../domain/documents/kinds.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { unprintableIn } from '../../domain/values/unprintable.ts';
import { documentTitles as titles } from '../../domain/words/documents.ts';
import { documentListAt, viewDocumentAt } from '../frame/addresses.ts';
import { type CurrentBusiness, useBusiness, useMay } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { useTyped, useTypedPart } from '../page/use-form-flow.ts';
import type { AvailableActs } from './allowed-acts.ts';
import { calledBy, calledIn, nounOf } from './called.ts';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import type { DisplayedFault } from './displayed-fault.ts';
import { EditableAlone } from './EditableAlone.tsx';
import { placed } from './faults.ts';
import { LoadedForm } from './LoadedForm.tsx';
import { namedDocument } from './named-document.ts';
import { UnprintableNotice } from './UnprintableNotice.tsx';
import { failedUploads } from './uploads.ts';
import {
  type DocumentForm,
  type DocumentFormFlow,
  type DocumentFormState,
  useDocumentForm,
} from './use-document-form.ts';
import type { WithFiles } from './use-form-files.tsx';
import { madeOutTo, useRequestedContact } from './use-requested-contact.ts';

/** One way to save a document: what its button says, whether it is issued by it, and whether it must be complete. */
export interface SaveOption {
  name: string;
  label: string;
  issuing: boolean;
  complete: boolean;
}

/** What a form is of: its type, and the document that is edited; null for a new one. */
export interface FormOf<View> {
  type: DocumentType;
  document: View | null;
}

/** What the forms of one kind have of their own. */
export interface DocumentEditing<View extends DocumentView, Form extends DocumentForm> {
  kind: DocumentKind;
  view: (businessId: string, id: string) => Asks<View>;
  /** The number a new one is likely to get, and the business's own day, which a device's clock may not know. */
  next: (businessId: string, type: DocumentType) => Asks<NextNumber>;
  blank: (today: string, business: CurrentBusiness) => Form;
  formOf: (document: View, homeCurrency: string) => Form;
  faultsOf: (form: Form, type: DocumentType, complete: boolean, locale: string) => DisplayedFault[];
  /** What can be done with one that is there: its own page offers the same. */
  acts: (document: View, may: May) => AvailableActs<string>;
  saves: (of: FormOf<View>) => SaveOption[];
  save: (
    context: Asked,
    form: Form,
    how: { type: DocumentType; homeCurrency: string; issuing: boolean; edited: Edited | null },
  ) => Promise<SavedDocument>;
  /** Files are brought into it; left out for a kind that takes none. */
  WithFiles?: typeof WithFiles;
  Sheet: ComponentType<{ form: DocumentFormState<Form> } & FormOf<View>>;
  /** Beside it: the total so far, and what saving will do. `number` is its own, or the one it is likely to get; `keptAs` the name its typing is kept under. */
  Counterfoil: ComponentType<{ form: Form; number: string | null; keptAs: string } & FormOf<View>>;
}

type Editing<View extends DocumentView, Form extends DocumentForm> = { of: DocumentEditing<View, Form> };

const backTo = (kind: DocumentKind) => ({
  label: documentPageRoutes[kind].list.title,
  href: documentListAt(kind),
});

/** A new document begins on the business's own day, made out to the contact its address names. */
export function AddDocumentPage<View extends DocumentView, Form extends DocumentForm>({
  of,
  type,
}: Editing<View, Form> & { type: DocumentType }) {
  const business = useBusiness();
  const { settled, contact } = useRequestedContact(contactRoleOf(type) ?? 'customer');
  return (
    <LoadedForm query={useQuery<NextNumber>(of.next(business.id, type))} back={backTo(of.kind)}>
      {({ today, number }) =>
        settled && (
          <FormPage
            key={`${type} ${contact?.id}`}
            of={of}
            type={type}
            initial={madeOutTo(of.blank(today, business), contact, business.homeCurrency)}
            document={null}
            number={number}
            asFor={contact?.id}
          />
        )
      }
    </LoadedForm>
  );
}

/** The editor of the document named in the address. */
export function EditDocumentPage<View extends DocumentView, Form extends DocumentForm>({
  of,
}: Editing<View, Form>) {
  const requestedId = namedDocument(of.kind, 'edit', useSearch());
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  return (
    <LoadedForm query={useQuery<View>(of.view(id, requestedId))} back={backTo(of.kind)}>
      {(document) => (
        <EditableAlone
          key={document.id}
          document={document}
          acts={of.acts(document, may)}
          back={backTo(of.kind)}
        >
          <FormPage
            of={of}
            type={document.subtype}
            initial={of.formOf(document, homeCurrency)}
            document={document}
            number={document.number}
          />
        </EditableAlone>
      )}
    </LoadedForm>
  );
}

interface FormPageProps<View extends DocumentView, Form extends DocumentForm>
  extends Editing<View, Form>,
    FormOf<View> {
  initial: Form;
  number: string | null;
  /** The contact a new one was asked for. */
  asFor?: string | undefined;
}

function FormPage<View extends DocumentView, Form extends DocumentForm>(props: FormPageProps<View, Form>) {
  const { of, type, initial, document, number, asFor } = props;
  // The same one at every key: the head of the page is drawn again for another one.
  const back = useMemo(() => backTo(of.kind), [of.kind]);
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const flow = useDocumentForm({ noun: type, opened: document, initial, madeOf: asFor });
  const attached = document?.attachments ?? [];
  const chosen = useTypedPart(flow, ({ attachments }) => attachments);

  async function save({ name, issuing, complete }: SaveOption) {
    const missing = await failedUploads(flow.name);
    const form = flow.typed();
    const found = [
      ...missing.map((fault) => placed(fault, type, form.lines)),
      ...of.faultsOf(form, type, complete, locale),
    ];
    const saved = await flow.save(name, found, (intentKey, version) =>
      of.save({ businessId, intentKey }, form, {
        type,
        homeCurrency,
        issuing,
        edited: document && { id: document.id, version },
      }),
    );
    if (saved) navigate(viewDocumentAt(type, calledIn({ ...saved, subtype: type })));
  }

  const page = (files?: { field: ReactNode; pane: ReactNode }) => (
    <DocumentFormPage
      title={
        document
          ? titles.edit({ document: calledBy(document) })
          : titles.newDocument({ document: nounOf(type) })
      }
      back={back}
      document={flow}
      isNew={document === null}
      {...(kindSpec(of.kind).entered ? files : { pane: files?.pane, foot: files?.field })}
      warning={<TypedWarning flow={flow} />}
      sheet={<TypedSheet of={of} flow={flow} type={type} document={document} />}
      counterfoil={<TypedCounterfoil of={of} flow={flow} type={type} document={document} number={number} />}
      saves={of
        .saves({ type, document })
        .map((option) => ({ name: option.name, label: option.label, onPress: () => void save(option) }))}
      onLeave={() => navigate(document ? viewDocumentAt(type, calledIn(document)) : documentListAt(of.kind))}
    />
  );
  if (!of.WithFiles) return page();
  const files = {
    ...flow.field('attachments'),
    form: flow.name,
    files: chosen?.files ?? attached,
    onSet: (make: (now: readonly Attachment[]) => Attachment[]) =>
      flow.setFiles(make(flow.typed().attachments?.files ?? attached)),
  };
  return <of.WithFiles of={files}>{page}</of.WithFiles>;
}

interface TypedProps<View extends DocumentView, Form extends DocumentForm>
  extends Editing<View, Form>,
    FormOf<View> {
  flow: DocumentFormFlow<Form>;
}

/** The sheet with what is typed. */
function TypedSheet<View extends DocumentView, Form extends DocumentForm>(props: TypedProps<View, Form>) {
  const { of, flow, type, document } = props;
  const form = useTyped(flow);
  return <of.Sheet form={{ ...flow, form }} type={type} document={document} />;
}

/** Letters of what is typed that its PDF can't show. */
function TypedWarning<Form extends DocumentForm>({ flow }: { flow: DocumentFormFlow<Form> }) {
  const { customer, lines, notes, theirReference, shipTo } = useTyped(flow);
  const texts = [
    customer?.name ?? '',
    theirReference,
    ...Object.values(shipTo ?? {}),
    ...lines.flatMap(({ name, description }) => [name, description]),
    notes,
  ];
  return <UnprintableNotice letters={unprintableIn(texts)} />;
}

/** What saving does, of what is typed. */
function TypedCounterfoil<View extends DocumentView, Form extends DocumentForm>(
  props: TypedProps<View, Form> & { number: string | null },
) {
  const { of, flow, type, document, number } = props;
  return (
    <of.Counterfoil
      form={useTyped(flow)}
      number={number}
      keptAs={flow.name}
      type={type}
      document={document}
    />
  );
}
