import { expect, it } from 'vitest';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { emptyDatabase, freshDatabase } from '../../support/database.ts';
import { startServer } from '../../support/server.ts';
import { taxedStory } from '../../support/taxed-story.ts';

/** Every tax record of some books in words, oldest first. */
const recordsOf = async (url: string): Promise<string[]> => {
  const { rows } = await asMaintainer(url, (client) =>
    client.query(`select concat_ws(' ', r.on_day, e.kind, r.side, coalesce(l.name, case when r.document_id is null then 'expense' else 'shipping' end), r.tax_name, r.kind,
       r.rate::float, r.deductible::float, r.currency, r.base::float, r.home_base::float, r.tax::float, r.home_tax::float, r.deducted::float, r.home_deducted::float) as record
     from tax_record r join journal_entry e on e.business_id = r.business_id and e.id = r.entry_id
       left join document_line l on l.business_id = r.business_id and l.id = r.document_line_id order by 1`),
  );
  return rows.map((row) => row.record);
};

/** Day, entry, side, of what, its tax, rate, part deducted, currency; base, tax and what is deducted, each in that currency and at home. */
it('books of before taxes had kinds get the tax records that they would have been posted with', async () => {
  const carried = await emptyDatabase();
  // Made by the program at schema 0302, by the same story.
  expect((await restore(carried.url, 'tests/files/books-0302')).violations).toEqual([]);
  const database = await freshDatabase();
  const server = await startServer({ fresh: database });
  await taxedStory(server, await server.client());
  const posted = await recordsOf(database.url);
  await server.close();
  expect(await recordsOf(carried.url)).toEqual(posted);
  expect(posted).toEqual([
    '2026-03-02 credit-note sale Export None zero 0 100 USD -10 -10 0 0 0 0',
    '2026-03-02 credit-note sale Work VAT standard 20 100 USD -20 -20 -4 -4 0 0',
    '2026-03-02 purchase purchase Ink Lost standard 10 0 EUR 23.31 27.97 2.33 2.8 0 0',
    '2026-03-02 purchase purchase Ink Lost standard 10 0 USD 23.31 23.31 2.33 2.33 0 0',
    '2026-03-02 purchase purchase Paper VAT standard 20 100 EUR 100 120 20 24 20 24',
    '2026-03-02 purchase purchase Paper VAT standard 20 100 USD 100 100 20 20 20 20',
    '2026-03-02 purchase purchase Stamps None zero 0 100 EUR 33.33 40 0 0 0 0',
    '2026-03-02 purchase purchase Stamps None zero 0 100 USD 33.33 33.33 0 0 0 0',
    '2026-03-02 purchase purchase shipping Lost standard 10 0 USD 9 9 0.9 0.9 0 0',
    '2026-03-02 sale sale Export None zero 0 100 EUR 50 56.69 0 0 0 0',
    '2026-03-02 sale sale Export None zero 0 100 USD 50 50 0 0 0 0',
    '2026-03-02 sale sale Work VAT standard 20 100 EUR 100 113.37 20 22.67 0 0',
    '2026-03-02 sale sale Work VAT standard 20 100 USD 100 100 20 20 0 0',
    '2026-03-02 sale sale shipping None zero 0 100 USD 5 5 0 0 0 0',
    '2026-04-10 write-off sale Export None zero 0 100 USD -40 -40 0 0 0 0',
    '2026-04-10 write-off sale Work VAT standard 20 100 USD -80 -80 -16 -16 0 0',
    '2026-04-10 write-off sale shipping None zero 0 100 USD -5 -5 0 0 0 0',
    '2026-05-10 credit-note purchase Ink Lost standard 10 0 USD -7.77 -7.77 -0.78 -0.78 0 0',
    '2026-05-10 reversal sale Export None zero 0 100 EUR -50 -56.69 0 0 0 0',
    '2026-05-10 reversal sale Work VAT standard 20 100 EUR -100 -113.37 -20 -22.67 0 0',
    '2026-06-10 expense purchase expense Lost standard 10 0 USD 33.37 33.37 3.34 3.34 0 0',
    '2026-06-10 expense purchase expense None zero 0 100 USD 10 10 0 0 0 0',
    '2026-06-10 expense purchase expense None zero 0 100 USD 33.37 33.37 0 0 0 0',
    '2026-06-10 expense purchase expense VAT standard 20 100 USD 33.37 33.37 6.67 6.67 6.67 6.67',
    '2026-06-10 reversal purchase Ink Lost standard 10 0 EUR -23.31 -27.97 -2.33 -2.8 0 0',
    '2026-06-10 reversal purchase Paper VAT standard 20 100 EUR -100 -120 -20 -24 -20 -24',
    '2026-06-10 reversal purchase Stamps None zero 0 100 EUR -33.33 -40 0 0 0 0',
    '2026-06-10 reversal purchase expense None zero 0 100 USD -10 -10 0 0 0 0',
  ]);
});
