import { idToWire } from '../../src/api/wire/id.ts';
import { typePlaces } from '../../src/domain/documents/places.ts';
import { ownerMailWords } from '../../src/domain/words/mail.ts';
import type { News } from '../../src/domain/words/online-payment.ts';
import type { Letter } from '../store/letters.ts';
import { written } from './written-letter.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** The page of a document, by its number where it is found so. */
const pageOf = ({ id, subtype, number }: News['document']): string => {
  const { path, names, byNumber } = typePlaces[subtype].view;
  return `${path}?${names[0]}=${byNumber && number ? number : idToWire(id)}`;
};

/** Tells an owner of a business what happened to one of its documents. */
export const newsLetter = (
  origin: string,
  owner: { email: string; firstName: string },
  business: string,
  news: News,
): Letter =>
  written({
    to: owner.email,
    subject: onOneLine(news.subject),
    paragraphs: [ownerMailWords.hello(owner.firstName), ...news.paragraphs],
    act: {
      label: ownerMailWords.open(news.document.number),
      url: `${origin}${pageOf(news.document)}`,
    },
    foot: ownerMailWords.whyYouAreTold(business),
  });
