import { ownerMailWords } from '../../src/domain/mail/mail.words.ts';
import type { News } from '../../src/domain/online-payment/online-payments.words.ts';
import type { Letter } from '../store/mail/letters.ts';
import { written } from './written-letter.ts';

const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Where the news leads, and the number it names. */
const leadOf = (news: News): { label: string; page: string; numbers: string[] } => {
  if ('leadsTo' in news) return { ...news.leadsTo, numbers: [] };
  const { subtype, number } = news.document;
  return {
    label: ownerMailWords.open(number),
    page: news.page ?? `/sales/view-${subtype}?item=${number}`,
    numbers: number === null ? [] : [number],
  };
};

/** Tells an owner of a business what happened to one of its documents, or what is to be seen to. */
export const newsLetter = (
  origin: string,
  owner: { email: string; firstName: string },
  business: string,
  news: News,
): Letter => {
  const { label, page, numbers } = leadOf(news);
  return written({
    to: owner.email,
    subject: onOneLine(news.subject),
    paragraphs: [ownerMailWords.hello(owner.firstName), ...news.paragraphs],
    act: { label, url: `${origin}${page}` },
    numbers,
    foot: ownerMailWords.whyYouAreNotified(business),
  });
};
