import { beforeEach, expect, test } from 'vitest';
import { expectPaymentReturn, usePaymentReturn } from '../../src/screens/document/payment-return.ts';
import { toast, toastStore } from '../../src/screens/kit/notices/toast.ts';
import { clearPage, render } from '../support/render.tsx';

const words = { made: 'Thank you.', left: 'Nothing was paid.' };
function Page() {
  usePaymentReturn({ words, place: 'bill', back: '/pay?link=1' });
  return null;
}

/** Comes to the page by an address, as a browser does that loads it anew, and answers what is said. */
const cameBy = (search: string): string[] => {
  history.replaceState(null, '', `/pay?link=1${search}`);
  render(<Page />);
  const sentence = toastStore.current().map(({ text }) => text);
  for (const { id } of toastStore.current()) toast.dismiss(id);
  expect(location.search).toBe('?link=1');
  clearPage();
  return sentence;
};

beforeEach(() => sessionStorage.clear());

test('that one came back from a payment page is said once, however often that leads back', () => {
  expect(cameBy('')).toEqual([]);
  expect(cameBy('&payment=left')).toEqual(['Nothing was paid.']);
  expect(cameBy('&payment=made')).toEqual(['Thank you.']);
  expect(cameBy('&payment=made')).toEqual([]);
  expectPaymentReturn();
  expect(cameBy('&payment=made')).toEqual(['Thank you.']);
});
