import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { publicActCalls, publicViewCalls } from '../../src/api/calls/public-document.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let quotes: QuoteApi;
let customer: string;

beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  quotes = quoteApiFor(client);
  customer = await apiFor(client).customer();
});

afterAll(() => server.close());

type Opened = Record<'businessid' | 'userid' | 'quoteId', string>;

/** A public link of a quote, as its page reads it. */
const linkOf = async (quote: string): Promise<Opened> => {
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'quote', DocumentId: quote }))
    .body.data;
  const sent = new URL(link).searchParams;
  return { businessid: sent.get('BusinessId')!, userid: sent.get('UserId')!, quoteId: sent.get('quoteId')! };
};

const seen = async (opened: Opened) =>
  expectOk(await server.send(publicViewCalls.publicQuote, { query: opened })).body.data;

const answer = async (opened: Opened, more: Record<string, unknown> = {}) =>
  server.send(publicActCalls.answerQuote, {
    body: { ...opened, Answer: 'accepted', Name: 'Ada Obi', version: 1, ...more },
  });

const lettersAbout = async (subject: string) =>
  (await server.owner.query('select subject, body_text as text from letter where subject = $1', [subject]))
    .rows;

describe('a customer answers a quote on its public page', () => {
  it('accepts it: who and when are kept, its wire status stays, and the owner is told by mail', async () => {
    const id = await quotes.quote({ customer });
    const opened = await linkOf(id);
    const { QuoteNo } = await quotes.view(id);
    expect((await seen(opened)).standing).toEqual({
      status: 'Open',
      facts: { lines: 1, answer: null, expired: false },
    });
    const done = expectOk(await answer(opened, { Note: 'Please start on Monday.' }));
    expect(done.body.message).toBe('Quote accepted.');
    expect(done.headers['set-cookie']).toBeUndefined();
    const view = await quotes.view(id);
    expect(view).toMatchObject({
      Status: 1,
      StatusName: 'Open',
      Answer: 'accepted',
      AnsweredBy: 'Ada Obi',
      AnsweredOn: firstDay,
      AnswerNote: 'Please start on Monday.',
      AnsweredOnline: true,
      standing: { facts: { answer: 'accepted' } },
    });
    expect(view.history.at(-1)).toMatchObject({
      act: 'quote.accept',
      by: 'Ada Obi',
      from: 'Open',
      to: 'Open',
    });
    const letters = await lettersAbout(`${view.ClientInfo.name} accepted ${QuoteNo}`);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('Their note: Please start on Monday.');
    expect(letters[0]!.text).toContain(`/quotes/view-quote?quoteId=${id}`);
  });

  it('accepts it twice: once is kept, and one mail goes out', async () => {
    const id = await quotes.quote({ customer });
    const opened = await linkOf(id);
    expectOk(await answer(opened));
    const again = expectOk(await answer(opened, { Name: 'Somebody Else' }));
    expect(again.body).toMatchObject({ message: 'This answer was already given.', data: { repeated: true } });
    const view = await quotes.view(id);
    expect(view.AnsweredBy).toBe('Ada Obi');
    expect(view.history.filter(({ act }) => act === 'quote.accept')).toHaveLength(1);
    expect(await lettersAbout(`${view.ClientInfo.name} accepted ${view.QuoteNo}`)).toHaveLength(1);
  });

  it('accepts it from two tabs at once: once is kept', async () => {
    const id = await quotes.quote({ customer });
    const opened = await linkOf(id);
    const both = await Promise.all([answer(opened), answer(opened)]);
    for (const one of both) expectOk(one);
    const { history } = await quotes.view(id);
    expect(history.filter(({ act }) => act === 'quote.accept')).toHaveLength(1);
  });

  it('declines it, and can’t accept it afterwards', async () => {
    const id = await quotes.quote({ customer });
    const opened = await linkOf(id);
    expect(expectOk(await answer(opened, { Answer: 'declined' })).body.message).toBe('Quote declined.');
    expect((await answer(opened, { version: 2 })).body).toMatchObject({
      kind: 'illegal-move',
      Message: 'This quote has already been declined.',
    });
    expect((await seen(opened)).Answer).toBe('declined');
  });

  it('is asked again once the quote was changed, and an answer to the older one is refused', async () => {
    const id = await quotes.quote({ customer });
    const opened = await linkOf(id);
    const items = [{ ProductName: 'More consulting', Quantity: '2', UnitPrice: '100' }];
    expectOk(await quotes.update(id, { customer, items }));
    expect((await answer(opened, { version: 1 })).body).toMatchObject({ kind: 'stale' });
    const { version } = await seen(opened);
    expectOk(await answer(opened, { version }));
    expectOk(await quotes.update(id, { customer }));
    expect(await quotes.view(id)).toMatchObject({ Answer: null, AnsweredBy: null });
  });

  it('asks for a name', async () => {
    const opened = await linkOf(await quotes.quote({ customer }));
    expect((await answer(opened, { Name: '  ' })).body).toMatchObject({
      kind: 'invalid',
      Message: 'Enter your name.',
    });
  });

  it('opens with its own link alone, while that lives', async () => {
    const [one, other] = [await quotes.quote({ customer }), await quotes.quote({ customer })];
    const opened = await linkOf(one);
    expect((await answer({ ...opened, quoteId: other })).status).toBe(404);
    expect((await answer({ ...opened, userid: `${opened.userid}x` })).status).toBe(404);
    expectOk(await client.send(shareCalls.revokeLinks, { kind: 'quote', DocumentId: one }));
    expect((await answer(opened)).status).toBe(404);
  });

  it('is bounded: who tries without end is told to wait', async () => {
    const opened = await linkOf(await quotes.quote({ customer }));
    const all = [];
    for (let n = 0; n < 20; n += 1) all.push((await answer(opened, { Name: '' })).status);
    expect(all.at(0)).toBe(400);
    expect(all.at(-1)).toBe(403);
  });
});

