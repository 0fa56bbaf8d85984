import type { ComponentProps } from 'react';
import { Loaded } from '../page/Loaded.tsx';
import { TaxesProvider } from './Taxes.tsx';

/** A document's form, once what it begins with is fetched. What it asks the server for besides is asked here, where no key draws it again. */
export const LoadedForm = <Data,>({ children, ...rest }: ComponentProps<typeof Loaded<Data>>) => (
  <Loaded {...rest}>{(data) => <TaxesProvider>{children(data)}</TaxesProvider>}</Loaded>
);
