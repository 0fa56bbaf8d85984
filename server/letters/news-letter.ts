import { ownerMailWords } from '../../src/domain/words/mail.ts';
import type { News } from '../../src/domain/words/online-payment.ts';
import type { Letter } from '../store/letters.ts';
import { written } from './written-letter.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

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
      url: `${origin}${news.page ?? `/sales/view-${news.document.subtype}?item=${news.document.number}`}`,
    },
    numbers: news.document.number === null ? [] : [news.document.number],
    foot: ownerMailWords.whyYouAreTold(business),
  });