describe('a member notes an answer', () => {
  it('with who gave it, and nobody is written to', async () => {
    const id = await quotes.quote({ customer });
    expectOk(await quotes.answer(id, 'declined', { Name: 'Ben', Note: 'Too dear.' }));
    const view = await quotes.view(id);
    expect(view).toMatchObject({ Answer: 'declined', AnsweredBy: 'Ben', AnsweredOnline: false });
    expect(view.history.at(-1)!.by).not.toBe('Ben');
    expect(await lettersAbout(`${view.ClientInfo.name} declined ${view.QuoteNo}`)).toEqual([]);
  });

  it('and converts it all the same; its answer stays, and comes along to nothing', async () => {
    const id = await quotes.quote({ customer });
    expectOk(await quotes.answer(id, 'accepted'));
    expectOk(await quotes.convert(id, 'invoice'));
    expect(await quotes.view(id)).toMatchObject({ Answer: 'accepted', StatusName: 'ConvertedToInvoice' });
  });
});

describe('the last day of a quote', () => {
  it('stays where a call leaves it out, and goes where it is emptied', async () => {
    const last = daysAfter(firstDay, 14);
    const id = await quotes.quote({ customer, validUntil: last });
    expectOk(await quotes.update(id, { customer }));
    expect((await quotes.view(id)).ValidUntil).toBe(last);
    expectOk(await quotes.update(id, { customer, validUntil: null }));
    expect((await quotes.view(id)).ValidUntil).toBeNull();
  });

  it('is not before its own day', async () => {
    const refused = await quotes.create({ customer, validUntil: daysAfter(firstDay, -1) });
    expect(refused.body).toMatchObject({
      kind: 'invalid',
      Message: 'The last day can’t be before the quote’s date.',
    });
  });
});

it('is good to the end of its last day, and an answer after it is refused', async () => {
  const [one, other] = [
    await quotes.quote({ customer, validUntil: firstDay }),
    await quotes.quote({ customer, validUntil: firstDay }),
  ];
  const [early, late] = [await linkOf(one), await linkOf(other)];
  expect((await seen(early)).standing.facts.expired).toBe(false);
  expectOk(await answer(early));
  server.setToday(daysAfter(firstDay, 1));
  expect(await seen(late)).toMatchObject({ ValidUntil: firstDay, standing: { facts: { expired: true } } });
  expect((await answer(late)).body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This quote has expired. Ask for a new one.',
  });
  // What was accepted in time stays so.
  expect(await seen(early)).toMatchObject({ Answer: 'accepted' });
});
