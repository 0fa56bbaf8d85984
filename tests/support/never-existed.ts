/** An id as the wire writes them, of nothing that ever was. */
export const neverExisted = 'AZ8AAAAAcAAAAAAAAAAAAA';
