import { Button } from '../kit/buttons/Button.tsx';
import { MoreMenu } from '../kit/menus/MoreMenu.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';

/** What can be done at the head of a list beside its primary act: one as a button, several under one, for a row of buttons fills a phone. */
export function HeadActs({ acts }: { acts: readonly MenuAct[] }) {
  const [only, another] = acts;
  if (!only) return null;
  return another ? <MoreMenu acts={acts} /> : <Button onClick={only.onPress}>{only.label}</Button>;
}
