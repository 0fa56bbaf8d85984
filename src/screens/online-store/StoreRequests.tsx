import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { storePayouts } from '../../domain/online-store/online-store.words.ts';
import { formatDay } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

/** What customers of a store ask to be told, until somebody says that it was done: the store may be at rest by then, or gone. */
export function StoreRequests() {
  const { id: businessId } = useBusiness();
  const { data } = useCall(storeOrderCalls.storeMoney, { businessId });
  const press = usePlainAct();
  const locale = useLocale();
  return data?.asked.map(({ id, customer, orderNames, dueOn }) => (
    <Notice key={id}>
      {storePayouts.storeMoneyWords.request({ customer, orders: orderNames, day: formatDay(dueOn, locale) })}{' '}
      <Button
        onClick={() =>
          void press(`store.answer ${id}`, (intentKey) =>
            ask(storeOrderCalls.mapStore, { businessId, requestId: id }, { intentKey }),
          )
        }
      >
        {storePayouts.storeMoneyWords.answered}
      </Button>
    </Notice>
  ));
}
