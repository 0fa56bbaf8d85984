import { expect, test } from 'vitest';
import { TextField } from '../../src/screens/kit/fields/TextField.tsx';
import { ErrorSummary } from '../../src/screens/kit/notices/ErrorSummary.tsx';
import { find, press, render } from '../support/render.tsx';

const problem = 'Enter your email address.';

const form = (attempt: number) => (
  <>
    <ErrorSummary attempt={attempt} problems={attempt > 0 ? [{ fieldId: 'email', text: problem }] : []} />
    <TextField
      id="email"
      label="Email"
      value=""
      onChange={() => {}}
      problem={attempt > 0 ? problem : undefined}
    />
  </>
);

test('the summary takes the focus each time the form is sent with problems left', () => {
  const show = render(form(0));
  expect(document.querySelector('[role=alert]')).toBeNull();
  show(form(1));
  expect(document.activeElement).toBe(find('[role=alert]'));
  find('#email').focus();
  show(form(2));
  expect(document.activeElement).toBe(find('[role=alert]'));
});

test('each problem links to its field and says what the field says', () => {
  render(form(1));
  expect(find('[role=alert] a').textContent).toBe(find('#email-problem').textContent);
  press('[role=alert] a');
  expect(document.activeElement).toBe(find('#email'));
});
