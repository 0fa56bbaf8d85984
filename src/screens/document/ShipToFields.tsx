import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { type Address, noAddress } from '../../domain/values/address.ts';
import { documentForm as words } from '../../domain/words/documents.ts';
import { dialog } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { AddressParts } from '../page/AddressParts.tsx';
import { fieldIdOf } from './displayed-fault.ts';
import { type FormPart, sameParts } from './same-parts.ts';

const shipToRecipe: SlotRecipeDefinition = {
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '4' },
    legend: {
      display: 'contents',
      '& > .title': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        fontWeight: '600',
      },
    },
  },
};

/** Where the goods go. It opens on demand with the customer's shipping address, empty where goods are bought, and is left out again as easily. */
export const ShipToFields = memo(
  function ShipToFields({ contactRole, form, noun, change }: FormPart) {
    const { id } = useBusiness();
    const queries = useQueryClient();
    const [lookup, setLookup] = useState<'no' | 'asking' | 'failed'>('no');
    const { shipTo, customer } = form;
    const show = (address: Address) => {
      setLookup('no');
      change({ shipTo: address });
    };

    async function open() {
      if (!customer || contactRole === 'vendor') return show(noAddress);
      setLookup('asking');
      try {
        const meta = { toldInPlace: true };
        const card = await queries.fetchQuery({ ...contactView(contactRole, id, customer.id), meta });
        show('shipping' in card ? card.shipping : noAddress);
      } catch {
        setLookup('failed');
      }
    }

    if (!shipTo && lookup === 'failed')
      return (
        <Notice>
          {words.shippingNotLoaded} <Button onClick={open}>{dialog.tryAgain}</Button>{' '}
          <Button onClick={() => show(noAddress)}>{words.enterAddress}</Button>
        </Notice>
      );
    if (!shipTo)
      return (
        <div>
          <Button look="ghost" onClick={open} pending={lookup === 'asking'}>
            <Icon name="plus" size={14} />
            {words.shipToAddress}
          </Button>
        </div>
      );
    return (
      <Fieldset.Root recipe={shipToRecipe}>
        <Fieldset.Legend>
          <span className="title">
            {words.shipTo}
            <Button look="ghost" onClick={() => change({ shipTo: null })}>
              {words.leaveOut}
            </Button>
          </span>
        </Fieldset.Legend>
        <AddressParts
          address={shipTo}
          onChange={(address) => change({ shipTo: address })}
          idOf={(part) => fieldIdOf(noun, `shipTo-${part}`)}
        />
      </Fieldset.Root>
    );
  },
  sameParts('shipTo', 'customer'),
);
