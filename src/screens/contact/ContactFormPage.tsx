import { useLocation, useSearch } from 'wouter';
import { draftOf, keepDraft } from '../../api/client/drafts.ts';
import type { ContactViews } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { isOwnPath } from '../../domain/values/own-path.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { MoreFields } from '../kit/fields/MoreFields.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { FormFields } from '../page/FormFields.tsx';
import type { KeptForm } from '../page/kept-form.ts';
import { useCardForm } from '../page/use-card-form.ts';
import { contactFields } from './contact-fields.tsx';
import { type ContactForm, formProblems, typedOf } from './contact-form.ts';
import type { ContactPages } from './contact-pages.ts';

/** The page that asked for a new contact, and the name of its form. */
interface Asking {
  back: string;
  form: string;
}

/**
 * A form that asked for a new contact finds them picked in what it keeps, as its `customer` whatever their role; nobody is led to another site. Otherwise a new contact's
 * own page is next, and after an edit the list.
 */
const handBack = async (
  { back, form }: Asking,
  owner: { userId: string; businessId: string },
  picked: { id: string; name: string },
  next: string,
): Promise<string> => {
  if (!isOwnPath(back) || !form) return next;
  const kept = (await draftOf({ ...owner, form })) as KeptForm<object> | undefined;
  await keepDraft(
    { ...owner, form },
    { baseVersion: null, ...kept, typed: { ...kept?.typed, customer: picked } },
  );
  return back;
};

interface ContactFormPageProps<Role extends ContactRole> {
  pages: ContactPages<Role>;
  initial: ContactForm<Role>;
  /** The one that is edited; null for a new one. */
  contact: ContactViews[Role] | null;
  /** Who has another role and gets this one too; null for nobody. */
  joins?: string | null;
}

/** The form of a contact's card in a role. */
export function ContactFormPage<Role extends ContactRole>(props: ContactFormPageProps<Role>) {
  const { pages, initial, contact, joins = null } = props;
  const { role, listAt, viewAt } = pages;
  const { id: businessId, userId, homeCurrency } = useBusiness();
  const may = useMay();
  const search = new URLSearchParams(useSearch());
  const origin = { back: search.get('back') ?? '', form: search.get('form') ?? '' };
  const [, navigate] = useLocation();
  const check = (form: ContactForm<Role>) => formProblems(role, form);
  const settled = contact?.opening != null && contact.opening.open !== contact.opening.amount;
  const { first, more } = contactFields(role, {
    homeCurrency,
    locale: useLocale(),
    isNew: contact === null,
    settled,
  });
  const card = useCardForm<ContactForm<Role>>({
    noun: role,
    opened: contact,
    initial,
    madeOf: joins,
    check,
    fields: [...first, ...more],
  });
  const labels = words.ofRole[role];

  async function save() {
    const { form } = card;
    const answer = await card.save((intentKey, version) =>
      pages.save(
        { businessId, intentKey },
        { ...typedOf(form, homeCurrency), edited: contact && { id: contact.id, version }, joins },
      ),
    );
    if (!answer) return;
    if (answer.warning) toast.failure(answer.warning);
    const saved = { id: answer.id, name: form.name };
    const next = contact || !may(`${role}.view`) ? listAt : viewAt(saved.id);
    navigate(await handBack(origin, { userId, businessId }, saved, next));
  }

  const leave = contact ? viewAt(contact.id) : listAt;
  return (
    <CardFormPage
      title={contact ? words.edit(contact.name) : labels.add}
      back={{ label: labels.list, href: listAt }}
      card={card}
      save={labels.save}
      onSave={save}
      onDiscard={() => navigate(isOwnPath(origin.back) ? origin.back : leave)}
    >
      <FormFields rows={first} card={card} />
      <MoreFields
        filled={contact !== null || joins !== null || card.restored}
        wrong={card.hasProblemBeside(first) ? card.attempt : 0}
      >
        <FormFields rows={more} card={card} />
      </MoreFields>
    </CardFormPage>
  );
}
