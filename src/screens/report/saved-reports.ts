import type { OursAnswer } from '../../api/calls/call.ts';
import { savedReportCalls } from '../../api/calls/saved-report.ts';
import { useCall } from '../../api/client/query.ts';
import { formatDay } from '../../domain/values/format.ts';
import { savedReportWords as words } from '../../domain/words/saved-reports.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { useAddress } from '../kit/fields/use-address.ts';

/** A saved report as its list answers it. */
export type SavedReport = OursAnswer<typeof savedReportCalls.savedReports>['reports'][number];

const useSavedList = (enabled: boolean) => {
  const { id: businessId } = useBusiness();
  const asks = useMay()('reports') && enabled;
  return useCall(savedReportCalls.savedReports, { businessId }, { enabled: asks });
};

/** The saved reports somebody sees; none for a role that reads no reports, and while they are on their way. */
export const useSavedReports = (enabled = true): readonly SavedReport[] =>
  useSavedList(enabled).data?.reports ?? [];

/** The saved report a page's address names; undefined for none, or for one that somebody else keeps to themselves. */
export const useOpenedReport = (): SavedReport | undefined => {
  const { saved } = useAddress({ saved: '' }).values;
  return useSavedReports(saved !== '').find(({ id }) => id === saved);
};

/** Whether the saved report a page's address names is still on its way, with the note that belongs on its paper. */
export const useIsOpening = (): boolean => {
  const { saved } = useAddress({ saved: '' }).values;
  return useSavedList(saved !== '').isLoading;
};

const namesOf = (readers: SavedReport['readers']) =>
  readers
    .map(({ name, state }) =>
      state === 'on' ? name : words.reader({ name, state: words.readerStates[state] }),
    )
    .join(', ');

/** How a saved report is mailed, a sentence each; none where it isn't. */
export const mailSentences = (
  { every, day, nextOn, lastOn, obstacle, fault, owner, readers }: SavedReport,
  locale: string,
): string[] => {
  if (!every || day === null || nextOn === null) return [];
  const rhythm = { month: words.monthly, quarter: words.quarterly }[every];
  const leftOut = readers.filter(({ state }) => state !== 'on');
  const lost = readers.filter(({ state, undelivered }) => state === 'on' && undelivered);
  return [
    obstacle
      ? words.obstacles[obstacle](owner)
      : rhythm({ day: String(day), next: formatDay(nextOn, locale, 'long') }),
    ...(lastOn ? [words.last(formatDay(lastOn, locale, 'long'))] : []),
    ...(fault ? [words.refused(fault)] : []),
    ...(leftOut.length > 0 ? [words.leftOut(namesOf(leftOut))] : []),
    ...(lost.length > 0 ? [words.notDelivered(namesOf(lost))] : []),
  ];
};
