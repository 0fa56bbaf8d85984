/** What an item is called, with its SKU. */
export const ItemName = ({ name, sku }: { name: string; sku: string }) => (
  <>
    {name} {sku && <small className="quiet">{sku}</small>}
  </>
);
