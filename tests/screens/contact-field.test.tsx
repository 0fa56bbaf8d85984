import { afterEach, expect, test, vi } from 'vitest';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { ContactField } from '../../src/screens/document/ContactField.tsx';
import { proposedPrice } from '../../src/screens/document/lines.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, find, render, type } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['customer', 'Customer', '/api/Client/'],
  ['vendor', 'Vendor', '/api/Vendor/'],
] satisfies [ContactRole, string, string][])(
  'who a document names is looked for among its %ss',
  async (contactRole, label, calls) => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(String(url));
      return Response.json({ Message: 'No.', kind: 'unexpected' }, { status: 400 });
    });
    render(
      <BusinessContext value={currentBusiness}>
        <ContactField
          id="who"
          problem={undefined}
          contactRole={contactRole}
          picked={null}
          onPick={vi.fn()}
          form="form"
        />
      </BusinessContext>,
    );
    expect(find('label').textContent).toContain(label);
    type('input', 'stone');
    await eventually(() => expect(requests.some((url) => url.includes(calls))).toBe(true));
    expect(requests.every((url) => url.includes(calls))).toBe(true);
  },
);

test('an item proposes its price where it is sold, and its cost where it is bought', () => {
  const item = { cost: '4', price: '9' };
  expect([proposedPrice(item, false), proposedPrice(item, true)]).toEqual(['9', '4']);
});
