import { Link } from 'wouter';
import { lackingName } from '../../domain/documents/lawful.ts';
import { lawful as words } from '../../domain/documents/lawful.words.ts';
import { lackingOnDocument } from '../../domain/documents/lawful-paper.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { countryInSentence } from '../../domain/values/country.ts';
import { businessAt } from '../frame/addresses.ts';
import { Notice } from '../kit/notices/Notice.tsx';

/** What this invoice should say of the business and doesn't; it keeps nobody from sending it. */
export function LawNotice({ invoice }: { invoice: PostedView }) {
  const { from, number } = invoice;
  const lacking = lackingOnDocument(invoice);
  if (lacking.length === 0) return null;
  const { country = '' } = from;
  const names = lacking.map((one) => lackingName(one, country, words));
  const several = names.length > 1;
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return (
    <Notice>
      {words.shouldShow({ country: countryInSentence(country), lacking: listed })}{' '}
      <Link href={businessAt}>{words.add({ several })}</Link>.{' '}
      {number !== null && words.thenEdit({ several })}
    </Notice>
  );
}
