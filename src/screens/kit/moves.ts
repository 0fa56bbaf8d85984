import { animate } from 'framer-motion/dom/mini';

const how = { duration: 0.18, ease: 'easeOut' } as const;

/** Sets a stamp down where a move has just been committed; answers how to leave it where it is. */
export function setDown(stamp: HTMLElement): () => void {
  const moving = animate(stamp, { opacity: [0, 1], transform: ['scale(1.12)', 'scale(1)'] }, how);
  return () => moving.complete();
}

const placesOf = (list: HTMLElement): Map<HTMLElement, number> =>
  new Map([...(list.children as HTMLCollectionOf<HTMLElement>)].map((row) => [row, row.offsetTop]));

/** Lets rows that are new come in and the others close up, until the answer is called. */
export function moveRows(list: HTMLElement): () => void {
  let before = placesOf(list);
  const observer = new MutationObserver(() => {
    const now = placesOf(list);
    // Another page of a list has none of the rows before: nobody has moved.
    const same = [...now.keys()].some((row) => before.has(row));
    for (const [row, top] of same ? now : []) {
      const was = before.get(row);
      if (was === undefined) animate(row, { opacity: [0, 1] }, how);
      else if (was !== top)
        animate(row, { transform: [`translateY(${was - top}px)`, 'translateY(0px)'] }, how);
    }
    before = now;
  });
  observer.observe(list, { childList: true });
  return () => observer.disconnect();
}
