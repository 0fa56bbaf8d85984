import { displayed } from '../../src/domain/words/display-sentences.ts';
import { failures } from '../../src/domain/words/frame.ts';
import { session as sessionWords } from '../../src/domain/words/session.ts';
import { type PathStep, statesAt } from '../../tools/paths/src/path.ts';
import type { SignInWorld } from './sign-in-world.ts';

/** Where a step sets out from. */
export const stateOf = ({ from }: PathStep): string => statesAt(from)[0]!;

/** What the page tells in a toast of the step that has just been taken. */
export const noticesOf = (step: PathStep): string[] => {
  const { event } = step;
  const [from, to] = [stateOf(step), statesAt(step.to)[0]!];
  if (to === 'verifying.verified') return [displayed(sessionWords.verified)];
  if (event.type === 'user.changed') return ['Changes saved.'];
  if (to === 'recovering.changed') return [displayed(sessionWords.passwordChanged)];
  // Whoever opens a link with a dead session is told so on the way.
  if (to === 'expired' || (from === 'expired' && /^(link|reset)\.open$/.test(event.type)))
    return [displayed(failures.expired)];
  if (from.endsWith('.resending') && event.type.startsWith('xstate.done'))
    return [displayed(sessionWords.resent)];
  return from.endsWith('.checkingLink') && to.endsWith('.refused') ? [displayed(sessionWords.badLink)] : [];
};

/** Whoever reads on has seen what was told. */
export const dismissToasts = async ({ page }: SignInWorld): Promise<void> => {
  const toasts = page.locator('.toast');
  await toasts.locator('[aria-label=Dismiss]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  // A message leaves the page a moment after it is dismissed.
  for (let tries = 0; tries < 10 && (await toasts.count()) > 0; tries += 1) await page.clock.runFor(2);
};
